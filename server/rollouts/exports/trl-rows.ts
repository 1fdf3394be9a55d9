import type { Rollout, RolloutMessage, RolloutSettings } from "@/server/views";

/** What a row says of where it is from, next to the columns that TRL reads. */
function sidecar({ task_id, task_set, seed, step }: Rollout, { model, scripted }: RolloutSettings) {
  return { task_id, task_set, seed, step, model, scripted };
}

/** TRL's templates take arguments as objects alone; what a model wrote in another form can be no example. */
export function isReadable({ messages }: Rollout): boolean {
  const calls = messages.flatMap((message) => (message.role === "assistant" ? (message.tool_calls ?? []) : []));
  return calls.every(({ function: { arguments: input } }) => isObject(input));
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * A rollout for supervised fine-tuning, in TRL's prompt-completion type: one row for each answer of the model, which alone is trained, with
 * all that came before as its prompt.
 */
export function sftRows(rollout: Rollout, settings: RolloutSettings): object[] {
  const { messages, tools, reward } = rollout;
  return messages.flatMap((message, at) =>
    message.role === "assistant"
      ? [{ prompt: messages.slice(0, at), completion: [message], tools, ...sidecar(rollout, settings), reward }]
      : [],
  );
}

/**
 * A group as a pair for DPO, in TRL's preference type with explicit prompt: the answers at which one of its best and one of its worst rollouts
 * part, after the same messages. What came later is left out, since observations are no preference of the model's. Of all such rollouts
 * those that part latest are taken. Null where none part at an answer, or all earned the same.
 */
export function dpoRow(group: readonly Rollout[], settings: RolloutSettings): object | null {
  const rewards = group.map(({ reward }) => reward);
  const [best, worst] = [Math.max(...rewards), Math.min(...rewards)];
  if (group.length === 0 || best === worst) return null;
  const ofReward = (wanted: number) => group.filter(({ reward }) => reward === wanted);
  const pairs = ofReward(best).flatMap((chosen) => ofReward(worst).flatMap((rejected) => partingOf(chosen, rejected)));
  const [first, ...others] = pairs;
  if (first === undefined) return null;
  const latest = others.reduce((one, other) => (other.at > one.at ? other : one), first);
  const { chosen, at } = latest;
  return {
    ...{ prompt: chosen.messages.slice(0, at), chosen: [latest.chosenAnswer], rejected: [latest.rejectedAnswer] },
    ...{ tools: chosen.tools, ...sidecar(chosen, settings), reward_chosen: best, reward_rejected: worst },
  };
}

interface Parting {
  readonly chosen: Rollout;
  /** Messages that are the same before. */
  readonly at: number;
  readonly chosenAnswer: RolloutMessage;
  readonly rejectedAnswer: RolloutMessage;
}

function partingOf(chosen: Rollout, rejected: Rollout): Parting[] {
  const at = chosen.messages.findIndex((message, index) => !isSame(message, rejected.messages[index]));
  const [chosenAnswer, rejectedAnswer] = [chosen.messages[at], rejected.messages[at]];
  if (chosenAnswer?.role !== "assistant" || rejectedAnswer?.role !== "assistant") return [];
  return [{ chosen, at, chosenAnswer, rejectedAnswer }];
}

function isSame(one: RolloutMessage, other: RolloutMessage | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
