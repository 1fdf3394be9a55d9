import { addDays, type Demands, type LocalDate, minutesOfDay, RHYTHM, type TripRequest } from "@/server/trip";
import { type Attraction, type Lodging, type Restaurant, roadCostMinor, type World } from "@/server/worlds";
import { type ForcedDay, forcedDays, isOpen, type Span } from "./brute-force-days";
import { mayBeChosen, wantedSomewhere } from "./brute-force-insisted";

/**
 * The cheapest trip by trying everything: written against the rules alone, sharing no code with the planner, for worlds of
 * a handful of places. Times count where the world has zones (all of them equal here). Throws NotTried where it does not know
 * a rule.
 */
export function leastCostByForce(request: TripRequest, start: LocalDate, world: World): number {
  const { demands } = request;
  const days = forcedDays(request, start, world);
  const isNight = (day: number) => day < request.dates.days;
  const isPossible = request.locks.every((lock) => {
    if (lock.kind === "without" || lock.kind === "free") return true;
    const isOut = request.locks.some((other) => other.kind === "without" && other.recordId === lock.recordId);
    return !isOut && (lock.kind !== "stay" || isNight(lock.day));
  });
  if (days === null || !isPossible) return Number.POSITIVE_INFINITY;
  const placesOf = ({ city }: { readonly city: string }) => [...world.restaurants(city), ...world.attractions(city)];
  const isUnfit = days.some(({ pins }) =>
    pins.some(({ record, onPurpose }) => !onPurpose && !mayBeChosen(record, placesOf(record), request)),
  );
  if (isUnfit) return Number.POSITIVE_INFINITY;
  const trip: Trip = {
    request,
    demands,
    start,
    world,
    days,
    timed: world.gazetteer.cities.some(({ zone }) => zone !== null),
  };
  const pinned = total(days.flatMap(({ pins }) => pins.map(({ record }) => record.priceMinor * request.people)));
  let least = Number.POSITIVE_INFINITY;
  for (const route of routes(request, world)) {
    for (const stays of schedules(route, request)) {
      if (!stays.every((stay) => fullDays(stay).every((day) => days[day - 1]?.canBeFull))) continue;
      const moves = movesOf(request, stays);
      const isMove = (day: number) => moves.some((move) => move.day === day);
      if (request.locks.some((lock) => lock.kind === "leg" && !isMove(lock.day))) continue;
      for (const served of choicesOf(stays)) {
        const beds = total(stays.map((stay) => lodgingCost(stay, trip, served.includes(stay))));
        if (beds === Number.POSITIVE_INFINITY) continue;
        for (const driving of waysOf(request, demands)) {
          for (const legs of legChoices(moves, driving, trip)) {
            const fixed = pinned + beds + total(legs.map((leg) => leg.cost));
            if (fixed >= least) continue;
            const slots = slotsOfTrip(stays, legs, trip);
            const isToBuy = (slot: Slot) =>
              slot.leg !== null || !isServed(slot, served) || lockedMealOf(trip, slot) !== null;
            const toBuy = slots.filter(isToBuy);
            for (const { cost, splits } of visitChoices(slots, stays, trip)) {
              if (fixed + cost >= least) continue;
              const meals = mealCost(toBuy, splits, served, trip, least - fixed - cost);
              least = Math.min(least, fixed + cost + meals);
            }
          }
        }
      }
    }
  }
  return least;
}

/** The request with a wished rating as a demand where trying everything finds a trip with it within the budget. */
export function withFloor(request: TripRequest, start: LocalDate, world: World): TripRequest {
  const isFloor = ({ entry, strength }: TripRequest["preferences"][number]) =>
    entry === "hotel.ratings" && strength === "want";
  if (!request.preferences.some(isFloor)) return request;
  const preferences = request.preferences.map((one) => (isFloor(one) ? { ...one, strength: "must" as const } : one));
  const strict = { ...request, preferences };
  const cost = leastCostByForce(strict, start, world);
  return cost <= (request.demands.budget?.amountMinor ?? Number.MAX_VALUE) ? strict : request;
}

/** Every choice of the stays. */
function choicesOf(stays: readonly Stay[]): Stay[][] {
  return stays.reduce<Stay[][]>((chosen, stay) => chosen.flatMap((some) => [some, [...some, stay]]), [[]]);
}

