import { type Day, formatDate, type Reason, type Stop, timePrefix } from "@/server/trip";

/** "Tue 24 Mar, 12:30"; the date alone where the stop has no time. */
export function whenIs(day: Pick<Day, "date">, stop: Pick<Stop, "start">): string {
  return stop.start === null ? formatDate(day.date) : `${formatDate(day.date)}, ${timePrefix(stop)}${stop.start.time}`;
}

/** "1 night", "3 nights". */
export function nightsText(nights: number): string {
  return nights === 1 ? "1 night" : `${nights} nights`;
}

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** "Austin", "Austin and Houston", "Austin, Houston, and Waco". */
export function listed(words: readonly string[]): string {
  return list.format(words);
}

/** Why a stop is where it is when the traveler put it there. */
export function byHand(text: "You chose it." | "You moved it here." | "You booked it already."): Reason[] {
  return [{ because: { kind: "lock" }, text }];
}

/** Whether the traveler put the stop where it is. */
export function isByHand({ reasons }: Pick<Stop, "reasons">): boolean {
  return reasons.some(({ because }) => because.kind === "lock");
}
