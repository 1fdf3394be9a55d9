import type { SaidStop, SaidTrip } from "@/server/trip";
import { addDays, daysBetween } from "@/server/trip";
import type { Item } from "../text/item";
import type { CalendarContext } from "./date-reader";
import { isOneWay, readLastDay } from "./legs";
import { readBudget } from "./money";
import { readParty } from "./party";
import { readSchedule } from "./schedule";
import { readWhere } from "./where";

/** What is said of the trip: where, when, who and for how much; and the fields that it leaves open. */
export function readTrip(
  items: readonly Item[],
  context: CalendarContext,
): { trip: SaidTrip; unclear: readonly string[] } {
  const where = readWhere(items, context);
  const party = readParty(items, where.used);
  const lastDay = readLastDay(items);
  const schedule = readSchedule(items, where.used, lastDay ?? where.days, context);
  const budget = readBudget(items);
  const start = schedule.startDate ?? where.startDate;
  const end = schedule.endDate ?? where.endDate;
  const days = schedule.days ?? (start !== null && end !== null && end >= start ? daysBetween(start, end) + 1 : null);
  const lastDate = end ?? (start !== null && days !== null && schedule.days !== null ? addDays(start, days - 1) : null);
  const amount = budget === null ? null : wholeBudget(budget, party.people, days);
  const unclear = new Set<string>([...where.unclear, ...schedule.unclear, ...party.unclear]);
  if (budget !== null && amount === null) unclear.add("budget");
  const stops: readonly SaidStop[] = where.stops;
  const trip: SaidTrip = {
    ...(where.origin === null ? {} : { origin: where.origin }),
    ...(where.destinations.length === 0 ? {} : { destinations: [...where.destinations] }),
    ...(where.region === null ? {} : { region: where.region }),
    ...(where.cityCount === null ? {} : { cityCount: where.cityCount }),
    ...(start === null ? {} : { startDate: start }),
    ...(lastDate === null ? {} : { endDate: lastDate }),
    ...(schedule.window === null || start !== null ? {} : { window: schedule.window }),
    ...(days === null || schedule.unclear.includes("days") ? {} : { days }),
    ...(party.people === null ? {} : { people: party.people }),
    ...(party.children === null ? {} : { children: party.children }),
    ...(party.pets ? { pets: true } : {}),
    ...(amount === null ? {} : { budget: amount }),
    ...(stops.length === 0 ? {} : { stops: [...stops] }),
    ...(isOneWay(items) ? { returnHome: false } : {}),
  };
  return { trip, unclear: [...unclear] };
}

/** The budget of the whole trip: "per person" times people, "a day" times days; null while those are not known. */
function wholeBudget(
  budget: { amount: number | null; perPerson: boolean; perDay: boolean },
  people: number | null,
  days: number | null,
): number | null {
  if (budget.amount === null) return null;
  const factors = [budget.perPerson ? people : 1, budget.perDay ? days : 1];
  let whole = budget.amount;
  for (const factor of factors) {
    if (factor === null) return null;
    whole *= factor;
  }
  return whole;
}
