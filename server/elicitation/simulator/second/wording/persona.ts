import type { EntryWording } from "./entry-wording";

export const PERSONA = {
  "persona.travelWithChild": {
    answers: {
      true: [
        "yes, my little one comes along",
        "there's a child with {us}, yes, and rather an opinionated one",
        "would I be let out of the house without the kid? Yes, a child is coming",
        "yes, with my child",
      ],
      false: ["no, no children this time", "grown-ups only, for once", "no kids, last time was lively enough"],
    },
    vague: [
      "that's still being argued about at home",
      "perhaps, it depends on the school",
      "{we} haven't quite settled that one",
    ],
    mentions: ["my little one is coming along", "I'm bringing my child"],
  },
  "persona.travelWithPets": {
    answers: {
      true: [
        "yes, the dog comes too, he'd never forgive {us}",
        "{our} pet travels with {us}, yes",
        "I couldn't leave the cat behind, so yes, with a pet",
        "there's a small dog to think of, yes",
      ],
      false: [
        "no, no animals",
        "no pets, unless you count my houseplants, and they stay at home",
        "{we} don't have a pet to bring",
      ],
    },
    vague: [
      "that depends on whether the neighbour is free",
      "I keep changing my mind about that",
      "{we'll} see, it's a long way for a small creature",
    ],
    mentions: ["the dog is coming too", "{we're} bringing {our} pet"],
  },
  "persona.travelFrequency": {
    spoken: { Rarely: ["hardly ever"], Occasionally: ["every now and then"], Frequently: ["very often"] },
    answers: {
      Rarely: [
        "hardly ever, to be honest",
        "once in a blue moon",
        "{we} rarely get away at all",
        "so seldom that I had to look for the suitcase",
      ],
      Occasionally: [
        "now and then, when life allows",
        "every so often, not all the time",
        "occasionally, I'd say",
        "from time to time",
      ],
      Frequently: [
        "all the time, the suitcase never gets put away",
        "very often, more than is good for my houseplants",
        "frequently, I couldn't tell you when I last spent a whole month at home",
        "I'm on the road constantly",
      ],
    },
    vague: ["about as much as anyone, I suppose", "more than some, less than others", "it comes and goes"],
    mentions: ["I travel {v}", "for what it's worth, I travel {v}"],
  },
  "persona.disability": {
    answers: {
      true: [
        "yes, I live with a disability",
        "there is a disability to plan around, yes",
        "yes, I'm disabled, though I don't make a fuss of it",
      ],
      false: ["no disability, touch wood", "no, nothing of the kind", "fit as a fiddle, so no"],
    },
    vague: [
      "nothing I can't usually talk my way around",
      "it's complicated, some days yes and some days no",
      "well, nobody's getting any younger",
    ],
    mentions: ["I have a disability, so that needs thinking about", "one thing to know: I'm disabled"],
  },
  "persona.budget": {
    answers: {
      number: [
        "{n} dollars all in, and that's the ceiling",
        "I've put {n} dollars aside for the whole trip",
        "my limit is {usd}, flights and all",
        "{usd} for everything, not a penny more",
        "would {usd} do? Because that's what there is",
        "last year's trip came to {n} dollars, and I'd keep to {n} again",
      ],
    },
    vague: [
      "not a fortune, shall we say",
      "enough to do it properly, not enough to be silly",
      "I'd have to look at my account before I say anything rash",
      "well, how long is a piece of string?",
    ],
    mentions: ["{we} have {usd} for the whole trip", "the whole thing shouldn't cost more than {usd}"],
  },
} satisfies Record<string, EntryWording>;
