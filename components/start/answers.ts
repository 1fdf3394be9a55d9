import type { CurrentWorld } from "@/server/api";
import { type Edits, type LocalDate, roomTypeSchema, type Said, transportationSchema } from "@/server/trip";

/** The edits that an answer to the question about `field` makes; none when the answer does not fit the field. */
export function answerEdits(field: string, answer: string, said: Said, current: CurrentWorld): Partial<Edits> {
  switch (field) {
    case "origin":
      return { trip: { origin: answer } };
    case "destinations":
    case "region":
      return { trip: destinationAnswer(answer, said, current) };
    case "startDate":
    case "window":
      return { trip: startAnswer(answer) };
    case "days":
      return { trip: { days: Number(answer), endDate: undefined } };
    case "cityCount":
    case "people":
    case "children":
    case "budget":
      return { trip: { [field]: Number(answer) } };
    case "roomType": {
      const roomType = roomTypeSchema.safeParse(answer);
      return roomType.success ? { constraints: { roomType: roomType.data } } : {};
    }
    case "transportation": {
      const transportation = transportationSchema.safeParse(answer);
      return transportation.success ? { constraints: { transportation: transportation.data } } : {};
    }
    default:
      return {};
  }
}

function startAnswer(startDate: LocalDate): Edits["trip"] {
  return { startDate, endDate: undefined, window: undefined };
}

/** A state in place of all cities; a city in place of the first name that the world does not know, else added. */
function destinationAnswer(answer: string, { trip }: Said, { cities, states }: CurrentWorld): Edits["trip"] {
  const isCity = (name: string) => cities.some((city) => city.name === name);
  if (!isCity(answer) && states.includes(answer)) {
    return { region: answer, destinations: undefined, stops: undefined };
  }
  const named = trip.destinations ?? trip.stops?.map(({ city }) => city) ?? [];
  const unknown = named.find((name) => !isCity(name));
  if (unknown === undefined) return { destinations: [...named, answer], region: undefined };
  return {
    destinations: named.map((name) => (name === unknown ? answer : name)),
    stops: trip.stops?.map((stop) => (stop.city === unknown ? { ...stop, city: answer } : stop)),
    region: undefined,
  };
}
