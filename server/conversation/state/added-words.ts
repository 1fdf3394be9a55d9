import { bothRuledOut, type EntryValue, isAvoided, NO_PREFERENCE, PREFERENCE_ENTRIES, type Said } from "@/server/trip";
import type { Known } from "./conversation";
import type { Words } from "./words";

/**
 * What words say on top of what is known. A correction takes the place of what was said; else what is turned down, ways to travel among it,
 * and what lodging must allow adds up.
 */
export function addedTo({ said, dialog }: Pick<Known, "said" | "dialog">, { text, understood, acts }: Words): Said {
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
  return withAllRuledOut(said, added, text);
}

/** "No flights either", after "no driving": both are ruled out, and trains and buses are left. */
function withAllRuledOut(said: Said, added: Said, text: string): Said {
  const [was, is] = [said.constraints.transportation, added.constraints.transportation];
  if (was === undefined || is === undefined || !DENIES.test(text) || ALLOWS.test(text)) return added;
  return { ...added, constraints: { ...added.constraints, transportation: bothRuledOut(was, is) } };
}

/** "We can fly, just no driving" takes back what went further. */
const ALLOWS =
  /\b(?:can|could|may|will|would|happy to|fine with|ok(?:ay)? with|fine to|ok(?:ay)? to) (?:fly|flying|flights?|drive|driving)\b|\b(?:flying|flights?|driving) (?:is|are) (?:fine|ok(?:ay)?|all ?right)\b/i;
const DENIES = /\b(?:no|not|never|without|neither|nor|cannot)\b|n['’]t\b/i;

function bothOf(was: EntryValue, is: EntryValue): EntryValue {
  if (was === NO_PREFERENCE || is === NO_PREFERENCE) return is;
  const values = [...new Set([was, is].flat().flatMap((one) => (typeof one === "string" ? [one] : [])))];
  const [only] = values;
  return values.length === 1 && only !== undefined ? only : values;
}
