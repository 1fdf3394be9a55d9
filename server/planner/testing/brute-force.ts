import { addDays, type Demands, type LocalDate, minutesOfDay, RHYTHM, type TripRequest, weekday } from "@/server/trip";
import {
  type Attraction,
  type Lodging,
  type Restaurant,
  roadCostMinor,
  type ScheduledLeg,
  type World,
} from "@/server/worlds";

/**
 * The cheapest trip by trying everything: written against the rules alone, sharing no code with the planner, for worlds of
 * a handful of places. Times count where the world has zones (all of them equal here).
 */
export function leastCostByForce(request: TripRequest, demands: Demands, start: LocalDate, world: World): number {
  const days = request.dates.days;
  const timed = world.gazetteer.cities.some((city) => city.zone !== null);
  let least = Number.POSITIVE_INFINITY;
  for (const route of routes(request, world)) {
    for (const stays of schedules(route, request)) {
      for (const driving of [false, true]) {
        const moves = movesOf(request, stays, days);
        const isMove = (day: number) => moves.some((move) => move.day === day);
        if (request.locks.some((lock) => lock.kind === "leg" && !isMove(lock.day))) continue;
        for (const legs of legChoices(moves, driving, request, demands, start, world, timed)) {
          const fixed =
            legs.reduce((sum, leg) => sum + leg.cost, 0) +
            total(stays.map((stay) => lodgingCost(stay, request, demands, world))) +
            total(stays.map((stay) => visitCost(stay, request, start, world, timed))) +
            total(legs.map((leg) => lockedVisitCost(leg, request, start, world, timed)));
          if (fixed >= least) continue;
          least = Math.min(least, fixed + mealCost(stays, legs, request, demands, start, world, timed, least - fixed));
        }
      }
    }
  }
  return least;
}

interface Stay {
  readonly city: string;
  readonly arrive: number;
  /** Day of leaving; days + 1 where the trip ends here. */
  readonly leave: number;
  readonly nights: number;
}

interface Leg {
  readonly day: number;
  readonly from: string;
  readonly to: string;
  readonly cost: number;
  readonly departs: number;
  readonly arrives: number;
  /** Minutes needed between leaving the city and departing. */
  readonly buffer: number;
}