/** A breakfast after a night of a stay that serves it. */
function isServed({ day, meal }: Pick<Slot, "day" | "meal">, served: readonly Stay[]): boolean {
  return meal === "breakfast" && served.some(({ arrive, leave }) => arrive < day && day <= leave);
}

/** By car or not: what legs on purpose say, if they agree. */
function waysOf({ locks }: TripRequest, { transportation }: Demands): boolean[] {
  const meant = locks.flatMap((lock) => (lock.kind === "leg" && lock.onPurpose ? [/^drive:/.test(lock.recordId)] : []));
  const [first] = meant;
  if (transportation === "no self-driving" || transportation === "only trains and buses") return [false];
  return first !== undefined && meant.every((drives) => drives === first) ? [first] : [false, true];
}

interface Trip {
  readonly request: TripRequest;
  readonly demands: Demands;
  readonly start: LocalDate;
  readonly world: World;
  readonly days: readonly ForcedDay[];
  readonly timed: boolean;
}

interface Stay {
  readonly city: string;
  readonly arrive: number;
  /** Day of leaving; days + 1 where the trip ends here. */
  readonly leave: number;
  readonly nights: number;
  readonly firstWholeDay: number;
}

interface Leg {
  readonly id: string;
  readonly day: number;
  readonly from: string;
  readonly to: string;
  readonly mode: string;
  readonly cost: number;
  readonly departs: number;
  readonly arrives: number;
  /** Nothing that is insisted on speaks against it. */
  readonly isFit: boolean;
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
  const staysOn = request.returnTo === null || startsThere(request);
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
      const stay = {
        city,
        arrive,
        leave: isLast && staysOn ? days + 1 : leave,
        nights: leave - arrive,
        firstWholeDay: startsThere(request) ? arrive : arrive + 1,
      };
      for (const rest of place(index + 1, leave)) found.push([stay, ...rest]);
    }
    return found;
  };
  return place(0, 1);
}

/** The trip is spent in the city where it starts. */
function startsThere({ origin, destination }: TripRequest): boolean {
  return destination.kind === "cities" && destination.cities.some(({ name }) => name === origin);
}

function movesOf(request: TripRequest, stays: readonly Stay[]) {
  if (startsThere(request)) return [];
  const moves = stays.map((stay, index) => ({
    day: stay.arrive,
    from: index === 0 ? request.origin : (stays[index - 1]?.city ?? ""),
    to: stay.city,
  }));
  if (request.returnTo !== null) {
    moves.push({ day: request.dates.days, from: stays.at(-1)?.city ?? "", to: request.returnTo });
  }
  return moves;
}

type Move = ReturnType<typeof movesOf>[number];

function legChoices(moves: readonly Move[], driving: boolean, trip: Trip): Leg[][] {
  return moves.reduce<Leg[][]>(
    (chosen, move) => chosen.flatMap((before) => legsOf(move, driving, trip).map((leg) => [...before, leg])),
    [[]],
  );
}

function legsOf(move: Move, driving: boolean, trip: Trip): Leg[] {
  const { locks } = trip.request;
  const locked = locks.flatMap((lock) => (lock.kind === "leg" && lock.day === move.day ? [lock] : []));
  const every = [...byRoad(move, "self-driving", trip), ...byRoad(move, "taxi", trip), ...scheduled(move, trip)]
    .filter((leg) => !isLeftOut(trip, leg.id))
    .filter((leg) => locked.every((lock) => lock.recordId === leg.id));
  if (locked.some(({ onPurpose }) => onPurpose)) return every;
  return every.filter((leg) => (leg.mode === "self-driving") === driving && isAllowedLeg(leg, trip));
}

function isAllowedLeg(leg: Leg, { request, demands, days, timed }: Trip): boolean {
  if (!leg.isFit) return false;
  const excluded = {
    "no flight": ["flight"],
    "no self-driving": ["self-driving"],
    "only trains and buses": ["flight", "self-driving", "taxi"],
  };
  if (demands.transportation !== null && excluded[demands.transportation].includes(leg.mode)) return false;
  if (request.leaveAfter.some(({ day, time }) => (day ?? leg.day) === leg.day && leg.departs < minutesOfDay(time)))
    return false;
  if (request.arriveBy.some(({ day, time }) => day === leg.day && leg.arrives > minutesOfDay(time))) return false;
  if (!timed) return true;
  const isClear = ({ record, start, end }: Span & { record: { city: string } }) => {
    const isBefore = end + leg.buffer <= leg.departs;
    const isAfter = start >= leg.arrives + RHYTHM.afterArrivalMinutes;
    if (record.city === leg.from) return isBefore;
    return record.city === leg.to ? isAfter : isBefore || isAfter;
  };
  return leg.arrives < 1440 && (days[leg.day - 1]?.pins ?? []).every(isClear);
}

