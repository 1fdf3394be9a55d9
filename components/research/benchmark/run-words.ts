import type { RunListItem, RunStatus } from "@/server/views";
import { counted } from "../../format";

export const STATUS_NAMES: Record<RunStatus, string> = {
  queued: "Queued",
  running: "Running",
  finished: "Finished",
  cancelled: "Cancelled",
  stopped: "Stopped",
};

/** What a run is, where it is not one of an agent that is here. */
export const KIND_WORDS: Record<Exclude<RunListItem["kind"], "run">, string> = {
  external: "external agent",
  submission: "submission",
};

/** "scripted", "qwen as planner, llama as agent"; null where no model is used or known. */
export function modelWords({ identity }: Pick<RunListItem, "identity">): string | null {
  const { embedder, ...answering } = identity?.models ?? {};
  const models = Object.entries(answering);
  const names = [...new Set(models.map(([, { name }]) => name))];
  const [only = null] = names;
  if (embedder !== undefined && only !== null && embedder.name !== only) {
    return `${names.length === 1 ? only : rolesWords(models)}, ${embedder.name} as embedder`;
  }
  return names.length <= 1 ? only : rolesWords(models);
}

function rolesWords(models: readonly (readonly [string, { readonly name: string }])[]): string {
  return models.map(([role, { name }]) => `${name} as ${role}`).join(", ");
}

/** "counts of words as embedder in 3 of 9 trials": where code took a model's place; null where it did not. */
export function replacedWords({ replaced = [], finished }: Pick<RunListItem, "replaced" | "finished">): string | null {
  if (replaced.length === 0) return null;
  return replaced.map(({ role, by, trials }) => `${by} as ${role} in ${trials} of ${finished} trials`).join(", ");
}

/** "two-stage, text protocol, without notebook": how the method works. */
export function settingWords({ identity }: Pick<RunListItem, "identity">): string {
  if (identity === null) return "";
  const { mode, protocol, input, without, objective } = identity.settings;
  return [
    mode,
    protocol === null ? null : `${protocol} protocol`,
    input === null ? null : `input ${input}`,
    objective === null ? null : `objective ${objective}`,
    without.length === 0 ? null : `without ${without.join(", ")}`,
  ]
    .filter((part) => part !== null)
    .join(", ");
}

/** "validation, 180 tasks", "validation, the first 20 of 180 tasks". */
export function tasksWords({ name, count, of }: RunListItem["tasks"]): string {
  const number = (value: number) => value.toLocaleString("en-US");
  return count === of
    ? `${name}, ${counted(count, "task")}`
    : `${name}, the first ${number(count)} of ${counted(of, "task")}`;
}

/** How long it will still take: "about 3 min left". */
export function timeLeftWords(seconds: number): string {
  if (seconds < 60) return `about ${Math.max(1, Math.round(seconds))} s left`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `about ${minutes} min left` : `about ${counted(Math.round(minutes / 60), "hour")} left`;
}

/** "2026-11-22 06:00": when something was, in the world's time. */
export function whenWords(iso: string): string {
  return iso.slice(0, 16).replace("T", " ");
}
