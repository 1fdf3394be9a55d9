/** What a style of travel is called. */
export const STYLE_WORDS: Readonly<Record<string, readonly string[]>> = {
  Budget: ["I'm travelling on a budget.", "It should be a budget trip.", "I'm after a budget-friendly trip."],
  "Mid range cost": [
    "I'm looking for a mid-range trip.",
    "Mid-range cost is what I have in mind.",
    "I like to travel mid-range.",
  ],
  Luxury: ["I'm looking for a luxury trip.", "I like to travel in luxury.", "It should be a luxury experience."],
};

export const ALONE_WORDS: readonly string[] = ["I'm travelling alone.", "It's just me.", "I'm going by myself."];
/** `{n}`: how many there are, children included. */
export const TOGETHER_WORDS: readonly string[] = [
  "There are {n} of us.",
  "There will be {n} of us.",
  "It's a trip for {n} people.",
];
export const WITH_CHILD_WORDS: readonly string[] = [
  "There are {n} of us, including my child.",
  "It's {n} people, one of them my child.",
  "There will be {n} of us, my kid included.",
];
export const WITH_PET_WORDS: readonly string[] = [
  "My dog is coming along.",
  "I'm bringing my dog.",
  "I'm travelling with my cat.",
  "My dog comes too.",
];
