import { bodyOf } from "../reading/prompt-text";
import type { Skill } from "../skill";
import { askedDays } from "../trip/asked-days";
import { rowsIn } from "../trip/rows";
import { dayText, planText } from "../trip/write-days";

const COT = "agents/sole-planning/cot";

/** Writes the plan of a trip in one answer from the information given: Planner, direct and chain of thought. */
const writePlan: Skill = {
  name: "write a plan",
  prompts: ["agents/two-stage/plan", "agents/sole-planning/direct", COT],
  async reply(prompt) {
    const days = await askedDays(prompt);
    const plan = planText(days, rowsIn(bodyOf(prompt)));
    return { text: prompt.prompt === COT ? `The trip takes ${days.length} days.\n\n${plan}` : plan };
  },
};

/** Plans from the information given by thought and action: asks for the cost of each day, then finishes. */
const planStepwise: Skill = {
  name: "plan in steps",
  prompts: ["agents/sole-planning/act"],
  async reply(prompt) {
    const body = bodyOf(prompt);
    const days = await askedDays(prompt);
    const rows = rowsIn(body);
    const step = 1 + (body.match(/^Observation \d+:/gm)?.length ?? 0);
    const day = days[step - 1];
    const action = day ? `CostEnquiry[${dayText(day, rows, "")}]` : `Finish[${planText(days, rows)}]`;
    return {
      text: `Thought ${step}: ${day ? "What does this day cost?" : "That is the plan."}\nAction ${step}: ${action}`,
    };
  },
};

/** Looks back on a failed attempt of Reflexion. */
const reflect: Skill = {
  name: "reflect",
  prompts: ["agents/sole-planning/reflect"],
  reply(prompt) {
    const end = /The attempt ended because of: (.*)\./.exec(bodyOf(prompt))?.[1] ?? "an unknown reason";
    return { text: `The attempt ended because of ${end}. Next time I take names as they are given and finish.` };
  },
};

/** Puts a plan that the rules could not read into JSON: it reads no more than they do, so there are no days. */
const readPlan: Skill = {
  name: "read a plan",
  prompts: ["agents/plan-text/read"],
  reply: () => ({ text: '{"days":[]}' }),
};

export const planSkills: readonly Skill[] = [writePlan, planStepwise, reflect, readPlan];
