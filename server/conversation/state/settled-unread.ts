import type { EntryValue } from "@/server/trip";
import type { Learned } from "@/server/views";

/** What is still to be noted: "not shopping" is settled where museums took the place of shopping. */
export function settledUnread(unread: readonly string[], learned: readonly Learned[]): string[] {
  const replaced = learned.flatMap(({ before }) => (before === null ? [] : namesIn(before)));
  return unread.filter((words) => !replaced.some((name) => words.toLowerCase().includes(name)));
}

function namesIn(value: EntryValue): string[] {
  return [value].flat().flatMap((one) => (typeof one === "string" ? [one.toLowerCase()] : []));
}
