import { type LocalDate, weekday } from "@/server/trip";

/** Minutes from midnight; `close` may exceed 1440. */
export type OpenInterval = readonly [open: number, close: number];

/** When a place is open: on each weekday (0 = Sunday), and on the dates that differ from theirs. */
export interface Hours {
  readonly week: readonly (readonly OpenInterval[])[];
  readonly except?: Readonly<Record<LocalDate, readonly OpenInterval[]>>;
}

/** The same hours every day but on weekdays when it is closed. */
export function dailyHours(open: number, close: number, closedWeekdays: readonly number[] = []): Hours {
  return { week: WEEKDAYS.map((day): OpenInterval[] => (closedWeekdays.includes(day) ? [] : [[open, close]])) };
}

/** Ascending; empty where it is closed all day. */
export function openOn({ week, except = {} }: Hours, date: LocalDate): readonly OpenInterval[] {
  return except[date] ?? week[weekday(date)] ?? [];
}

/** Weekdays on which it is usually closed. */
export function closedWeekdays({ week }: Hours): number[] {
  return WEEKDAYS.filter((day) => (week[day] ?? []).length === 0);
}

/** From the earliest opening to the latest closing of the week; null where it never opens, or nobody knows. */
export function widestHours(hours: Hours | null): { readonly open: number; readonly close: number } | null {
  const all = hours?.week.flat() ?? [];
  if (all.length === 0) return null;
  return { open: Math.min(...all.map(([open]) => open)), close: Math.max(...all.map(([, close]) => close)) };
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
