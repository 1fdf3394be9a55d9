import { type EntryKey, PREFERENCE_ENTRIES } from "@/server/trip";

/** "flight: preferred airline": labels of the same name exist in several groups. */
export function entryLabel(key: EntryKey): string {
  const entry = PREFERENCE_ENTRIES.find((one) => one.key === key);
  return entry === undefined ? key : `${key.slice(0, key.indexOf("."))}: ${entry.label}`;
}