function byRoad({ day, from, to }: Move, mode: "self-driving" | "taxi", { world, request }: Trip): Leg[] {
  const road = world.road(from, to);
  const cost = road ? roadCostMinor(road, mode, request.people) : null;
  if (!road?.minutes || cost === null) return [];
  const asked = request.leaveAfter.filter((limit) => limit.day === null || limit.day === day);
  const departs = Math.max(RHYTHM.roadDepartureTime, ...asked.map(({ time }) => minutesOfDay(time)));
  const id = `${mode === "taxi" ? "taxi" : "drive"}:${from}:${to}`;
  return [{ id, isFit: true, day, from, to, mode, cost, departs, arrives: departs + road.minutes, buffer: 0 }];
}

function scheduled({ day, from, to }: Move, { world, start, request }: Trip): Leg[] {
  const legs = world.scheduledLegs(from, to, addDays(start, day - 1));
  return legs.map((leg) => ({
    isFit: mayBeChosen(leg, legs, request),
    id: leg.id,
    day,
    from,
    to,
    mode: leg.mode,
    cost: leg.priceMinor * request.people,
    departs: minutesOfDay(leg.departureTime),
    arrives: minutesOfDay(leg.arrivalTime) + 1440 * leg.arrivalDayOffset,
    buffer: leg.mode === "flight" ? 120 : 30,
  }));
}

function isLeftOut({ request }: Trip, id: string): boolean {
  return request.locks.some((lock) => lock.kind === "without" && lock.recordId === id);
}

function lodgingCost(stay: Stay, trip: Trip, isServed: boolean): number {
  const { request, demands, world } = trip;
  const { people, locks } = request;
  const isThere = (house: Lodging) => !isLeftOut(trip, house.id);
  const everywhere = world.gazetteer.cities.flatMap(({ name }) => world.lodgings(name)).filter(isThere);
  const isGood = (house: Lodging) =>
    house.city === stay.city &&
    house.nameResolves &&
    isAllowed(house, demands) &&
    sleepsIn(house, trip) &&
    mayBeChosen(house, world.lodgings(house.city), request);
  const locksOf = (day: number) => locks.flatMap((lock) => (lock.kind === "stay" && lock.day === day ? [lock] : []));
  const isFree = (day: number) =>
    locks.some((lock) => lock.kind === "free" && lock.slot === "stay" && lock.day === day);
  // Where locks keep nights free, or lock some of either kind, all breakfasts are bought.
  const serves = (house: Lodging | null) => house?.details?.amenities.includes("Breakfast") ?? false;
  const nightsOfStay = Array.from({ length: stay.nights }, (_, index) => stay.arrive + index);
  const lockedHouses = nightsOfStay
    .flatMap(locksOf)
    .flatMap(({ recordId, onPurpose }) =>
      everywhere.filter(({ id, city }) => id === recordId && (onPurpose || city === stay.city)),
    );
  const isMixed =
    nightsOfStay.some(isFree) || (lockedHouses.some(serves) && lockedHouses.some((house) => !serves(house)));
  let least = Number.POSITIVE_INFINITY;
  const sleep = (nights: readonly { house: Lodging | null; onPurpose: boolean }[]): void => {
    if (nights.length < stay.nights) {
      const day = stay.arrive + nights.length;
      const locked = locksOf(day);
      if (isFree(day)) {
        if (locked.length === 0) sleep([...nights, { house: null, onPurpose: false }]);
        return;
      }
      const onPurpose = locked.some((lock) => lock.onPurpose);
      for (const house of everywhere) {
        if (locked.every((lock) => lock.recordId === house.id) && (onPurpose || isGood(house))) {
          sleep([...nights, { house, onPurpose }]);
        }
      }
      return;
    }
    const runs = nights.reduce<{ house: Lodging | null; length: number; onPurpose: boolean }[]>((found, night) => {
      const last = found.at(-1);
      if (last?.house === night.house) {
        last.length++;
        last.onPurpose &&= night.onPurpose;
      } else found.push({ ...night, length: 1 });
      return found;
    }, []);
    if (runs.some(({ house, length, onPurpose }) => house !== null && !onPurpose && length < house.minimumNights))
      return;
    if (isMixed ? isServed : nights.some(({ house }) => serves(house) !== isServed)) return;
    const cost = ({ house }: { house: Lodging | null }) =>
      house === null ? 0 : house.priceMinor * Math.ceil(people / house.maximumOccupancy);
    least = Math.min(least, total(nights.map(cost)));
  };
  sleep([]);
  return least;
}

