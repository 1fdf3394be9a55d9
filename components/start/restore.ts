import { hashKey } from "@tanstack/react-query";
import {
  type Destination,
  type Edits,
  mergeEdits,
  NO_EDITS,
  type RequestDates,
  type TripRequest,
  timesOfRequest,
  toMajor,
} from "@/server/trip";

/**
 * The edits that lead from what a text alone was read as to a wanted request. Parts that agree stay with the text,
 * so that they follow further typing. `read` is null while the text alone leaves a question open.
 */
export function editsToward(read: TripRequest | null, wanted: TripRequest): Edits {
  const parts: [agrees: boolean, edits: Partial<Edits>][] = [
    [read?.origin === wanted.origin, { trip: { origin: wanted.origin } }],
    [same(read?.destination, wanted.destination), { trip: destinationEdits(wanted.destination) }],
    [isOneWay(read) === isOneWay(wanted), { trip: { returnHome: isOneWay(wanted) ? false : undefined } }],
    [same(read?.dates, wanted.dates), { trip: dateEdits(wanted.dates) }],
    [
      read?.people === wanted.people && read.children === wanted.children && read.pets === wanted.pets,
      { trip: partyEdits(wanted) },
    ],
    [same(read?.demands, wanted.demands), demandEdits(wanted)],
    [
      read !== null && same(timesOfRequest(read), timesOfRequest(wanted)),
      { trip: { times: timesOfRequest(wanted).length > 0 ? timesOfRequest(wanted) : undefined } },
    ],
    [same(read?.ownPlaces, wanted.ownPlaces), { trip: { ownPlaces: wanted.ownPlaces } }],
  ];
  return parts.reduce((edits, [agrees, more]) => (agrees ? edits : mergeEdits(edits, more)), NO_EDITS);
}

/** Whether two values are alike, whatever the order of their fields: the database keeps none. */
function same(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other]);
}

function isOneWay(request: TripRequest | null): boolean {
  return request !== null && request.returnTo === null;
}

function destinationEdits(destination: Destination): Edits["trip"] {
  if (destination.kind === "region") {
    return { region: destination.region, cityCount: destination.cityCount, destinations: undefined, stops: undefined };
  }
  const stops = destination.cities.map(({ name, nights, arriveOnDay }) => ({
    city: name,
    nights: nights ?? undefined,
    day: arriveOnDay ?? undefined,
  }));
  const hasSchedule = destination.ordered || stops.some(({ nights, day }) => nights !== undefined || day !== undefined);
  return {
    destinations: destination.cities.map(({ name }) => name),
    stops: hasSchedule ? stops : undefined,
    region: undefined,
    cityCount: undefined,
  };
}

function dateEdits(dates: RequestDates): Edits["trip"] {
  return dates.kind === "fixed"
    ? { startDate: dates.start, days: dates.days, endDate: undefined, window: undefined }
    : {
        window: { from: dates.from, to: dates.to, startsOn: dates.startsOn },
        days: dates.days,
        startDate: undefined,
        endDate: undefined,
      };
}

function partyEdits({ people, children, pets, assumed }: TripRequest): Edits["trip"] {
  return {
    people: assumed.includes("people") ? undefined : people,
    children: children > 0 ? children : undefined,
    pets: pets ? true : undefined,
  };
}

function demandEdits({ demands, assumed }: TripRequest): Partial<Edits> {
  const { budget } = demands;
  return {
    trip: {
      budget: budget === null ? undefined : toMajor(budget),
      ...(budget !== null && budget.currency !== "USD" && { currency: budget.currency, budgetSaid: undefined }),
    },
    constraints: {
      transportation: demands.transportation ?? undefined,
      roomType: assumed.includes("roomType") ? undefined : (demands.roomType ?? undefined),
      rooms: demands.rooms,
      houseRule: demands.houseRule.length > 0 ? demands.houseRule : undefined,
      cuisines: demands.cuisines.length > 0 ? demands.cuisines : undefined,
    },
  };
}
