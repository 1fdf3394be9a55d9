/** What a person says in addition to pressed answers: openings that plan to different trips, and things that people tell unasked. */

const WAYS = [
  ["Boston", "Austin"],
  ["New York", "Miami"],
  ["Chicago", "Denver"],
  ["Seattle", "San Francisco"],
  ["Atlanta", "New Orleans"],
  ["Dallas", "Phoenix"],
  ["Denver", "Seattle"],
  ["Philadelphia", "Chicago"],
  ["Houston", "Nashville"],
  ["Los Angeles", "Las Vegas"],
] as const;
const PARTIES = ["two of us", "my wife and our two kids, 6 and 9", "just me", "four friends", "me and my mother"];
const WISHES = [
  "We love museums and want a quiet hotel.",
  "At least 4 stars, please, and no red-eye flights.",
  "I would like good Mexican food and some hiking.",
  "Somewhere we can swim, and not too expensive.",
  "We are on a tight budget but want one special dinner.",
  "Vegetarian restaurants matter most to us.",
];
const TOLD = [
  "I'd rather have a window seat.",
  "no seafood please",
  "We prefer to walk, a central hotel would be best.",
  "A gym in the hotel would be nice but is no must.",
  "I don't care, you choose.",
  "Yes, that is important to me.",
  "no",
  "We like live music in the evening.",
  "Actually, let's make the budget $3,200.",
  "around 4 stars",
  "Italian or Thai, nothing too fancy",
  "What do you still need to know?",
  "My mother uses a wheelchair, so it has to be accessible.",
  "No preference about the airline, but direct flights only.",
];

/** Draws numbers from 0 to below 1. */
export type Draw = () => number;

export function openingOf(draw: Draw): string {
  const [from, to] = pick(WAYS, draw);
  const first = 3 + Math.floor(draw() * 20);
  const days = 3 + Math.floor(draw() * 3);
  const budget = 1_800 + 100 * Math.floor(draw() * 25);
  return `${days} days in ${to} from ${from}, starting March ${first} 2027, ${pick(PARTIES, draw)}, budget $${budget}. ${pick(WISHES, draw)}`;
}

/** Half of the time one of the answers to press, where there are some. */
export function answerOf(presses: readonly string[], draw: Draw): string {
  return presses.length > 0 && draw() < 0.5 ? pick(presses, draw) : pick(TOLD, draw);
}

export const PLAN_NOW = "That's all. Please plan it now.";

function pick<T>(from: readonly T[], draw: Draw): T {
  const one = from[Math.floor(draw() * from.length)];
  if (one === undefined) throw new Error("There is nothing to pick from.");
  return one;
}