/**
 * Whether some way to divide the party among its rooms leaves no child without an adult and a couple together, unless a child
 * needs each of them; and whether these rooms are few enough. Published worlds divide by number alone.
 */
function sleepsIn(house: Lodging, { request, world }: Trip): boolean {
  const { people, children, demands } = request;
  const rooms = Math.ceil(people / house.maximumOccupancy);
  if (house.roomType === "Shared room") return true;
  if (demands.rooms !== undefined && rooms > demands.rooms) return false;
  if (world.describe().kind !== "sample") return true;
  const adults = people - children;
  const ways = divisions(adults, children, rooms, house.maximumOccupancy).filter((rooms) =>
    rooms.every((room) => room.children === 0 || room.adults > 0 || adults === 0),
  );
  if (adults !== 2) return ways.length > 0;
  const together = ways.filter((rooms) => rooms.some((room) => room.adults === 2));
  return together.length > 0 || (children > 0 && ways.length > 0);
}

function divisions(
  adults: number,
  children: number,
  rooms: number,
  most: number,
): { adults: number; children: number }[][] {
  if (rooms === 0) return adults + children === 0 ? [[]] : [];
  const found: { adults: number; children: number }[][] = [];
  for (let here = 0; here <= adults; here++) {
    for (let little = 0; little <= children && here + little <= most; little++) {
      if (here + little === 0) continue;
      const rest = divisions(adults - here, children - little, rooms - 1, most);
      found.push(...rest.map((others) => [{ adults: here, children: little }, ...others]));
    }
  }
  return found;
}

function isAllowed(house: Lodging, { roomType, houseRule }: Demands): boolean {
  if (houseRule.some((rule) => house.houseRules.includes(`No ${rule}`))) return false;
  if (roomType === "entire room") return ["Entire home/apt", "Suite", "Villa"].includes(house.roomType);
  if (roomType === "private room") return house.roomType === "Private room";
  if (roomType === "shared room") return house.roomType === "Shared room";
  return roomType === null || house.roomType !== "Shared room";
}

function fullDays(stay: Stay): number[] {
  const first = stay.firstWholeDay;
  return Array.from({ length: Math.max(0, stay.leave - first) }, (_, index) => first + index);
}

/** Room for a meal (by its name) or a visit (null). */
interface Slot extends Span {
  readonly day: number;
  readonly meal: string | null;
  readonly only: string | null;
  /** Its place in the order of the day. */
  readonly position: number;
  /** Null on a moving day. */
  readonly city: string | null;
  readonly leg: Leg | null;
}

/** By moving day: the least and the most slots, counted from the first, that may be spent where the day begins. */
type Splits = ReadonlyMap<number, { readonly least: number; readonly most: number }>;

function slotsOfTrip(stays: readonly Stay[], legs: readonly Leg[], trip: Trip): Slot[] {
  const full = stays.flatMap((stay) =>
    fullDays(stay).flatMap((day) => openSlots(trip, day).map((slot) => ({ ...slot, city: stay.city, leg: null }))),
  );
  return [...full, ...legs.flatMap((leg) => openSlots(trip, leg.day).map((slot) => ({ ...slot, city: null, leg })))];
}

function openSlots({ days }: Trip, day: number): Omit<Slot, "city" | "leg">[] {
  const forced = days[day - 1];
  if (forced === undefined) return [];
  const meals = [...forced.meals].map(([meal, span]) => ({ ...span, day, meal, only: null }));
  return [...meals, ...forced.visits.map((span) => ({ ...span, day, meal: null }))]
    .sort((a, b) => a.start - b.start)
    .map((slot, position) => ({ ...slot, position }));
}

