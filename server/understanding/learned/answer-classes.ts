import { type EntryKey, type EntryValue, NO_PREFERENCE, preferenceEntry } from "@/server/trip";

/** What an answer can come to beside one value: several, none but left to the agent, nothing settled, or something else. */
export const SEVERAL = "(several)";
export const LEFT = "(left to you)";
export const VAGUE = "(vague)";
export const ELSE = "(else)";

/** What classes of different entries have in common: a "yes" sounds alike whatever was asked. */
type Role = "yes" | "no" | "indifferent" | "several" | "left" | "vague" | "else" | "value";

/** Whether answers about the entry are read by the learned model: all that can be asked but the budget, whose numbers patterns read. */
export function isLearned(entry: EntryKey): boolean {
  return preferenceEntry(entry).askable && entry !== "persona.budget";
}

/** The values of the entry as tables write them, then what else an answer can come to. */
export function classesOf(entry: EntryKey): readonly string[] {
  return [...valuesOf(entry).map(String), SEVERAL, LEFT, VAGUE, ELSE];
}

/** The value that a class of the entry stands for; null where it stands for none. Left to the agent is no preference where there is that choice. */
export function valueOfClass(entry: EntryKey, name: string): EntryValue | null {
  const values = valuesOf(entry);
  const meant = name === LEFT ? NO_PREFERENCE : name;
  return values.find((value) => String(value) === meant) ?? null;
}

function valuesOf(entry: EntryKey): readonly EntryValue[] {
  const { kind, choices = [], range = [1, 5] } = preferenceEntry(entry);
  if (kind === "boolean") return [true, false];
  if (kind === "choice") return choices;
  return Array.from({ length: range[1] - range[0] + 1 }, (_, index) => range[0] + index);
}

const ROLES: Readonly<Record<string, Role>> = {
  true: "yes",
  Yes: "yes",
  false: "no",
  No: "no",
  [NO_PREFERENCE]: "indifferent",
  [SEVERAL]: "several",
  [LEFT]: "left",
  [VAGUE]: "vague",
  [ELSE]: "else",
};

export function roleOf(name: string): Role {
  return ROLES[name] ?? "value";
}
