/** How a traveller talks around an answer: words before it and a sentence after it. Neither says anything of the trip. */
export interface Manner {
  readonly name: string;
  /** How often there is something before the answer, and after it. */
  readonly before: number;
  readonly after: number;
  readonly preludes: readonly string[];
  readonly asides: readonly string[];
}

export const MANNERS: readonly Manner[] = [
  {
    name: "storyteller",
    before: 0.5,
    after: 0.5,
    preludes: [
      "funny you should ask.",
      "now there's a story in that, but to be brief:",
      "oh, that takes me back.",
      "{we} {were} talking about that only last week:",
    ],
    asides: [
      "But that's a tale for another day.",
      "My sister can confirm it.",
      "You should have seen {our} last trip.",
      "I could tell you things, but let's move on.",
    ],
  },
  {
    name: "understated",
    before: 0.4,
    after: 0.4,
    preludes: ["oh, well,", "a modest wish:", "since you ask:", "well now,"],
    asides: [
      "I hope that isn't too much trouble.",
      "One tries to be easy to please.",
      "It would not go unnoticed.",
      "Stranger things have been asked for.",
    ],
  },
  {
    name: "questioner",
    before: 0.3,
    after: 0.5,
    preludes: ["isn't that the question?", "how shall I put it?", "what can I say?", "there's a thing to be asked."],
    asides: ["Does that help?", "Is that unusual?", "You see what I mean?", "Everybody has their ways, don't they?"],
  },
  {
    name: "hedger",
    before: 0.6,
    after: 0.3,
    preludes: [
      "if I had to say:",
      "off the top of my head:",
      "I would imagine:",
      "let me think... right:",
      "all things considered:",
    ],
    asides: ["At least that's how I see it today.", "I think that's right.", "There, I've said it."],
  },
  { name: "brisk", before: 0.1, after: 0.05, preludes: ["right,", "sure:"], asides: ["Next?", "That's that."] },
];

/** After an answer about something that matters to this traveller. */
export const WEIGHTY: readonly string[] = [
  "And that one I wouldn't want to compromise on.",
  "If you get one thing right, let it be this.",
  "It is no small thing to {us}.",
  "I'd be rather upset if that got lost.",
  "It's the sort of thing that makes or breaks a trip for {us}.",
  "{we} set great store by that.",
  "I'd call that important, if you ask me.",
  "That one really does matter to {us}, mind.",
];

/** After an answer about something that does not. */
export const LIGHT: readonly string[] = [
  "Not that I'd lose sleep over it.",
  "It's hardly the main thing, though.",
  "But don't turn the world upside down for it.",
  "There are bigger things in life.",
  "I wouldn't insist, mind.",
  "It isn't a big deal, though.",
];

/** Before the clear answer that follows a vague one. */
export const PLAINER: readonly string[] = [
  "sorry, I was being woolly.",
  "fair enough, let me be plain:",
  "you're right to ask again.",
  "all right, to be exact:",
];

/** To questions that this traveller keeps to itself. */
export const PRIVATE: readonly string[] = [
  "is that needed to plan a trip? I'd sooner keep it to myself",
  "I'd rather not go into that",
  "let's leave that out, if it's all the same to you",
];
