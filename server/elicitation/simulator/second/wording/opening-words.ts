/** The pieces of the first words; `{we}` and the like as in the answers. */
export const GREETINGS: readonly string[] = [
  "hello there",
  "good morning, I hope I've come to the right place",
  "hi, a friend told me you sort these things out",
  "good day to you",
  "right, {we've} finally decided to go",
  "hello, where does one begin?",
];

/** By `persona.travelStyle`. */
export const STYLES: Readonly<Record<string, readonly string[]>> = {
  Budget: [
    "it should be done on a shoestring, {we} travel cheaply",
    "cheap and cheerful is how {we} travel",
    "{we} travel on a budget, no two ways about it",
  ],
  "Mid range cost": [
    "mid-range is {our} way of traveling, neither a hostel nor a palace",
    "nothing too cheap and nothing too dear, the middle of the range",
    "a mid-range sort of trip, if you see what I mean",
  ],
  Luxury: [
    "{we} like to travel in luxury, I won't pretend otherwise",
    "it should be a luxury trip, {we've} earned one",
    "why be modest? I'd like it luxurious",
  ],
};

/** By `persona.interest`. */
export const INTERESTS: Readonly<Record<string, readonly string[]>> = {
  museum: ["at home I spend my Sundays in museums", "I'm known for getting lost in museums"],
  "music event": ["I plan my year around music events", "at home I never miss a gig"],
  "sport games": [
    "I follow every game there is, sport is my thing",
    "I'm the one shouting at the referee at sport games",
  ],
  hiking: ["at home I go hiking every weekend", "I wear out a pair of hiking boots a year"],
  foodie: ["I'm a bit of a foodie", "my friends call me a foodie, and they're not wrong"],
  beach: ["I'm a beach person at heart", "I'm never happier than on a beach"],
  "city tour": ["I've toured more cities than I can count", "touring cities is what I like best"],
  "adventure sports": ["I like adventure sports, the sort with a harness", "adventure sports are my idea of a rest"],
};

export const PARTINGS: readonly string[] = [
  "",
  "",
  "where do {we} start?",
  "ask away",
  "could you take it from here?",
  "what do you need to know?",
];