/** The cities in which a slot may be spent, with what that leaves of the ways to share a moving day: first one city, then the other. */
function* places(slot: Slot, splits: Splits, { request, timed }: Trip): Generator<{ city: string; splits: Splits }> {
  const { leg, day, position, city } = slot;
  if (city !== null) yield { city, splits };
  if (leg === null) return;
  const { least, most } = splits.get(day) ?? { least: 0, most: Number.POSITIVE_INFINITY };
  const isLast = day === request.dates.days && request.returnTo !== null;
  if (day > 1 && most > position && (!timed || slot.end + leg.buffer <= leg.departs)) {
    yield { city: leg.from, splits: new Map(splits).set(day, { least: Math.max(least, position + 1), most }) };
  }
  if (!isLast && least <= position && (!timed || slot.start >= leg.arrives + RHYTHM.afterArrivalMinutes)) {
    yield { city: leg.to, splits: new Map(splits).set(day, { least, most: Math.min(most, position) }) };
  }
}

/** What is pinned is nowhere else, nor what is left out; what is locked is only where it is locked. */
function isFreeFor(record: Restaurant | Attraction, { day, meal, only }: Slot, trip: Trip): boolean {
  if (!record.nameResolves || isLeftOut(trip, record.id)) return false;
  const { city } = record;
  const others = meal === null ? trip.world.attractions(city) : trip.world.restaurants(city);
  if (!mayBeChosen(record, others, trip.request)) return false;
  if (only !== null && only !== record.id) return false;
  const every = trip.days.flatMap(({ kept }, index) => kept.map((one) => ({ ...one, day: index + 1 })));
  const ofRecord = every.filter((one) => one.record.id === record.id);
  if (ofRecord.some(({ pinned }) => pinned)) return false;
  const hasOwn = trip.days.some(({ visits }) => visits.some((visit) => visit.only === record.id));
  if (meal === null && hasOwn && only === null) return false;
  return ofRecord.every((one) => one.day === day && one.meal === meal);
}

/** Every locked record of the kind that a stay has to hold. */
function heldOf(trip: Trip, isMeal: boolean): string[] {
  return trip.days.flatMap(({ kept }) =>
    kept.flatMap(({ meal, pinned, record }) => (!pinned && (meal !== null) === isMeal ? [record.id] : [])),
  );
}

/** What is insisted on somewhere and nothing pinned brings. */
function openWishes({ request, world, days }: Trip, kind: "restaurant" | "attraction") {
  const cities = [...new Set(routes(request, world).flat())];
  const offered =
    kind === "restaurant"
      ? cities.flatMap((city) => world.restaurants(city))
      : cities.flatMap((city) => world.attractions(city));
  const pinned = days
    .flatMap(({ pins }) => pins.map(({ record }) => record))
    .filter(({ city }) => city !== request.origin);
  return wantedSomewhere(request, kind, offered).filter((isMetBy) => !isMetBy(pinned));
}

/** The restaurant that a meal is locked to, where it is not pinned. */
function lockedMealOf({ days }: Trip, { day, meal: name }: Pick<Slot, "day" | "meal">): string | null {
  return days[day - 1]?.kept.find(({ meal, pinned }) => meal === name && !pinned)?.record.id ?? null;
}

/** Every way to share the moving days that visits leave, with the least cost of the visits. */
function visitChoices(all: readonly Slot[], stays: readonly Stay[], trip: Trip): { cost: number; splits: Splits }[] {
  const { world, start, timed, request, days } = trip;
  const slots = all.filter(({ meal }) => meal === null);
  const needed = stays.flatMap(fullDays).filter((day) => days[day - 1]?.needsVisit);
  const held = heldOf(trip, false);
  const wanted = openWishes(trip, "attraction");
  if (new Set(held).size < held.length) return [];
  const found = new Map<string, { cost: number; splits: Splits }>();
  const visit = (index: number, seen: readonly Attraction[], done: readonly number[], cost: number, splits: Splits) => {
    const slot = slots[index];
    if (slot === undefined) {
      const isComplete =
        needed.every((day) => done.includes(day)) &&
        held.every((id) => seen.some((one) => one.id === id)) &&
        wanted.every((isMetBy) => isMetBy(seen));
      const key = JSON.stringify([...splits]);
      if (isComplete && cost < (found.get(key)?.cost ?? Number.POSITIVE_INFINITY)) found.set(key, { cost, splits });
      return;
    }
    visit(index + 1, seen, done, cost, splits);
    for (const { city, splits: left } of places(slot, splits, trip)) {
      for (const place of world.attractions(city)) {
        const brings = wanted.some((isMetBy) => isMetBy([place]) && !isMetBy(seen));
        const isWanted = brings || held.includes(place.id) || (slot.leg === null && !done.includes(slot.day));
        if (!isWanted || seen.includes(place) || !isFreeFor(place, slot, trip)) continue;
        if (timed && !isOpen(place, addDays(start, slot.day - 1), slot, 90)) continue;
        visit(index + 1, [...seen, place], [...done, slot.day], cost + place.priceMinor * request.people, left);
      }
    }
  };
  visit(0, [], [], 0, new Map());
  return [...found.values()];
}

