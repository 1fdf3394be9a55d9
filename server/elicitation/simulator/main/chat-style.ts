/** How a traveller writes. The words themselves come from the wording of the entries. */
export interface ChatStyle {
  readonly name: string;
  /** Put before an answer now and then. They affirm and deny nothing. */
  readonly leads: readonly string[];
  /** Put after an answer now and then. */
  readonly closers: readonly string[];
  /** How often a lead or a closer is put, 0–1. */
  readonly trimmings: number;
  /** How often an answer is a sentence that stands by itself, 0–1. */
  readonly fullSentences: number;
  readonly greetings: readonly string[];
  readonly write: (text: string) => string;
}

const asIs = (text: string) => text;

export const CHAT_STYLES: readonly ChatStyle[] = [
  {
    name: "casual",
    leads: ["Hmm.", "Oh.", "So.", "Let's see."],
    closers: [":)", "Thanks!", "Cheers!"],
    trimmings: 0.35,
    fullSentences: 0.4,
    greetings: ["Hey!", "Hi there!", "Hiya!"],
    write: lowerStart,
  },
  {
    name: "wordy",
    leads: [
      "Well, now that you ask.",
      "Let me think about that for a moment.",
      "That's something I've thought about before.",
      "It's funny that you ask.",
    ],
    closers: ["I hope that makes sense.", "At least that's how I've always felt.", "I hope that helps you along."],
    trimmings: 0.8,
    fullSentences: 0.95,
    greetings: [
      "Hello, and thank you for helping me with this!",
      "Good day! I've been looking forward to planning this.",
    ],
    write: asIs,
  },
  {
    name: "terse",
    leads: [],
    closers: [],
    trimmings: 0,
    fullSentences: 0.05,
    greetings: [],
    write: withoutStop,
  },
  {
    name: "formal",
    leads: ["Thank you for the question.", "I appreciate the question.", "With pleasure."],
    closers: ["Thank you.", "Kind regards."],
    trimmings: 0.45,
    fullSentences: 0.85,
    greetings: ["Good morning.", "Dear travel agent,", "Good afternoon."],
    write: withoutContractions,
  },
  {
    name: "chatty",
    leads: ["Ooh, good question!", "Ha, I knew you'd ask!", "Love that you're asking!", "Now we're talking!"],
    closers: ["So excited!", "Can't wait!", "This is fun!"],
    trimmings: 0.75,
    fullSentences: 0.7,
    greetings: ["Hi hi!", "Hello hello!", "Hey, so happy to get going!"],
    write: asIs,
  },
  {
    name: "grumpy",
    leads: ["Ugh, another question.", "Here we go.", "If you must know.", "Look."],
    closers: ["Next.", "Can we get on with it?", "That's it."],
    trimmings: 0.6,
    fullSentences: 0.4,
    greetings: ["Right.", "Hello."],
    write: asIs,
  },
  {
    name: "meticulous",
    leads: ["To be precise.", "I've given this some thought.", "Let me be clear on that."],
    closers: ["Please write that down.", "Please keep that in your notes."],
    trimmings: 0.5,
    fullSentences: 0.9,
    greetings: ["Hello.", "Good day."],
    write: asIs,
  },
  {
    name: "hurried",
    leads: ["Quickly.", "In a rush, sorry."],
    closers: ["Gotta run.", "What else?"],
    trimmings: 0.35,
    fullSentences: 0.15,
    greetings: ["Hi.", "Quick one."],
    write: withoutStop,
  },
];

/** Begins in lower case, as people do on a phone; "I" and names stay. */
function lowerStart(text: string): string {
  return text.replace(/^(The|For|Please|My|At|There|No|Yes|Any|When|If|Not|It|That)\b/, (word) => word.toLowerCase());
}

/** Leaves the last full stop off. */
function withoutStop(text: string): string {
  return text.replace(/\.$/, "");
}

const CONTRACTIONS: readonly (readonly [short: RegExp, long: string])[] = [
  [/\bwon't\b/g, "will not"],
  [/\bcan't\b/g, "cannot"],
  [/n't\b/g, " not"],
  [/\b(I|[Ww]e|[Yy]ou)'d\b/g, "$1 would"],
  [/\b(I|[Ww]e)'ve\b/g, "$1 have"],
  [/\b(I|[Ww]e|[Ii]t)'ll\b/g, "$1 will"],
  [/\bI'm\b/g, "I am"],
  [/\b([Ww]e|[Yy]ou)'re\b/g, "$1 are"],
  [/\b([Ii]t|[Tt]hat|[Tt]here|[Ss]he|[Hh]e)'s\b/g, "$1 is"],
];

function withoutContractions(text: string): string {
  return CONTRACTIONS.reduce((changed, [short, long]) => changed.replace(short, long), text);
}
