import type { Destination, Question, RequestedCity, Said, SaidStop } from "@/server/trip";
import type { World } from "@/server/worlds";
import { UNITED_STATES } from "../gazetteer/united-states";
import { type Objection, type Part, part } from "./part";
import { type Resolved, resolvePlace } from "./resolve";
import { citiesOfSights } from "./sights";

/**
 * Where the trip starts: a city of the world. A world of one city has no ways to it, so trips start there, and what was said of
 * elsewhere is kept as a note.
 */
export function readOrigin(said: Said, world: World): Part<string> {
  const { origin } = said.trip;
  const only = onlyCity(world);
  if (only !== null) return part(only, { assumed: ["origin"] });
  if (origin === undefined) {
    const text = said.unclear.includes("origin")
      ? "Which city do you start from? Several were named."
      : "Which city do you start from?";
    return part<string>(null, { questions: [{ field: "origin", text, kind: "place", options: [] }] });
  }
  const resolved = resolvePlace(origin, world, "city");
  if (resolved.kind === "city") return part(resolved.name);
  return part<string>(null, { questions: [ask("origin", origin, resolved, world)] });
}

/** What was said of the way to a world that has none: it is not planned. */
export function wayNotes({ trip: { origin } }: Said, world: World): string[] {
  const only = onlyCity(world);
  return only === null || origin === undefined || resolvePlace(origin, world, "city").kind === "city"
    ? []
    : [`from ${origin}`];
}

/** The city of a world that has no other. */
function onlyCity({ gazetteer: { cities } }: World): string | null {
  return cities.length === 1 ? (cities[0]?.name ?? null) : null;
}

/** Whether a trip may stay in the city where it begins: each city of open data has enough for whole days. */
function mayStay(world: World): boolean {
  return onlyCity(world) !== null || world.describe().kind === "region";
}

/** Where the trip goes: cities, or a region of which the planner chooses cities. */
export function readDestination(
  said: Said,
  world: World,
  days: number | null,
  origin: string | null,
): Part<Destination> {
  const { destinations = [], region, stops = [], cityCount } = said.trip;
  const named = destinations.length > 0 ? destinations : stops.map((stop) => stop.city);
  // "I want to see the Temple of Heaven" names a city too.
  const names =
    named.length > 0 || region !== undefined ? named : citiesOfSights(said, world).filter((city) => city !== origin);
  const open = said.unclear.find((field) => field === "destinations" || field === "region");
  if (names.length === 0 && region === undefined) {
    const text =
      open === undefined ? "Where do you want to go?" : "Where do you want to go? Several places were named.";
    return part<Destination>(null, { questions: [{ field: "destinations", text, kind: "place", options: [] }] });
  }
  if (names.length === 0 && region !== undefined) return readRegion(region, cityCount, world, days, origin);
  const resolved = names.map((name) => ({ name, place: resolvePlace(name, world, "city") }));
  const [only] = resolved;
  if (resolved.length === 1 && only?.place.kind === "region")
    return readRegion(only.name, cityCount, world, days, origin);
  const unknown = resolved.flatMap(({ name, place }) =>
    place.kind === "unknown" && place.nearest.length === 0 ? [name] : [],
  );
  const questions = [
    ...(unknown.length === 0 ? [] : [askWithin("destinations", unknown, world)]),
    ...resolved.flatMap(({ name, place }) =>
      place.kind === "city" || unknown.includes(name) ? [] : [ask("destinations", name, place, world)],
    ),
  ];
  const cities = resolved.flatMap(({ name, place }) =>
    place.kind === "city" ? [requested(name, place.name, stops)] : [],
  );
  const staysThere = mayStay(world) && cities.length === 1 && cities[0]?.name === origin;
  const objections = citiesObjections(cities, staysThere ? null : origin, days, cityCount);
  if (questions.length > 0 || objections.length > 0) return part<Destination>(null, { questions, objections });
  return part<Destination>({ kind: "cities", cities, ordered: stops.length > 0 });
}

function requested(said: string, name: string, stops: readonly SaidStop[]): RequestedCity {
  const stop = stops.find((one) => one.city === said);
  const next = stop === undefined ? undefined : stops[stops.indexOf(stop) + 1];
  const untilNext = stop?.day !== undefined && next?.day !== undefined ? next.day - stop.day : null;
  const nights = stop?.nights ?? (untilNext !== null && untilNext > 0 ? untilNext : null);
  return { name, nights, arriveOnDay: stop?.day ?? null };
}

