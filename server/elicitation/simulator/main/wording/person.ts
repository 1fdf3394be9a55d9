import type { EntryWording } from "./entry-wording";

export const PERSON_WORDING: readonly EntryWording[] = [
  {
    entry: "persona.travelWithChild",
    topic: "children on the trip",
    own: {
      true: {
        says: [
          "I'm travelling with my child.",
          "My kid is coming along.",
          "We have a child with us.",
          "I'm bringing my daughter, she's seven.",
          "My son is coming too, he's nine.",
        ],
        replies: [
          "Yes, my child is coming.",
          "Yes, one kid.",
          "Yes, there's a child with us.",
          "Yep, bringing my kid.",
        ],
      },
      false: {
        says: [
          "There are no children on this trip.",
          "I'm not bringing any kids.",
          "No kids will be coming along.",
          "It's adults only this time.",
        ],
        replies: ["No, no children.", "No kids, no.", "Nope, no kids coming.", "No, just adults."],
      },
    },
    vague: ["That's still being discussed at home.", "Possibly, I need to check.", "Maybe, not sure yet."],
  },
  {
    entry: "persona.travelWithPets",
    topic: "pets on the trip",
    own: {
      true: {
        says: [
          "I'm travelling with my dog.",
          "My dog is coming along.",
          "I'm bringing my cat.",
          "We have a pet with us.",
          "My pets come along on this trip.",
        ],
        replies: [
          "Yes, my dog is coming.",
          "Yes, one small dog.",
          "Yes, I'm bringing my cat.",
          "Yep, the dog comes too.",
        ],
      },
      false: {
        says: [
          "There are no pets on this trip.",
          "I'm not bringing any pets.",
          "No animals will be coming along.",
          "I don't have pets with me.",
        ],
        replies: ["No, no pets.", "No animals, no.", "Nope, no pets coming.", "No, the pets stay at home."],
      },
    },
    vague: ["Maybe, I haven't decided yet.", "It depends on whether I find a sitter.", "Possibly, I'd have to see."],
  },
  {
    entry: "persona.travelFrequency",
    topic: "how often I travel",
    own: {
      Rarely: {
        says: ["I rarely travel.", "I hardly ever travel.", "I travel very seldom.", "I almost never get to travel."],
        replies: ["Rarely.", "Hardly ever.", "Not often at all, rarely.", "Very seldom."],
      },
      Occasionally: {
        says: [
          "I travel occasionally.",
          "I travel now and then.",
          "I take a trip every once in a while.",
          "I travel from time to time.",
        ],
        replies: ["Occasionally.", "Now and then.", "From time to time.", "Every once in a while."],
      },
      Frequently: {
        says: ["I travel frequently.", "I travel a lot.", "I'm on the road very often.", "I travel all the time."],
        replies: ["Frequently.", "Very often.", "A lot, honestly.", "All the time."],
      },
    },
    vague: ["Hard to say, it varies.", "It changes from year to year.", "Depends on the year."],
  },
  {
    entry: "persona.disability",
    topic: "disabilities",
    own: {
      true: {
        says: [
          "I have a disability.",
          "I should mention that I have a disability.",
          "I live with a disability.",
          "I use a wheelchair.",
        ],
        replies: [
          "Yes, I have a disability.",
          "Yes, I do.",
          "Yes, I use a wheelchair.",
          "Yeah, I do have a disability.",
        ],
      },
      false: {
        says: [
          "I don't have a disability.",
          "There are no disabilities to plan for.",
          "I have no disability.",
          "None of the travellers has a disability.",
        ],
        replies: ["No, no disability.", "No, I don't.", "No, nothing like that.", "Nope, no disabilities."],
      },
    },
    vague: ["I'd have to think about how to put that.", "It depends on the day.", "That's a bit complicated."],
  },
  {
    entry: "persona.budget",
    says: [
      "My budget is {v}.",
      "I have {v} for the whole trip.",
      "The budget for the whole trip is {v}.",
      "I don't want to spend more than {v} in total.",
      "I've set aside {v} for this trip.",
      "Everything together should stay under {v}.",
    ],
    replies: ["{v}.", "About {v} in total.", "{v} for everything.", "Up to {v}.", "I can spend {v}."],
    vague: [
      "Not too much, ideally.",
      "Something reasonable, I guess.",
      "Hmm, I haven't worked out a number yet.",
      "I'd like to keep it sensible.",
    ],
  },
];
