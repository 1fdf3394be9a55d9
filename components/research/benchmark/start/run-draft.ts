import { type OfferedAgent, type RunOrder, runOrderSchema } from "@/server/views";
import { A_NUMBER, COUNT, type NumberKind, typedNumber } from "./typed-number";

/** What the form holds: texts as typed. */
export interface RunDraft {
  readonly name: string;
  readonly taskSet: string;
  readonly tasks: string;
  readonly world: string;
  readonly agent: string;
  readonly mode: string;
  readonly protocol: "text" | "native";
  readonly without: readonly string[];
  readonly input: string;
  readonly objective: string;
  readonly model: string;
  /** Texts in place of those of the agent's prompts, by the prompts' names. */
  readonly prompts: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly trials: string;
  readonly timeLimitSeconds: string;
  readonly concurrency: string;
  readonly stepsPerTrial: string;
  readonly tokensPerTrial: string;
  readonly secondsPerTrial: string;
  readonly costPerTrial: string;
  readonly cost: string;
}

export const NEW_DRAFT: RunDraft = {
  name: "",
  taskSet: "",
  tasks: "",
  world: "",
  agent: "",
  mode: "",
  protocol: "text",
  without: [],
  input: "",
  objective: "",
  model: "",
  prompts: {},
  seed: "1",
  trials: "1",
  timeLimitSeconds: "10",
  concurrency: "1",
  stepsPerTrial: "",
  tokensPerTrial: "",
  secondsPerTrial: "",
  costPerTrial: "",
  cost: "",
};

/** The fields of the form, and what to do about what is wrong in them. */
export type DraftProblems = Partial<Record<keyof RunDraft, string>>;

/** What is ordered, or what is wrong with it field by field. `agent`: the one that is chosen. */
export function orderOf(
  draft: RunDraft,
  agent: OfferedAgent | undefined,
): { readonly order: RunOrder } | { readonly problems: DraftProblems } {
  const problems: DraftProblems = {};
  const number = (field: NumberField, kind: NumberKind): number | null => {
    const read = typedNumber(draft[field], kind);
    if ("value" in read) return read.value;
    problems[field] = read.problem;
    return null;
  };
  const seconds = (field: "secondsPerTrial" | "timeLimitSeconds", isNeeded: boolean) => {
    const value = number(field, { ...A_NUMBER, isNeeded, least: 0.1 });
    return value === null ? null : Math.round(value * 1_000);
  };
  if (draft.name.trim() === "") problems.name = "Give the run a name.";
  if (draft.taskSet === "") problems.taskSet = "Choose the tasks.";
  if (draft.world.trim() === "") problems.world = "Name the world that the agent works in.";
  if (agent === undefined) problems.agent = "Choose an agent.";
  if (agent?.needsModel && draft.model.trim() === "") problems.model = "This agent needs a model. Choose one.";
  const [limit, seed, trials] = [
    number("tasks", { ...COUNT, isNeeded: false }),
    number("seed", { ...COUNT, least: 0, most: 2_147_483_647 }),
    number("trials", { ...COUNT, most: 64 }),
  ];
  const [timeLimitMs, msPerTrial] = [seconds("timeLimitSeconds", true), seconds("secondsPerTrial", false)];
  const limits = {
    concurrency: number("concurrency", COUNT),
    stepsPerTrial: number("stepsPerTrial", { ...COUNT, isNeeded: false }),
    tokensPerTrial: number("tokensPerTrial", { ...COUNT, isNeeded: false }),
    costUsdPerTrial: number("costPerTrial", A_NUMBER),
    costUsd: number("cost", A_NUMBER),
    msPerTrial,
  };
  if (Object.keys(problems).length > 0) return { problems };
  const checked = runOrderSchema.safeParse({
    name: draft.name,
    taskSet: draft.taskSet,
    limit,
    world: draft.world.trim(),
    agent: draft.agent,
    settings: {
      input: chosenOf(draft.input, agent?.inputs ?? []),
      mode: chosenOf(draft.mode, agent?.modes ?? []),
      protocol: agent?.needsModel ? draft.protocol : null,
      without: draft.without.filter((part) => agent?.parts.includes(part)),
      objective: chosenOf(draft.objective, agent?.objectives ?? []),
      ...(agent?.takesModel && Object.keys(draft.prompts).length > 0 && { prompts: draft.prompts }),
      timeLimitMs,
    },
    model: agent?.takesModel ? draft.model.trim() || null : null,
    seed,
    trials,
    limits,
  });
  if (checked.success) return { order: checked.data };
  return { problems: { name: checked.error.issues[0]?.message ?? "Something here is wrong." } };
}

/** What is chosen of an agent's choices, else its first; null where it has none. */
export function chosenOf(chosen: string, offered: readonly string[]): string | null {
  return offered.includes(chosen) ? chosen : (offered[0] ?? null);
}

type NumberField =
  | "tasks"
  | "seed"
  | "trials"
  | "timeLimitSeconds"
  | "concurrency"
  | "stepsPerTrial"
  | "tokensPerTrial"
  | "secondsPerTrial"
  | "costPerTrial"
  | "cost";
