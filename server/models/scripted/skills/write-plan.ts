import { planTrip } from "../planning/plan-trip";
import { planText } from "../planning/planned-day";
import { factsIn } from "../reading/facts";
import { bodyOf, instructionOf, queryIn, todayIn } from "../reading/prompt-text";
import { readWish, type Wish } from "../reading/wish";
import type { Skill } from "../skill";

const NO_PLAN = "I cannot write this plan: the information given holds no way there and back again.";

/** Writes the plan of a trip in one answer from the information given: Planner, direct and chain of thought. */
export const writePlan: Skill = {
  name: "write a plan",
  recognises: (prompt) => instructionOf(prompt).startsWith("You write a travel plan from the information given."),
  async reply(prompt, dial) {
    const body = bodyOf(prompt);
    const wish = await readWish(queryIn(body), todayIn(body));
    const days = planTrip(wish, factsIn(body), dial);
    const plan = days === null ? NO_PLAN : planText(days);
    return { text: body.includes("Let's think step by step") ? `${reasoning(wish)}\n\n${plan}` : plan };
  },
};

function reasoning({ origin, days, people, budget, cityCount }: Wish): string {
  const limit = budget === null ? "There is no limit of money." : `All of it may cost $${budget}.`;
  return `The trip starts in ${origin} and takes ${days} days for ${people} ${people === 1 ? "person" : "people"}, with ${cityCount} ${cityCount === 1 ? "city" : "cities"} to visit. ${limit} I look for ways that go together, lodging that suits, and the cheapest restaurants that bring what is wished for.`;
}
