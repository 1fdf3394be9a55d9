import type { SaidDay, SaidTime } from "@/server/trip";

export const LAST_DAY = "last";

/** A fixed time while it is entered; `day` is a number or `LAST_DAY`. */
export interface TimeDraft {
  readonly kind: SaidTime["kind"];
  readonly name: string;
  readonly day: string;
  readonly start: string | null;
  readonly end: string | null;
}

/** The fixed time that was entered, or a sentence with what is missing. */
export function timeOfDraft({ kind, name, day: entered, start, end }: TimeDraft): SaidTime | string {
  const day: SaidDay = entered === LAST_DAY ? "last" : { tripDay: Number(entered) };
  if (kind === "freeEvening") return { kind, day };
  if (start === null) return "Enter a time.";
  if (kind !== "appointment") return { kind, day, time: start };
  if (name.trim() === "") return "Say what it is.";
  if (end === null || end <= start) return "It has to end after it starts.";
  return { kind, name: name.trim(), day, start, end, city: null };
}
