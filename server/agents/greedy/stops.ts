import {
  addDays,
  type LegStop,
  type LocalDate,
  type MealName,
  type MealStop,
  type Money,
  type Reason,
  type StayStop,
  usdFromMinor,
  type VisitStop,
} from "@/server/trip";
import {
  type Attraction,
  type Lodging,
  type Restaurant,
  type RoadMode,
  roadCostMinor,
  roadVehicles,
  type ScheduledLeg,
  type World,
} from "@/server/worlds";
import type { ScheduledDay } from "./schedule";

/** A stop that the baseline takes without a look at any demand. */
function stopBase(id: string, record: { id: string; name: string }, cost: Money, reason: string) {
  const reasons: Reason[] = [{ because: { kind: "objective" }, text: reason }];
  return {
    id,
    recordId: record.id,
    name: record.name,
    start: null,
    end: null,
    cost,
    locked: false,
    reasons,
    alternatives: [],
  };
}

/** A way to make a leg: its fare for one traveler decides, its price for the party is paid. */
interface LegChoice {
  readonly fareMinor: number;
  readonly stop: LegStop;
}

/** The cheapest way for one traveler, as the published baseline compares: flight, self-driving, taxi; the first of equals. */
export function cheapestLeg(
  { from, city: to }: ScheduledDay,
  date: LocalDate,
  dayNumber: number,
  people: number,
  world: World,
): LegStop | null {
  const scheduled = world.scheduledLegs(from, to, date).map((leg) => scheduledChoice(leg, dayNumber, people));
  const roads = (["self-driving", "taxi"] as const).map((mode) =>
    roadChoice(mode, { from, city: to }, dayNumber, people, world),
  );
  const choices = [...scheduled, ...roads].filter((choice) => choice !== null);
  return cheapest(choices, (choice) => choice.fareMinor)?.stop ?? null;
}

function scheduledChoice(leg: ScheduledLeg, dayNumber: number, people: number): LegChoice {
  const cost = usdFromMinor(leg.priceMinor * people);
  const record = { id: leg.id, name: `${leg.mode === "flight" ? "Flight" : "Train"} ${leg.number}` };
  const stop: LegStop = {
    kind: "leg",
    ...stopBase(`day-${dayNumber}-leg`, record, cost, "The cheapest way on this day."),
    mode: leg.mode,
    from: leg.origin,
    to: leg.destination,
    number: leg.number,
    start: { date: leg.date, time: leg.departureTime, zone: null },
    end: { date: addDays(leg.date, leg.arrivalDayOffset), time: leg.arrivalTime, zone: null },
    durationMinutes: leg.durationMinutes,
    distanceKm: leg.distanceKm,
    units: people,
  };
  return { fareMinor: leg.priceMinor, stop };
}

function roadChoice(
  mode: RoadMode,
  { from, city: to }: ScheduledDay,
  dayNumber: number,
  people: number,
  world: World,
): LegChoice | null {
  const road = world.road(from, to);
  const fareMinor = road ? roadCostMinor(road, mode, 1) : null;
  const costMinor = road ? roadCostMinor(road, mode, people) : null;
  if (!road || fareMinor === null || costMinor === null) return null;
  const record =
    mode === "taxi"
      ? { id: `taxi:${from}:${to}`, name: `Taxi from ${from} to ${to}` }
      : { id: `drive:${from}:${to}`, name: `Drive from ${from} to ${to}` };
  const stop: LegStop = {
    kind: "leg",
    ...stopBase(`day-${dayNumber}-leg`, record, usdFromMinor(costMinor), "The cheapest way on this day."),
    mode,
    from,
    to,
    number: null,
    durationMinutes: road.minutes,
    distanceKm: road.km,
    units: roadVehicles(mode, people),
  };
  return { fareMinor, stop };
}

export function mealStop(restaurant: Restaurant, meal: MealName, dayNumber: number, people: number): MealStop {
  const cost = usdFromMinor(restaurant.priceMinor * people);
  const base = stopBase(`day-${dayNumber}-${meal}`, restaurant, cost, "The cheapest restaurant of the city.");
  return { kind: "meal", ...base, city: restaurant.city, meal };
}

export function visitStop(attraction: Attraction, dayNumber: number, people: number): VisitStop {
  const cost = usdFromMinor(attraction.priceMinor * people);
  const base = stopBase(`day-${dayNumber}-visit`, attraction, cost, "An attraction of the city, drawn by chance.");
  return { kind: "visit", ...base, city: attraction.city };
}

export function stayStop(
  lodging: Lodging,
  dayNumber: number,
  people: number,
  position: { night: number; nights: number },
): StayStop {
  const rooms = Math.ceil(people / lodging.maximumOccupancy);
  const cost = usdFromMinor(lodging.priceMinor * rooms);
  const base = stopBase(`day-${dayNumber}-stay`, lodging, cost, "The cheapest lodging of the city.");
  return { kind: "stay", ...base, city: lodging.city, ...position, rooms };
}

/** The first of the cheapest; undefined of none. */
export function cheapest<T>(items: readonly T[], price: (item: T) => number): T | undefined {
  return items.reduce<T | undefined>(
    (best, item) => (best === undefined || price(item) < price(best) ? item : best),
    undefined,
  );
}
