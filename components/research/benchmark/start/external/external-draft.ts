import { type ExternalOrder, externalOrderSchema } from "@/server/views";
import { COUNT, type NumberKind, typedNumber } from "../typed-number";

/** What the form holds: texts as typed. */
export interface ExternalDraft {
  readonly agent: string;
  readonly name: string;
  readonly taskSet: string;
  readonly tasks: string;
  readonly world: string;
  readonly withPlanner: boolean;
  readonly trials: string;
  readonly concurrency: string;
  readonly minutesPerTrial: string;
  readonly callsPerTrial: string;
}

export const NEW_EXTERNAL_DRAFT: ExternalDraft = {
  agent: "",
  name: "",
  taskSet: "",
  tasks: "",
  world: "",
  withPlanner: false,
  trials: "1",
  concurrency: "2",
  minutesPerTrial: "60",
  callsPerTrial: "100",
};

/** The fields of the form, and what to do about what is wrong in them. */
export type ExternalProblems = Partial<Record<keyof ExternalDraft, string>>;

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_WEEK = 7 * 24 * 60;
/** As the order's schema has them. */
const MOST = { tasks: 100_000, trials: 64, concurrency: 64, minutesPerTrial: MINUTES_PER_WEEK, callsPerTrial: 1_000 };

/** What is ordered, or what is wrong with it field by field. */
export function externalOrderOf(
  draft: ExternalDraft,
): { readonly order: ExternalOrder } | { readonly problems: ExternalProblems } {
  const problems: ExternalProblems = {};
  const number = (field: keyof typeof MOST, kind: Partial<NumberKind> = {}): number | null => {
    const read = typedNumber(draft[field], { ...COUNT, most: MOST[field], ...kind });
    if ("value" in read) return read.value;
    problems[field] = read.problem;
    return null;
  };
  if (draft.agent.trim() === "") problems.agent = "Say what your agent is called.";
  if (draft.taskSet === "") problems.taskSet = "Choose the tasks.";
  if (draft.world.trim() === "") problems.world = "Name the world that the agent works in.";
  const minutes = number("minutesPerTrial", { isWhole: false, least: 0.1 });
  const order = {
    ...{
      agent: draft.agent,
      name: draft.name.trim() || draft.agent,
      taskSet: draft.taskSet,
      world: draft.world.trim(),
    },
    limit: number("tasks", { isNeeded: false }),
    withPlanner: draft.withPlanner,
    trials: number("trials"),
    concurrency: number("concurrency"),
    msPerTrial: Math.round((minutes ?? 0) * MS_PER_MINUTE),
    callsPerTrial: number("callsPerTrial"),
  };
  if (Object.keys(problems).length > 0) return { problems };
  const checked = externalOrderSchema.safeParse(order);
  if (checked.success) return { order: checked.data };
  return { problems: { agent: checked.error.issues[0]?.message ?? "Something here is wrong." } };
}