/** Tries every restaurant, and none on moving days, in every meal of the trip. */
function mealCost(all: readonly Slot[], shared: Splits, served: readonly Stay[], trip: Trip, below: number): number {
  const { world, start, timed, request, demands, days } = trip;
  const slots = all.filter(({ meal }) => meal !== null);
  const held = heldOf(trip, true);
  if (new Set(held).size < held.length) return Number.POSITIVE_INFINITY;
  const pinned = days.flatMap(({ pins }) => pins.map(({ record }) => record));
  const isPinned = (cuisine: string) =>
    pinned.some((one) => "cuisines" in one && one.city !== request.origin && one.cuisines.includes(cuisine));
  const cuisines = demands.cuisines.filter((cuisine) => !isPinned(cuisine));
  const wanted = openWishes(trip, "restaurant");
  const everywhere = world.gazetteer.cities.flatMap(({ name }) => world.restaurants(name));
  const choices = slots.map((slot) => {
    const locked = lockedMealOf(trip, slot);
    return everywhere
      .filter((place) => (locked === null || locked === place.id) && isFreeFor(place, slot, trip))
      .filter((place) => !timed || isOpen(place, addDays(start, slot.day - 1), slot, slot.end - slot.start));
  });
  const menus = choices.flat();
  if (!cuisines.every((cuisine) => menus.some((place) => place.cuisines.includes(cuisine)))) {
    return Number.POSITIVE_INFINITY;
  }
  // A lock whose slot is not even there cannot be kept.
  const isThere = (day: number, meal: string) => slots.some((slot) => slot.day === day && slot.meal === meal);
  const isLost = days.some(({ kept }, index) =>
    kept.some(({ meal, pinned: isOut }) => meal !== null && !isOut && !isThere(index + 1, meal)),
  );
  if (isLost) return Number.POSITIVE_INFINITY;
  const isOptional = (slot: Slot) => slot.leg !== null && lockedMealOf(trip, slot) === null;
  // What is still to be eaten costs at least as much as the cheapest tables of all, each taken once.
  const cheapest = everywhere.map(({ priceMinor }) => priceMinor * request.people).sort((a, b) => a - b);
  const due = slots.map((_, index) => {
    const count = slots.slice(index).filter((slot) => !isOptional(slot)).length;
    return total(cheapest.slice(0, count));
  });
  let least = below;
  const eat = (index: number, eaten: readonly Restaurant[], cost: number, splits: Splits): void => {
    if (cost + (due[index] ?? 0) >= least) return;
    const slot = slots[index];
    if (slot === undefined) {
      const isKept = cuisines.every((cuisine) => eaten.some((place) => place.cuisines.includes(cuisine)));
      if (isKept && wanted.every((isMetBy) => isMetBy(eaten))) least = cost;
      return;
    }
    const locked = lockedMealOf(trip, slot);
    if (isOptional(slot)) eat(index + 1, eaten, cost, splits);
    if (isOptional(slot) && cuisines.length + wanted.length === 0) return;
    for (const { city, splits: left } of places(slot, splits, trip)) {
      if (city === slot.leg?.from && isServed(slot, served) && locked === null) continue;
      for (const place of choices[index] ?? []) {
        if (place.city !== city || eaten.includes(place)) continue;
        eat(index + 1, [...eaten, place], cost + place.priceMinor * request.people, left);
      }
    }
  };
  eat(0, [], 0, shared);
  return least < below ? least : Number.POSITIVE_INFINITY;
}
