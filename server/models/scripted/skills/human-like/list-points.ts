import { bodyOf, instructionOf, queryIn, todayIn } from "../../reading/prompt-text";
import { readWish } from "../../reading/wish";
import type { Skill } from "../../skill";

/** Keypoints: what the query asks for, a line each; points are overlooked one by one. */
export const listKeyPoints: Skill = {
  name: "list-key-points",
  recognises: (prompt) => instructionOf(prompt).startsWith("You are the Keypoints agent"),
  async reply(prompt, dial) {
    const body = bodyOf(prompt);
    const wish = await readWish(queryIn(body), todayIn(body));
    const points = [
      `Dates: ${wish.days} days from ${wish.start}.`,
      `People: ${wish.people}.`,
      wish.budget === null ? null : `Total budget: $${wish.budget} for everybody.`,
      `Places: from ${wish.origin} to ${wish.state ?? wish.destinations.join(", ")} and back.`,
      wish.roomType && `Rooms: ${wish.roomType}.`,
      wish.houseRules.length > 0 ? `House rules: the lodging must allow ${wish.houseRules.join(", ")}.` : null,
      wish.cuisines.length > 0 ? `Food: ${wish.cuisines.join(", ")} cuisine, each at least once.` : null,
      wish.transportation && `Transportation: ${wish.transportation}.`,
    ].filter((point) => point !== null && !dial.errs("overlook"));
    return { text: points.map((point, index) => `${index + 1}. ${point}`).join("\n") };
  },
};

const GUIDES = [
  "Meals: three on a day spent in one city, never twice at the same restaurant.",
  "Sights: at least one on such a day, none seen twice.",
  "Lodging: every night has one, for at least its minimum nights, with room for everybody.",
  "Moving: one way of travelling that goes with the others; driving oneself does not go with flights or taxis.",
  "Money: the expenses of all days together stay within the budget.",
];

/** Commonsense: what a model knows without being told; it is shown no request. */
export const listGuides: Skill = {
  name: "list-guides",
  recognises: (prompt) => instructionOf(prompt).startsWith("You are the Commonsense agent"),
  reply: () => ({ text: GUIDES.map((guide, index) => `${index + 1}. ${guide}`).join("\n") }),
};
