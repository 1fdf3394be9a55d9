import type { LocalDate, Said, SaidConstraints, SaidStop, SaidTrip } from "@/server/trip";
import { addDays, daysBetween } from "@/server/trip";
import type { World } from "@/server/worlds";
import { answerTo } from "./answers";
import { placeIndex } from "./gazetteer/place-index";
import { withoutAsides } from "./readers/asides";
import { yearOf } from "./readers/calendar-phrases";
import { applyCorrections } from "./readers/corrections";
import { readCuisines } from "./readers/cuisines";
import type { CalendarContext } from "./readers/date-reader";
import { recogniseDates } from "./readers/dates";
import { readDemands } from "./readers/demands";
import { recogniseDurations } from "./readers/durations";
import { isOneWay, readLastDay } from "./readers/legs";
import { readBudget, recogniseMoney } from "./readers/money";
import { readParty, type SaidParty } from "./readers/party";
import { recognisePlaces } from "./readers/place-names";
import { readSchedule } from "./readers/schedule";
import { readWhere, type SaidWhere } from "./readers/where";
import type { Item } from "./text/item";
import { normalise } from "./text/normalise";
import { joinNumbers } from "./text/numbers";
import { correctSpelling } from "./text/spelling";
import { tokenise } from "./text/tokens";

/** One utterance: `asked` is the field or entry that the last question was about, or null. */
export interface Utterance {
  readonly text: string;
  readonly asked: string | null;
  readonly today: LocalDate;
}

/**
 * What was said: only the text and arithmetic on it, never a default (design.md, "The command line", `understand`).
 * Names are those of the world when it has them. Fields that the text is about but does not settle are in `unclear`.
 * Never throws; takes a few milliseconds for ordinary texts.
 */
export function understand(utterance: Utterance, world: World | null): Said {
  const context: CalendarContext = { today: utterance.today, worldDates: datesOf(world) };
  const items = recogniseAll(utterance.text, context, world);
  const demands = readDemands(items);
  const cuisines = readCuisines(items);
  const where = readWhere(items, context);
  const party = readParty(items, where.used);
  const trip = readTrip(items, where, party, context);
  const constraints: SaidConstraints = {
    ...(demands.transportation === null ? {} : { transportation: demands.transportation }),
    ...(demands.roomType === null ? {} : { roomType: demands.roomType }),
    ...(demands.houseRule.length === 0 ? {} : { houseRule: [...demands.houseRule] }),
    ...(cuisines.names.length === 0 || cuisines.unclear ? {} : { cuisines: [...cuisines.names] }),
  };
  const unclear = new Set([...trip.unclear, ...demands.unclear, ...(cuisines.unclear ? ["cuisines"] : [])]);
  const said: Said = { trip: trip.trip, constraints, entries: {}, unclear: [...unclear] };
  return utterance.asked === null ? said : answerTo(utterance.asked, items, said);
}

function datesOf(world: World | null): CalendarContext["worldDates"] {
  const description = world?.describe();
  return description === undefined || description.movesWithToday ? null : description.dates;
}

/** The pipeline: words, numbers, then dates, lengths, money and places as items of their own, less what is taken back or beside the point. */
function recogniseAll(text: string, context: CalendarContext, world: World | null): Item[] {
  const words = joinNumbers(correctSpelling(tokenise(normalise(text))));
  const timed = recogniseDurations(recogniseDates(words, context));
  return withoutAsides(
    applyCorrections(recognisePlaces(recogniseMoney(timed), placeIndex(world))),
    yearOf(context.worldDates?.from ?? context.today),
  );
}

function readTrip(
  items: readonly Item[],
  where: SaidWhere,
  party: SaidParty,
  context: CalendarContext,
): { trip: SaidTrip; unclear: readonly string[] } {
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
