import type { EntryWording } from "./entry-wording";

const AIRLINES = {
  "American Airlines": ["American", "American Airlines"],
  "United Airlines": ["United", "United Airlines"],
  "Delta Airlines": ["Delta", "Delta Airlines"],
  "Alaska Airlines": ["Alaska Airlines", "Alaska"],
  "JetBlue Airways": ["JetBlue", "Jet Blue"],
};
const MAKERS = { boeing: ["Boeing", "a Boeing"], airbus: ["Airbus", "an Airbus"] };

export const FLIGHT = {
  "flight.preferredAirline": {
    spoken: AIRLINES,
    frames: [
      "last time it was {v} and {we} had nothing to grumble about, so them again, please",
      "is {v} going that way? That would be my pick",
      "{we} tend to end up on {v}, and happily so",
      "it would have to be {v}, wouldn't it? They've never let {us} down",
      "I can't say a bad word about {v}, so let's stay with them",
      "if {v} has seats, I wouldn't look any further",
    ],
    answers: {
      "no preference": [
        "no favourites there, a plane is a plane",
        "whoever flies the route, {we're} not loyal to anyone",
        "is there really any difference? Whichever carrier gets {us} there",
        "I've never stuck to one airline and don't mean to start",
      ],
    },
    vague: [
      "one of the proper ones, I suppose",
      "somebody reliable, let's say",
      "a carrier one has heard of, at any rate",
      "the one my neighbour keeps going on about, what was it called",
    ],
    mentions: ["{we} usually fly with {v} and would like to again", "I'd be happiest flying {v}"],
  },
  "flight.avoidAirline": {
    spoken: AIRLINES,
    frames: [
      "anyone but {v}, they lost a bag of mine once and never said sorry",
      "{we} had a wretched time with {v} and wouldn't go back",
      "I'd sooner walk than fly {v} again",
      "please keep {us} away from {v}",
      "let's just say that {v} and I are no longer on speaking terms",
      "not {v}, if it can be helped",
    ],
    answers: {
      "no preference": [
        "none that {we'd} refuse, no",
        "no, {we} hold no grudges against any of them",
        "there isn't one {we} wouldn't fly with",
        "no airline has annoyed {us} enough for that",
      ],
    },
    vague: [
      "one or two have annoyed {us} over the years",
      "the ones with the bad reputation, I'd say",
      "well, one hears some horror stories, doesn't one",
      "there was one that was dreadful, I'd have to think which",
    ],
    mentions: ["please don't put {us} on {v}, once was enough", "any airline will do as long as it isn't {v}"],
  },
  "flight.preferredCabin": {
    spoken: { economy: ["economy"], coach: ["coach"], business: ["business class", "business"] },
    frames: ["{v}, the same as last time", "I'd say {v}, and I wouldn't lose sleep over the label"],
    answers: {
      economy: [
        "last time {we} flew economy and that was fine",
        "economy's good enough, it's only a few hours, isn't it?",
        "I've never seen the point of paying for more than economy",
        "there's nothing wrong with economy, so that",
      ],
      coach: [
        "coach will do, it lands at the same time as the rest",
        "just coach seats, same as always",
        "I'm a coach sort of person and not ashamed of it",
        "coach, unless you think I've won the lottery",
      ],
      business: [
        "business class, I'm afraid, {we've} been spoiled",
        "once you've flown business there's no going back, is there?",
        "up in business, please, the seats that lie flat",
        "it'll have to be business, I don't fold up as well as I used to",
      ],
      "no preference": [
        "front or back of the plane, it's all one to me",
        "whichever class there's a seat in, it makes no odds",
        "I wouldn't know the difference with my eyes shut, so any cabin",
      ],
    },
    vague: [
      "something comfortable enough",
      "not the worst seats on the plane, ideally",
      "somewhere I can sit without regretting it",
    ],
    mentions: ["{we'd} be flying {v}", "as for the plane, {v} seats are what {we} go for"],
  },
  "flight.preferredRefundability": {
    answers: {
      refundable: [
        "refundable, things do have a way of going wrong",
        "{we'd} want {our} money back if it all fell through",
        "I wouldn't book a fare that can't be refunded",
        "last year {we} had to cancel and {were} glad the fare was refundable, so that again",
      ],
      "non-refundable": [
        "non-refundable is fine, {we're} definitely going",
        "{we} never cancel, so the cheaper, non-refundable sort",
        "I don't need to be able to get the money back, so non-refundable",
        "last time {we} took the non-refundable fare and it was never an issue",
      ],
      "no preference": [
        "refundable or not, I can't say I mind",
        "either sort of ticket, it's neither here nor there",
        "it honestly makes no difference to {us} whether the fare can be refunded",
      ],
    },
    vague: [
      "something that isn't a trap",
      "well, the sensible kind of fare",
      "it would rather depend on what they charge for it",
    ],
    mentions: ["the plane tickets should be {v}", "{we'd} book {v} fares"],
  },
  "flight.preferredFlyTime": {
    spoken: { morning: ["in the morning"], afternoon: ["in the afternoon"], "red-eye": ["on the red-eye"] },
    frames: ["{we} flew {v} last time and it suited {us}", "{v}, if there's a choice"],
    answers: {
      morning: [
        "a morning flight, then there's something left of the day",
        "I'm up with the birds anyway, so mornings",
        "before lunch, while I'm still in a good mood: morning, that is",
      ],
      afternoon: [
        "an afternoon flight, I'm no use to anybody before lunch",
        "afternoons, so nobody has to hurry over breakfast",
        "some time after lunch: afternoon departures are what {we} like",
      ],
      "red-eye": [
        "the red-eye, strange as it sounds, I sleep well up there",
        "overnight, a red-eye: why waste a day sitting in a plane?",
        "red-eyes never bothered {us}, so one of those",
      ],
      "no preference": [
        "any hour, I sleep on planes and on nothing else",
        "it doesn't matter a bit what time {we} fly",
        "early or late, it's all the same to {us}",
      ],
    },
    vague: ["a civilised hour", "some time that isn't silly", "when the airport isn't a zoo, I'd hope"],
    mentions: ["{we'd} rather fly {v}", "for the flights, {v} is best"],
  },
  "flight.preferredMealOptions": {
    spoken: {
      vegetarian: ["vegetarian", "the vegetarian one"],
      "gluten-free meals": ["gluten-free", "the gluten-free one"],
    },
    frames: ["{v}, please, and I always have to remind them twice", "last time they got {v} right, so that again"],
    answers: {
      vegetarian: [
        "I don't eat meat, so a vegetarian tray",
        "vegetarian, ever since I kept chickens",
        "I haven't eaten meat in years, so something vegetarian",
      ],
      "gluten-free meals": [
        "gluten and I don't agree, so a gluten-free meal",
        "it can't have any gluten in it",
        "gluten-free, or I'll be sorry for a week",
      ],
      "no preference": [
        "I eat whatever comes on the tray",
        "nothing special, the ordinary meal is fine, whatever it is",
        "does anyone really choose? Anything edible",
      ],
    },
    vague: [
      "something that agrees with me",
      "well, plane food is plane food, I'd have to see the menu",
      "nothing too peculiar",
    ],
    mentions: ["on the plane {we'd} need the meals to be {v}", "{our} meals on board have to be {v}"],
  },
  "flight.preferredChangePolicies": {
    spoken: { "free changes": ["free changes"], "change for a fee": ["changes for a fee"] },
    frames: ["{v} would do nicely", "last time the ticket came with {v} and that worked out"],
    answers: {
      "free changes": [
        "I'd want to be able to change it without paying",
        "free changes, since {our} plans never survive a week",
        "it shouldn't cost anything to move the flight",
      ],
      "change for a fee": [
        "paying a fee to change is fine, {we} hardly ever do",
        "if {we} have to change it, {we'll} pay the fee, no complaints",
        "a change fee is acceptable, it needn't be free",
      ],
      "no preference": [
        "{we} won't be changing anything, so whatever the rules are",
        "I couldn't care less about the change rules",
        "any change policy, it makes no difference to {us}",
      ],
    },
    vague: [
      "something reasonable if things shift",
      "well, life happens, doesn't it",
      "I'd hope they'd be nice about it",
    ],
    mentions: ["the tickets should come with {v}", "for the flights {we'd} want {v}"],
  },
  "flight.needInflightEntertainment": {
    spoken: { "free Wi-Fi": ["free Wi-Fi"], "paid Wi-Fi": ["paid Wi-Fi"] },
    frames: ["{v} on board is what {we'd} go for", "last time there was {v} on the plane and that did the job"],
    answers: {
      "free Wi-Fi": [
        "Wi-Fi that's free, because who pays for that these days?",
        "free Wi-Fi, otherwise I stare at the seat in front of me",
        "I'd like to be online up there without paying for it",
      ],
      "paid Wi-Fi": [
        "Wi-Fi, and I don't mind paying for it",
        "the paid Wi-Fi is fine, it's usually quicker",
        "I'll pay for the Wi-Fi, so long as there is some",
      ],
      "no preference": [
        "I bring a book, so whatever they've got",
        "no need to be entertained, anything or nothing",
        "it's all the same to me, I look out of the window",
      ],
    },
    vague: ["something to pass the time", "well, it gets dull up there, doesn't it", "a bit of distraction, I suppose"],
    mentions: ["on the plane I'd like {v}", "a flight with {v} would be good"],
  },
  "flight.preferredAircraftType": {
    spoken: MAKERS,
    frames: [
      "{v} every time, don't ask me why",
      "my uncle built planes and swore by {v}, so that",
      "I'm not an engineer, but {v} feels right to me",
      "last time it was {v} and a very smooth ride it was, so that again",
    ],
    answers: {
      "no preference": [
        "as long as it has wings I'm content with either",
        "I couldn't tell one aircraft from the other, so whichever",
        "Boeing, Airbus, it's all the same to me",
      ],
    },
    vague: ["a big one, I suppose", "something modern", "one that looks as if it was washed this year"],
    mentions: ["I feel best on {v}", "I'd like the plane to be {v}"],
  },
  "flight.avoidAircraftType": {
    spoken: MAKERS,
    frames: [
      "not {v}, I read too many newspapers",
      "I'd sooner not set foot on {v}",
      "anything but {v}, please",
      "my brother works in a hangar and says to stay off {v}, so no {v} for {us}",
    ],
    answers: {
      "no preference": [
        "no, I'd board any of them",
        "there's no aircraft {we'd} refuse",
        "nothing to avoid there, they all fly, don't they?",
      ],
    },
    vague: [
      "well, one reads things, doesn't one",
      "the rattly kind",
      "there's one I don't quite trust, but I'd have to look it up",
    ],
    mentions: ["I'd rather not fly on {v}", "please, no flight on {v}"],
  },
  "flight.needDisabilityAccess": {
    answers: {
      true: [
        "yes, {we'd} need accessible seating and help with boarding",
        "I'm afraid so, the flight has to be accessible",
        "without disability access on the plane {we} couldn't go at all, so yes",
      ],
      false: [
        "no, {we} manage the steps and the aisle without help",
        "not on the plane, no",
        "no need, {we} get to {our} row unaided",
      ],
    },
    vague: [
      "that rather depends on the airport",
      "it varies, some days are easier than others",
      "hard to say until {we} see it",
    ],
    mentions: ["the flights have to be accessible for disabled passengers", "I'd need disability access on the plane"],
  },
  "flight.needTravelInsurance": {
    answers: {
      true: [
        "yes, insure {us}, I've seen what happens without",
        "wouldn't it be silly not to? Yes, with insurance",
        "I never go without travel insurance, so yes please",
      ],
      false: [
        "no insurance, {we're} covered already",
        "no, I've paid for it for years and never once used it, so without",
        "leave the insurance out, thank you",
      ],
    },
    vague: [
      "it depends what it would cover",
      "my wallet says one thing and my nerves another",
      "I've heard good and bad about that",
    ],
    mentions: ["travel insurance should come with the flights", "{we'd} want the flights insured"],
  },
} satisfies Record<string, EntryWording>;
