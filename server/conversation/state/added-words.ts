import { type EntryValue, isAvoided, NO_PREFERENCE, PREFERENCE_ENTRIES, type Said } from "@/server/trip";
import type { Known } from "./conversation";
import type { Words } from "./words";

/**
 * What words say on top of what is known. A correction takes the place of what was said; else what is turned down and what lodging must
 * allow adds up. Who rules out flying and driving leaves no way to travel that a plan could be made of: what was said first stays, and
 * which of them holds is unclear.
 */
export function addedTo({ said, dialog }: Pick<Known, "said" | "dialog">, { understood, acts }: Words): Said {
  if (acts.includes("correct")) return understood;
  const entries = { ...understood.entries };
  for (const { key: entry } of PREFERENCE_ENTRIES.filter(({ key }) => isAvoided(key))) {
    const [was, is] = [dialog.notes.get(entry)?.value, entries[entry]];
    if (was !== undefined && was !== null && is !== undefined) entries[entry] = bothOf(was, is);
  }
  const { houseRule, ...constraints } = understood.constraints;
  const rules = houseRule && [...new Set([...(said.constraints.houseRule ?? []), ...houseRule])];
  const added: Said = {
    ...understood,
    entries,
    constraints: { ...constraints, ...(rules !== undefined && { houseRule: rules }) },
  };
  return rulesOutAllWays(said, understood) ? withOpenWay(added) : added;
}

/** Whether one of flying and driving was ruled out before, and now the other one. */
function rulesOutAllWays(said: Said, { constraints }: Said): boolean {
  const [was, is] = [said.constraints.transportation, constraints.transportation];
  return was !== undefined && is !== undefined && was !== is && !said.unclear.includes("transportation");
}

function withOpenWay({ constraints: { transportation: _second, ...constraints }, unclear, ...rest }: Said): Said {
  return { ...rest, constraints, unclear: [...unclear, "transportation"] };
}

function bothOf(was: EntryValue, is: EntryValue): EntryValue {
  if (was === NO_PREFERENCE || is === NO_PREFERENCE) return is;
  const values = [...new Set([was, is].flat().flatMap((one) => (typeof one === "string" ? [one] : [])))];
  const [only] = values;
  return values.length === 1 && only !== undefined ? only : values;
}
