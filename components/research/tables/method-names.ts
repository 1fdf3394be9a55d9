import type { RunListItem } from "@/server/views";
import { listed } from "../../format";
import { modelWords, replacedWords, settingWords } from "../benchmark/run-words";

type Named = Pick<RunListItem, "id" | "name" | "identity" | "scripted" | "replaced" | "finished">;

/** From what a method is called at least to what tells any two runs apart. */
const DETAILS: readonly ((run: Named) => string | null)[] = [
  modelWords,
  settingWords,
  ({ identity }) => (identity === null ? null : `seed ${identity.seed}`),
  ({ name }) => name,
  ({ id }) => id,
];

/**
 * What tables and charts call runs, by id: the agent and what it works without (a submission by its name), with its model, settings, seed and
 * name as far as others are called the same. Runs by scripted models are marked, and those in which code took a model's place.
 */
export function methodNames(runs: readonly Named[]): ReadonlyMap<string, string> {
  let names = new Map(runs.map((run) => [run.id, methodOf(run)]));
  for (const detail of DETAILS) {
    const all = [...names.values()];
    names = new Map(
      runs.map((run) => {
        const name = names.get(run.id) ?? run.name;
        const isShared = all.filter((other) => other === name).length > 1;
        return [run.id, [name, isShared ? detail(run) : null].filter(Boolean).join(", ")];
      }),
    );
  }
  return new Map(
    runs.map((run) => {
      const marks = [run.scripted ? "scripted" : null, replacedWords(run)].filter((mark) => mark !== null);
      return [run.id, `${names.get(run.id)}${marks.length > 0 ? ` (${marks.join(", ")})` : ""}`];
    }),
  );
}

/** "tdag without agent-generation". */
export function methodOf({ name, identity }: Pick<Named, "name" | "identity">): string {
  if (identity === null) return name;
  const { without } = identity.settings;
  return without.length === 0 ? identity.agent : `${identity.agent} without ${listed([...without])}`;
}