function total(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

function routes(request: TripRequest, world: World): string[][] {
  const { destination } = request;
  if (destination.kind === "cities") {
    const names = destination.cities.map((city) => city.name);
    return destination.ordered ? [names] : arrangements(names, names.length);
  }
  const names = world.gazetteer.citiesOf(destination.region).map((city) => city.name);
  return arrangements(
    names.filter((name) => name !== request.origin),
    destination.cityCount,
  );
}

function arrangements(names: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return names.flatMap((name) =>
    arrangements(
      names.filter((other) => other !== name),
      count - 1,
    ).map((rest) => [name, ...rest]),
  );
}

function schedules(route: readonly string[], request: TripRequest): Stay[][] {
  const { days } = request.dates;
  const staysOn = request.returnTo === null;
  const place = (index: number, arrive: number): Stay[][] => {
    const city = route[index];
    if (city === undefined) return [[]];
    const isLast = index === route.length - 1;
    const found: Stay[][] = [];
    for (let leave = arrive + 1; leave <= days; leave++) {
      if (isLast && leave !== days) continue;
      const wanted = request.destination.kind === "cities" ? request.destination.cities : [];
      const fixed = wanted.find(({ name }) => name === city);
      if (fixed?.nights && fixed.nights !== leave - arrive) continue;
      if (fixed?.arriveOnDay && fixed.arriveOnDay !== arrive) continue;
      const stay = { city, arrive, leave: isLast && staysOn ? days + 1 : leave, nights: leave - arrive };
      for (const rest of place(index + 1, leave)) found.push([stay, ...rest]);
    }
    return found;
  };
  return place(0, 1);
}

function movesOf(request: TripRequest, stays: readonly Stay[], days: number) {
  const moves = stays.map((stay, index) => ({
    day: stay.arrive,
    from: index === 0 ? request.origin : (stays[index - 1]?.city ?? ""),
    to: stay.city,
  }));
  if (request.returnTo !== null) moves.push({ day: days, from: stays.at(-1)?.city ?? "", to: request.returnTo });
  return moves;
}

function legChoices(
  moves: readonly { day: number; from: string; to: string }[],
  driving: boolean,
  request: TripRequest,
  demands: Demands,
  start: LocalDate,
  world: World,
  timed: boolean,
): Leg[][] {
  return moves.reduce<Leg[][]>(
    (chosen, move) =>
      chosen.flatMap((before) =>
        legsOf(move, driving, request, demands, start, world, timed).map((leg) => [...before, leg]),
      ),
    [[]],
  );
}

function legsOf(
  { day, from, to }: { day: number; from: string; to: string },
  driving: boolean,
  { people, locks }: TripRequest,
  demands: Demands,
  start: LocalDate,
  world: World,
  timed: boolean,
): Leg[] {
  const legs: (Leg & { id: string })[] = [];
  const road = world.road(from, to);
  const byRoad = (mode: "self-driving" | "taxi", id: string) => {
    const cost = road ? roadCostMinor(road, mode, people) : null;
    if (!road?.minutes || cost === null) return;
    const departs = RHYTHM.roadDepartureTime;
    legs.push({ id, day, from, to, cost, departs, arrives: departs + road.minutes, buffer: 0 });
  };
  if (driving) {
    if (demands.transportation !== "no self-driving") byRoad("self-driving", `drive:${from}:${to}`);
  } else {
    byRoad("taxi", `taxi:${from}:${to}`);
    const isAllowed = (leg: ScheduledLeg) => leg.mode !== "flight" || demands.transportation !== "no flight";
    for (const leg of world.scheduledLegs(from, to, addDays(start, day - 1)).filter(isAllowed)) {
      legs.push({
        id: leg.id,
        day,
        from,
        to,
        cost: leg.priceMinor * people,
        departs: minutesOfDay(leg.departureTime),
        arrives: minutesOfDay(leg.arrivalTime) + 1440 * leg.arrivalDayOffset,
        buffer: RHYTHM.beforeDepartureMinutes,
      });
    }
  }
  const locked = locks.filter((lock) => lock.kind === "leg" && lock.day === day);
  return legs.filter((leg) => (!timed || leg.arrives < 1440) && locked.every((lock) => lock.recordId === leg.id));
}

function lodgingCost(stay: Stay, { people, locks }: TripRequest, demands: Demands, world: World): number {
  const houses = world.lodgings(stay.city).filter((house) => house.nameResolves && isAllowed(house, demands));
  let least = Number.POSITIVE_INFINITY;
  const sleep = (nights: readonly Lodging[]): void => {
    if (nights.length < stay.nights) {
      const day = stay.arrive + nights.length;
      const locked = locks.filter((lock) => lock.kind === "stay" && lock.day === day);
      for (const house of houses) if (locked.every((lock) => lock.recordId === house.id)) sleep([...nights, house]);
      return;
    }
    const runs = nights.reduce<{ house: Lodging; length: number }[]>((found, house) => {
      const last = found.at(-1);
      if (last?.house === house) last.length++;
      else found.push({ house, length: 1 });
      return found;
    }, []);
    if (runs.some(({ house, length }) => length < house.minimumNights)) return;
    const cost = total(nights.map((house) => house.priceMinor * Math.ceil(people / house.maximumOccupancy)));
    least = Math.min(least, cost);
  };
  sleep([]);
  return least;
}

function isAllowed(house: Lodging, { roomType, houseRule }: Demands): boolean {
  if (houseRule.some((rule) => house.houseRules.includes(`No ${rule}`))) return false;
  if (roomType === "entire room") return ["Entire home/apt", "Suite", "Villa"].includes(house.roomType);
  if (roomType === "private room") return house.roomType === "Private room";
  if (roomType === "shared room") return house.roomType === "Shared room";
  return roomType === null || house.roomType !== "Shared room";
}

function isOpen({ hours }: Restaurant | Attraction, date: LocalDate, from: number, to: number, minutes: number) {
  if (hours === null) return to - from >= minutes;
  if (hours.closedWeekdays.includes(weekday(date))) return false;
  return Math.min(hours.close, to) - Math.max(hours.open, from) >= minutes;
}

function fullDays(stay: Stay): number[] {
  return Array.from({ length: Math.max(0, stay.leave - stay.arrive - 1) }, (_, index) => stay.arrive + 1 + index);
}

function visitCost(stay: Stay, { people, locks }: TripRequest, start: LocalDate, world: World, timed: boolean): number {
  const places = world.attractions(stay.city).filter((place) => place.nameResolves);
  const days = fullDays(stay);
  const opens = (place: Attraction, day: number) => {
    const minutes = place.details?.durationMinutes ?? 90;
    const date = addDays(start, day - 1);
    const { morning, afternoon } = RHYTHM.visits;
    return !timed || [morning, afternoon].some((slot) => isOpen(place, date, slot.start, slot.end, minutes));
  };
  let least = Number.POSITIVE_INFINITY;
  const visit = (index: number, seen: readonly Attraction[], cost: number): void => {
    const day = days[index];
    if (day === undefined) {
      least = Math.min(least, cost);
      return;
    }
    const locked = locks.filter((lock) => lock.kind === "visit" && lock.day === day);
    for (const place of places) {
      if (seen.includes(place) || !opens(place, day) || !locked.every((lock) => lock.recordId === place.id)) continue;
      visit(index + 1, [...seen, place], cost + place.priceMinor * people);
    }
  };
  visit(0, [], 0);
  return least;
}

/** Visits locked on a moving day: in one of its two cities, in a slot that the leg leaves. One to a day is tried. */
function lockedVisitCost(
  leg: Leg,
  { people, locks, origin, returnTo }: TripRequest,
  start: LocalDate,
  world: World,
  timed: boolean,
): number {
  const lock = locks.find((each) => each.kind === "visit" && each.day === leg.day);
  if (lock === undefined) return 0;
  for (const city of [leg.from, leg.to].filter((name) => name !== origin && name !== returnTo)) {
    const place = world.attractions(city).find(({ id, nameResolves }) => id === lock.recordId && nameResolves);
    if (place === undefined) continue;
    const fits = Object.values(RHYTHM.visits).some((slot) => {
      if (!timed) return true;
      const isTime =
        city === leg.from
          ? slot.end + leg.buffer <= leg.departs
          : slot.start >= leg.arrives + RHYTHM.afterArrivalMinutes;
      return isTime && isOpen(place, addDays(start, leg.day - 1), slot.start, slot.end, 90);
    });
    if (fits) return place.priceMinor * people;
  }
  return Number.POSITIVE_INFINITY;
}

const MEALS = ["breakfast", "lunch", "dinner"] as const;

/** Tries every restaurant, and none on moving days, in every meal of the trip. */
function mealCost(
  stays: readonly Stay[],
  legs: readonly Leg[],
  { people, locks }: TripRequest,
  { cuisines }: Demands,
  start: LocalDate,
  world: World,
  timed: boolean,
  below: number,
): number {
  const visited = new Set(stays.map((stay) => stay.city));
  const full = stays.flatMap((stay) =>
    fullDays(stay).flatMap((day) => MEALS.map((meal) => ({ day, meal, leg: null, city: stay.city }))),
  );
  const isLocked = (day: number, meal: string) =>
    locks.some((lock) => lock.kind === "meal" && lock.day === day && lock.meal === meal);
  const onTheWay = legs.flatMap((leg) =>
    MEALS.filter((meal) => cuisines.length > 0 || isLocked(leg.day, meal)).map((meal) => ({
      day: leg.day,
      meal,
      leg,
      city: null,
    })),
  );
  const slots = [...full, ...onTheWay];
  const served = (place: Restaurant, day: number, meal: (typeof MEALS)[number]) => {
    const { start: from, minutes } = RHYTHM.meals[meal];
    return !timed || isOpen(place, addDays(start, day - 1), from, from + minutes, minutes);
  };
  const menus = [...visited].flatMap((city) => world.restaurants(city).filter((place) => place.nameResolves));
  const isOffered = (cuisine: string) => menus.some((place) => place.cuisines.includes(cuisine));
  if (!cuisines.every(isOffered)) return Number.POSITIVE_INFINITY;
  let least = below;
  const eat = (index: number, eaten: readonly Restaurant[], cost: number, behind: ReadonlySet<number>): void => {
    if (cost >= least) return;
    const slot = slots[index];
    if (slot === undefined) {
      if (cuisines.every((cuisine) => eaten.some((place) => place.cuisines.includes(cuisine)))) least = cost;
      return;
    }
    const { day, meal, leg, city } = slot;
    const { start: from, minutes } = RHYTHM.meals[meal];
    const locked = locks.find((lock) => lock.kind === "meal" && lock.day === day && lock.meal === meal);
    if (leg !== null && locked === undefined) eat(index + 1, eaten, cost, behind);
    const cities = leg === null ? [city] : [leg.from, leg.to];
    for (const where of cities) {
      if (where === null || !visited.has(where)) continue;
      const isArrived = leg !== null && where === leg.to;
      if (leg !== null && timed && isArrived && from < leg.arrives + RHYTHM.afterArrivalMinutes) continue;
      if (leg !== null && timed && !isArrived && from + minutes + leg.buffer > leg.departs) continue;
      // Meals before the leg come before meals after it.
      if (leg !== null && !isArrived && behind.has(day)) continue;
      for (const place of world.restaurants(where)) {
        if (!place.nameResolves || eaten.includes(place) || !served(place, day, meal)) continue;
        if (locked && locked.recordId !== place.id) continue;
        const after = isArrived ? new Set([...behind, day]) : behind;
        eat(index + 1, [...eaten, place], cost + place.priceMinor * people, after);
      }
    }
  };
  eat(0, [], 0, new Set());
  return least < below ? least : Number.POSITIVE_INFINITY;
}
