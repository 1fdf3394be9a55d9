import { type RunOrder, runOrderSchema } from "@/server/trip";
import type { Answers } from "../../../trpc/client";

export type OfferedAgent = Answers["runs"]["agents"][number];

/** What the form holds: texts as typed. */
export interface RunDraft {
  readonly name: string;
  readonly taskSet: string;
  readonly tasks: string;
  readonly world: string;
  readonly agent: string;
  readonly mode: "two-stage" | "sole-planning";
  readonly protocol: "text" | "native";
  readonly without: readonly string[];
  readonly input: "query" | "gold";
  readonly objective: "preferences" | "cost" | "time";
  readonly model: string;
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
  world: "travelplanner",
  agent: "",
  mode: "two-stage",
  protocol: "text",
  without: [],
  input: "query",
  objective: "preferences",
  model: "",
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
  const number = (field: keyof RunDraft & NumberField, kind: NumberKind): number | null => {
    const text = draft[field].trim();
    const value = Number(text);
    if (text === "" && !kind.isNeeded) return null;
    const isFine = text !== "" && (kind.isWhole ? Number.isSafeInteger(value) : Number.isFinite(value));
    if (isFine && value >= kind.least && value <= kind.most) return value;
    problems[field] = `Write ${kind.isWhole ? "a whole number" : "a number"} of at least ${kind.least}${
      kind.most < MOST ? ` and at most ${kind.most}` : ""
    }${kind.isNeeded ? "" : ", or nothing"}.`;
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
      input: draft.input,
      mode: agent === undefined || agent.modes.length === 0 ? null : modeOf(draft, agent),
      protocol: agent?.needsModel ? draft.protocol : null,
      without: draft.without.filter((part) => agent?.parts.includes(part)),
      objective: draft.objective,
      timeLimitMs,
    },
    model: agent?.takesModel ? draft.model.trim() || null : null,
    seed,
    trials,
    limits,
  });
  if (checked.success) return { order: checked.data };
  return { problems: { name: checked.error.issues[0]?.message ?? "Something here is not as it should be." } };
}

/** The mode that is chosen, or the agent's own where it does not know that one. */
export function modeOf(
  { mode }: Pick<RunDraft, "mode">,
  { modes }: OfferedAgent,
): "two-stage" | "sole-planning" | null {
  return modes.includes(mode) ? mode : (modes[0] ?? null);
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
interface NumberKind {
  readonly isWhole: boolean;
  readonly isNeeded: boolean;
  readonly least: number;
  readonly most: number;
}
const MOST = Number.MAX_SAFE_INTEGER;
const COUNT: NumberKind = { isWhole: true, isNeeded: true, least: 1, most: MOST };
const A_NUMBER: NumberKind = { isWhole: false, isNeeded: false, least: 0, most: MOST };
