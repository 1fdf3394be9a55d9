import type { EntryWording } from "./entry-wording";

export const ATTRACTION = {
  "attraction.preferredType": {
    spoken: {
      museum: ["museums", "a good museum"],
      art: ["art", "anything with art in it"],
      park: ["parks", "a nice park"],
      shopping: ["shopping", "a bit of shopping"],
      landmark: ["landmarks", "the famous landmarks"],
      "historical site": ["historical sites", "a historical site"],
      zoo: ["zoos", "the zoo"],
      aquarium: ["aquariums", "the aquarium"],
    },
    frames: [
      "{v}, I could spend all day",
      "{v} never bored {us} yet",
      "what would a trip be without {v}? That, for {us}",
      "last year it was {v} every day and {we} loved it, so that again",
      "I'm not above admitting that it's {v} for me",
    ],
    answers: {
      "no preference": [
        "I'll look at anything, {we're} easily amused",
        "no particular kind of sight",
        "whatever there is to see around there, I'm not choosy",
      ],
    },
    vague: ["interesting things", "something to write home about", "well, whatever people go there for, partly"],
    mentions: ["{we're} mostly coming for {v}", "what I want to see is {v}"],
  },
  "attraction.preferredDuration": {
    spoken: {
      "Less than 1 hour": ["less than an hour", "under an hour"],
      "1-2 hours": ["one to two hours", "1-2 hours", "between one and two hours"],
      "2-3 hours": ["two to three hours", "2-3 hours", "between two and three hours"],
      "More than 3 hours": ["more than three hours", "over 3 hours"],
    },
    frames: [
      "{v} at one place",
      "{v}, after that my feet take over",
      "last time {we} took {v} for each and it felt right",
      "would {v} be all right? That's {our} pace",
    ],
    answers: {
      "no preference": [
        "as long as it takes, {we} don't look at the clock",
        "it makes no odds how long a visit lasts",
        "long or short, either is fine by {us}",
      ],
    },
    vague: ["not too long, not too short", "a good while, I suppose", "until {we've} had enough"],
    mentions: ["for each sight {we} like to take {v}", "a visit should last {v}"],
  },
  "attraction.popularity": {
    spoken: {
      Low: ["little-known", "off the beaten track"],
      Medium: ["moderately popular"],
      High: ["very popular", "famous"],
    },
    answers: {
      Low: [
        "the little-known ones, I can't abide a queue",
        "places hardly anybody goes to",
        "off the beaten track, I've elbowed through enough crowds",
        "the less popular the better",
      ],
      Medium: [
        "moderately popular, neither famous nor forgotten",
        "somewhere in between, medium popularity if you like",
        "medium, some company but no queue round the block",
      ],
      High: [
        "the famous ones, there's a reason everyone goes",
        "the big, popular sights, why be clever about it?",
        "very popular, I want to have seen what everybody has seen",
        "the most popular ones",
      ],
      "no preference": [
        "famous or obscure, I'm happy either way",
        "it doesn't matter how well known a place is",
        "crowded or empty, it's all the same to {us}",
      ],
    },
    vague: ["a nice mix, I think, but it depends", "well, one doesn't want to miss out", "the good ones"],
    mentions: ["{we} like sights that are {v}", "the sights {we} look for are {v}"],
  },
  "attraction.ratings": {
    answers: {
      number: [
        "{n} stars or better, life's too short",
        "sights with {n} stars and up",
        "I'd not bother with anything below {n} stars",
        "at least {n} stars, going by what others say",
        "last time {we} went by {n} stars or more and it never let {us} down",
      ],
    },
    vague: ["worth the walk, that's all", "well, good ones, naturally", "something people speak well of"],
    mentions: ["sights should be rated {n} stars or better", "no attraction below {n} stars, please"],
  },
  "attraction.needDisabilityAccess": {
    answers: {
      true: [
        "yes, the sights have to be accessible",
        "yes, ramps and lifts, or it's no use to {us}",
        "I'd not get far without disability access there, so yes",
      ],
      false: [
        "no, {we} can climb the odd tower",
        "not for the sights, no",
        "no, nothing of that sort is needed when {we} go sightseeing",
      ],
    },
    vague: ["it depends on the hills", "some places yes, some no, I'd have to see", "that's never simple, is it"],
    mentions: ["the sights have to have disability access", "attractions must be accessible for {us}"],
  },
  "attraction.needGuidedTours": {
    spoken: { Yes: ["with a guide"], No: ["without a guide"] },
    frames: ["{v}, the same as last time"],
    answers: {
      Yes: [
        "yes, a guide, otherwise I only look at the ceiling",
        "guided tours, yes, I like the stories",
        "I do like somebody to explain it, so yes, guided",
      ],
      No: [
        "no guide, I wander off anyway",
        "no, {we'd} sooner look around on {our} own",
        "no tours, somebody with an umbrella always shouts at me",
      ],
      "no preference": [
        "guided or not, I'm content both ways",
        "with or without a guide, I've no strong view, really none",
        "it makes no difference to {us} whether there's a tour",
      ],
    },
    vague: [
      "that depends on who's talking",
      "sometimes it's wonderful and sometimes it's torture",
      "I'm in two minds about that",
    ],
    mentions: ["{we} like to see the sights {v}"],
  },
  "attraction.specialEvents": {
    spoken: {
      Concerts: ["concerts", "a concert"],
      Festivals: ["festivals", "a festival"],
      Workshops: ["workshops", "a workshop"],
      Lectures: ["lectures", "a lecture"],
    },
    frames: [
      "{v}, if there's anything on",
      "{we} stumbled into {v} last time and it was the best part, so that",
      "{v} would not be unwelcome",
      "could there be {v}? I'd be delighted",
    ],
    answers: {
      Concerts: ["a concert, I hum along, you've been warned"],
      Festivals: ["festivals, the muddier the better"],
      Workshops: ["workshops, I like to make something with my hands"],
      Lectures: ["lectures, I'm one of those people who take notes"],
      "no preference": [
        "no events in particular, whatever's on",
        "I don't need any special event, any or none is fine",
        "{we} never plan around events, so I don't mind",
      ],
    },
    vague: [
      "something out of the ordinary",
      "a bit of a spectacle, perhaps",
      "well, if something good happens to be on",
    ],
    mentions: ["I'd love {v} while {we're} there", "if there's {v}, {we} want to go"],
  },
  "attraction.preferredAmenities": {
    spoken: {
      "Food and drink": ["food and drink", "something to eat and drink"],
      Restrooms: ["restrooms"],
      "Gift shop": ["a gift shop"],
      "Wi-Fi": ["Wi-Fi"],
    },
    frames: ["{v} at the sights", "{v}, that's what I look for first", "last time there was {v} and I was thankful"],
    answers: {
      "Food and drink": ["food and drink, a visit without cake is hard work", "a café, somewhere for food and drink"],
      Restrooms: ["restrooms, I count on them", "toilets, if I may be blunt"],
      "Gift shop": ["a gift shop, my shelves are full of spoons", "a gift shop, I never leave without a magnet"],
      "Wi-Fi": ["Wi-Fi, so I can look things up on the spot", "Wi-Fi there, I've no data plan to speak of"],
      "no preference": [
        "nothing in particular, the sight itself is enough",
        "I don't mind what else they have there",
        "no amenity {we'd} miss at a sight",
      ],
    },
    vague: ["the odd comfort", "something for when one's tired", "what one needs on a long day, I suppose"],
    mentions: ["the sights should have {v}", "wherever {we} visit I look for {v}"],
  },
} satisfies Record<string, EntryWording>;
