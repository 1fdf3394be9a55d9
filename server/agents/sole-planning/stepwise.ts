import type { EndReason, Event, Task } from "@/server/episodes";
import type { Agent, AgentContext } from "../agent";
import { askModel } from "../ask-model";
import { endOfProblem } from "../end-of-problem";
import { episodeByModel } from "../episode-by-model";
import { proposeText } from "../plan-text/propose-text";
import { READER_PROMPTS } from "../plan-text/reader-prompt";
import { attempt } from "./attempt";
import { REFLEXION_PROMPTS, reflectionPrompt } from "./prompts";
import { referenceInformation } from "./reference";

const MOST_ATTEMPTS = 3;

/** ReAct with reflections on the attempts that failed (TravelPlanner, section 4.1). */
export const reflexion: Agent = {
  name: "reflexion",
  description:
    "Sole planning by thought and action; an attempt that fails is reflected on, and the next one reads why.",
  needsModel: true,
  modes: ["sole-planning"],
  parts: [],
  prompts: [...REFLEXION_PROMPTS, ...READER_PROMPTS],
  run: (task, context) => episodeByModel(task, context, (limited) => planStepwise(task, limited, MOST_ATTEMPTS)),
};

/** Plans from the reference information by thought and action, in at most so many attempts. */
export async function* planStepwise(
  task: Task,
  context: AgentContext,
  attempts: number,
): AsyncGenerator<Event, EndReason> {
  const information = await referenceInformation(task, context);
  if (!information.ok) return yield* endOfProblem(information.problem);
  const reflections: string[] = [];
  let stepsBefore = 0;
  while (true) {
    const given = { information: information.value, reflections, stepsBefore };
    const end = yield* attempt(task, given, context);
    if (!end.ok) return yield* endOfProblem(end.problem);
    const { plan, reason, steps } = end.value;
    const unread = plan === null ? null : yield* proposeText(plan, context);
    if (unread !== null) return yield* endOfProblem(unread);
    if (plan !== null || reason === "step limit" || reflections.length + 1 === attempts) return reason;
    stepsBefore += steps.length;
    const reflection = yield* askModel(context, "reflector", reflectionPrompt(task, steps, reason));
    if (!reflection.ok) return yield* endOfProblem(reflection.problem);
    reflections.push(reflection.value.text.trim());
    yield { type: "thought", text: reflection.value.text.trim() };
  }
}
