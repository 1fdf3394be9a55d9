import { between, bodyOf } from "../prompt-text";
import type { Skill } from "../skill";
import { askedDays } from "../trip/days";
import { rowsIn } from "../trip/rows";
import { dayText, planText } from "../trip/write-days";

/** The plan of a trip in one answer from the information given. */
const writePlan: Skill = async (prompt) => planText(await askedDays(prompt), rowsIn(bodyOf(prompt)));

/** Plans from the information given by thought and action: asks for the cost of each day, then finishes. */
const planStepwise: Skill = async (prompt) => {
  const body = bodyOf(prompt);
  const days = await askedDays(prompt);
  const rows = rowsIn(body);
  const step = 1 + (body.match(/^Observation \d+:/gm)?.length ?? 0);
  const day = days[step - 1];
  const action = day ? `CostEnquiry[${dayText(day, rows, "")}]` : `Finish[${planText(days, rows)}]`;
  return `Thought ${step}: ${day ? "What does this day cost?" : "That is the plan."}\nAction ${step}: ${action}`;
};

/** Anyone who writes or words a plan from what it is given. */
export const planSkills = {
  "agents/two-stage/plan": writePlan,
  "agents/sole-planning/direct": writePlan,
  "agents/sole-planning/cot": async (prompt) => `I go through the days in turn.\n\n${await writePlan(prompt)}`,
  "agents/sole-planning/act": planStepwise,
  "agents/sole-planning/reflect": (prompt) =>
    `The attempt ended because of ${between(bodyOf(prompt), "The attempt ended because of: ", ".")}. Next time I finish.`,
  "agents/hybrid/explain": (prompt) => `Here is your trip. ${between(bodyOf(prompt), "\nIn short: ", "\n")}`,
  // It reads no more than the rules do, which could not read it.
  "agents/plan-text/read": () => '{"days":[]}',
} satisfies Record<string, Skill>;
