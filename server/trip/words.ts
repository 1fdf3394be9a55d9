import type { LegMode } from "./itinerary";

/** "2 seats", "1 room". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** "Austin", "Austin and Houston", "Austin, Houston and Waco". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}

/** The first letter as a capital. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What each way to travel is called at the head of a line. */
export const LEG_LABELS: Record<LegMode, string> = {
  flight: "Flight",
  train: "Train",
  bus: "Bus",
  "self-driving": "Drive",
  taxi: "Taxi",
};

/** "Flight F0123", "Drive". */
export function legWords({ mode, number }: { readonly mode: LegMode; readonly number: string | null }): string {
  return number === null ? LEG_LABELS[mode] : `${LEG_LABELS[mode]} ${number}`;
}

/** "about 10:00" of a leg whose times are not published for its date: what goes before a stop's time. */
export function timePrefix(stop: object): string {
  return "timesNote" in stop && stop.timesNote !== undefined ? "about " : "";
}