function citiesObjections(
  cities: readonly RequestedCity[],
  origin: string | null,
  days: number | null,
  cityCount: number | undefined,
): Objection[] {
  const objections: Objection[] = [];
  if (cities.some((city) => city.name === origin)) {
    objections.push({
      field: "destinations",
      text: `${origin} is both the start and a destination: name another one.`,
    });
  }
  if (cityCount !== undefined && cityCount !== cities.length && cities.length > 0) {
    objections.push({
      field: "cityCount",
      text: `${cityCount} cities are asked for, but ${cities.length} named: ${cities.map((city) => city.name).join(", ")}.`,
    });
  }
  const arrivals = cities.flatMap((city) => city.arriveOnDay ?? []);
  if (arrivals.some((day, index) => index > 0 && day <= (arrivals[index - 1] ?? 0))) {
    objections.push({
      field: "stops",
      text: "The days on which the cities are reached are not in the order of travel.",
    });
  }
  const last = arrivals.at(-1);
  if (days !== null && last !== undefined && last > days) {
    objections.push({ field: "stops", text: `A city is reached on day ${last} of a trip of ${days} days.` });
  }
  const nights = cities.reduce((sum, city) => sum + (city.nights ?? 1), 0);
  if (days !== null && nights > days - 1) {
    objections.push({
      field: "days",
      text: `${cities.length === 1 ? "One city needs" : `${cities.length} cities need`} ${nights} ${nights === 1 ? "night" : "nights"}, but a trip of ${days} ${days === 1 ? "day" : "days"} has ${days - 1}.`,
    });
  }
  return objections;
}

function readRegion(
  said: string,
  cityCount: number | undefined,
  world: World,
  days: number | null,
  origin: string | null,
): Part<Destination> {
  const resolved = resolvePlace(said, world, "region");
  if (resolved.kind !== "region") return part<Destination>(null, { questions: [ask("region", said, resolved, world)] });
  const available = world.gazetteer.citiesOf(resolved.name).filter((city) => city.name !== origin).length;
  const usual = days === null ? 1 : Math.max(1, Math.floor((days - 1) / 2));
  const count = cityCount ?? Math.min(usual, Math.max(1, available));
  if (count > available) {
    return part<Destination>(null, {
      objections: [
        {
          field: "cityCount",
          text: `${resolved.name} has ${available} ${available === 1 ? "city" : "cities"} to visit in this world, fewer than the ${count} asked for.`,
        },
      ],
    });
  }
  if (days !== null && count > days - 1) {
    return part<Destination>(null, {
      objections: [
        {
          field: "cityCount",
          text: `${count} cities need ${count} nights, but a trip of ${days} ${days === 1 ? "day" : "days"} has ${days - 1}.`,
        },
      ],
    });
  }
  return part<Destination>(
    { kind: "region", region: resolved.name, cityCount: count },
    { assumed: cityCount === undefined ? ["cityCount"] : [] },
  );
}

/** A name that is no city of this world: its nearest spellings, or for a region its cities. */
function ask(field: string, said: string, resolved: Resolved, world: World): Question {
  if (resolved.kind === "region") {
    const cities = world.gazetteer.citiesOf(resolved.name).slice(0, 5);
    return {
      field,
      text: `Which city of ${resolved.name}?`,
      kind: "options",
      options: cities.map(({ name }) => ({ label: name, answer: name })),
    };
  }
  const nearest = resolved.kind === "unknown" ? resolved.nearest : [resolved.name];
  if (nearest.length === 0) return askWithin(field, [said], world);
  return {
    field,
    text: `I don't know ${said}. Did you mean one of these?`,
    kind: "options",
    options: nearest.map((name) => ({ label: name, answer: name })),
  };
}

/** Names that are like none of this world: what it covers, with some of its places. */
function askWithin(field: string, unknown: readonly string[], { gazetteer }: World): Question {
  const { cities, states } = gazetteer;
  const isAmerican = states.every((state) => US_STATES.has(state));
  const covered = `${cities.length} ${isAmerican ? "US cities" : "cities"}`;
  const where = field === "origin" ? "Where do you start from?" : "Where do you want to go instead?";
  return { field, text: `I only know ${covered}, not ${unknown.join(" or ")}. ${where}`, kind: "place", options: [] };
}

const US_STATES: ReadonlySet<string> = new Set(UNITED_STATES.map((row) => row.slice(3, row.indexOf(":"))));
