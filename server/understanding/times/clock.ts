/** A time of day as it is written; three groups: hours, minutes, half of the day. Words are read by `minutesSaid`. */
export const TIME = String.raw`(?:\d{1,2}(?:[:.]\d{2})?(?:\s?(?:a\.?m\b\.?|p\.?m\b\.?|o'?\s?clock))?|noon|midday|midnight)`;
const PARTS = /^(\d{1,2})(?:[:.](\d{2}))?\s?(a|p)?/;

/** Which half of the day a bare hour means: of the working day, or when one comes home. */
export type BareHour = "day" | "evening";
/** A bare hour below it is after noon: nobody meets at three in the night, nor comes home at nine in the morning. */
const FIRST_MORNING_HOUR: Readonly<Record<BareHour, number>> = { day: 7, evening: 12 };

/** Minutes from midnight of a written time; null: there is no such time. */
export function minutesSaid(written: string, bare: BareHour): number | null {
  const text = written.trim();
  if (/^(?:noon|midday)/.test(text)) return 12 * 60;
  if (text.startsWith("midnight")) return 24 * 60 - 1;
  const parts = PARTS.exec(text);
  if (parts === null) return null;
  const [hour, minute] = [Number(parts[1]), Number(parts[2] ?? 0)];
  if (hour > 23 || minute > 59) return null;
  return 60 * hourOf(hour, parts[3], parts[2] !== undefined && /^0/.test(text), bare) + minute;
}

function hourOf(hour: number, half: string | undefined, isPadded: boolean, bare: BareHour): number {
  if (half === "p") return hour < 12 ? hour + 12 : hour;
  if (half === "a") return hour % 12;
  return isPadded || hour >= FIRST_MORNING_HOUR[bare] || hour === 0 ? hour : hour + 12;
}

/** Start and end of "9 to 11", "2-4 pm", "11-1": what is not said of one follows from the other. Null: no span. */
export function spanSaid(from: string, to: string): { readonly start: number; readonly end: number } | null {
  const end = minutesSaid(to, "day");
  const start = minutesSaid(from, "day");
  if (start === null || end === null) return null;
  // "8-10 pm": in the same half of the day, where nothing else is said.
  const isBare = !/[apnm]/.test(from);
  const inHalf = isBare && /p/.test(to) ? start + 12 * 60 : start;
  if (inHalf < end && inHalf < 24 * 60) return { start: inHalf, end };
  if (start < end) return { start, end };
  return /[ap]/.test(to) || end + 12 * 60 >= 24 * 60 || start >= end + 12 * 60 ? null : { start, end: end + 12 * 60 };
}
