import { planTrip } from "../planning/plan-trip";
import { dayText, planText } from "../planning/planned-day";
import { factsIn } from "../reading/facts";
import { bodyOf, instructionOf, queryIn, todayIn } from "../reading/prompt-text";
import { stepsInText } from "../reading/scratchpad";
import { readWish } from "../reading/wish";
import type { Skill } from "../skill";

/** Plans from the information given by thought and action: asks for the cost of each day, then finishes. */
export const planStepwise: Skill = {
  name: "plan in steps",
  recognises: (prompt) =>
    instructionOf(prompt).startsWith("You write a travel plan from the information given, in steps"),
  async reply(prompt, dial) {
    const body = bodyOf(prompt);
    const given = body.split(/\n\n(?:Thought|Reflection) 1:/)[0] ?? "";
    const wish = await readWish(queryIn(given), todayIn(given));
    const days = planTrip(wish, factsIn(given), dial);
    const steps = stepsInText(body);
    const number = steps.length + 1;
    const reply = (thought: string, action: string) => ({
      text: `Thought ${number}: ${thought}\nAction ${number}: ${action}`,
    });
    if (days === null) return reply("No way there and back again is given.", "Finish[There is no plan.]");
    const day = days[steps.length];
    if (day !== undefined) {
      const question = `CostEnquiry[${dayText(day)}\nPeople: ${wish.people}]`;
      return reply(`Day ${day.number} would look like this. What does it cost?`, question);
    }
    return reply(
      `Every day is thought through. ${costs(steps.map(({ observation }) => observation))}`,
      `Finish[${planText(days)}]`,
    );
  },
};

function costs(observations: readonly string[]): string {
  const dollars = observations.map((text) => Number(/costs \$([\d.]+)/.exec(text)?.[1] ?? 0));
  return `Together the days cost $${dollars.reduce((sum, one) => sum + one, 0)}.`;
}
