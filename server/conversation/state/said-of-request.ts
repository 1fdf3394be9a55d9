import { addDays, type Said, type TripRequest, timesOfRequest, toMajor } from "@/server/trip";

/** What a request would have been said as, so that later words can change it; what it only assumes was not said. */
export function saidOfRequest(request: TripRequest): Said {
  const { origin, destination, returnTo, dates, people, children, pets, demands, assumed } = request;
  const isSaid = (field: string) => !assumed.includes(field);
  const { budget } = demands;
  const times = timesOfRequest(request);
  return {
    trip: {
      origin,
      ...placesSaid(destination, isSaid("cityCount")),
      ...(dates.kind === "fixed"
        ? { startDate: dates.start, endDate: addDays(dates.start, dates.days - 1), days: dates.days }
        : { window: { from: dates.from, to: dates.to, startsOn: dates.startsOn }, days: dates.days }),
      ...(isSaid("people") && { people }),
      ...(children > 0 && { children }),
      ...(pets && { pets }),
      ...(budget !== null && { budget: toMajor(budget) }),
      ...(budget !== null && budget.currency !== "USD" && { currency: budget.currency }),
      ...(request.sights !== undefined && { sights: request.sights.map(({ name }) => name) }),
      ...(request.ownPlaces !== undefined && { ownPlaces: request.ownPlaces }),
      ...(request.pace !== undefined && { pace: request.pace }),
      ...(returnTo === null && { returnHome: false }),
      ...(times.length > 0 && { times }),
    },
    constraints: {
      ...(demands.transportation !== null && { transportation: demands.transportation }),
      ...(demands.roomType !== null && isSaid("roomType") && { roomType: demands.roomType }),
      ...(demands.rooms !== undefined && { rooms: demands.rooms }),
      ...(demands.houseRule.length > 0 && { houseRule: demands.houseRule }),
      ...(demands.cuisines.length > 0 && { cuisines: demands.cuisines }),
    },
    entries: {},
    unclear: [],
  };
}

function placesSaid(destination: TripRequest["destination"], isCountSaid: boolean): Said["trip"] {
  if (destination.kind === "region") {
    return { region: destination.region, ...(isCountSaid && { cityCount: destination.cityCount }) };
  }
  const { cities, ordered } = destination;
  const destinations = cities.map(({ name }) => name);
  if (!ordered) return { destinations };
  const stops = cities.map(({ name: city, nights, arriveOnDay: day }) => ({
    city,
    ...(day !== null && { day }),
    ...(nights !== null && { nights }),
  }));
  return { destinations, stops };
}
