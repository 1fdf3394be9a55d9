import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { plan } from "@/server/planner";
import { addDays, formatMoney, type Itinerary, type Said, type Stop, type TripRequest } from "@/server/trip";
import { toReading } from "@/server/understanding";
import { ensureWorld, type World } from "@/server/worlds";
import { PARTS, type Worth, worthOf } from "./trips/worth";

/**
 * What sampled trips are worth to the people who would live them (docs/TRIPS.md): parties, places, budgets and floors drawn from a
 * seed, planned in the sample world for the best match. `bench:trips COUNT SHOWN` plans COUNT trips and prints the first SHOWN.
 */

const [COUNT = 200, SHOWN = 0] = process.argv.slice(2).map(Number);
const TODAY = "2026-11-28";
const PARTIES = [
  { people: 1, children: 0 },
  { people: 2, children: 0 },
  { people: 2, children: 0 },
  { people: 3, children: 1 },
  { people: 4, children: 2 },
  { people: 5, children: 2 },
  { people: 4, children: 0 },
] as const;

const ensured = await ensureWorld("sample");
if (!ensured.ok) throw new Error(ensured.problem.message);
const world = ensured.value;
const random = xoroshiro128plus(7);
const below = (count: number) => uniformInt(random, 0, count - 1);
const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item => {
  const item = items[below(items.length)];
  if (item === undefined) throw new RangeError("Nothing to pick from.");
  return item;
};

const worths: Worth[] = [];
const milliseconds: number[] = [];
let without = 0;
for (let number = 1; number <= COUNT; number++) {
  const request = sampledRequest();
  const start = performance.now();
  const answer = plan(request, world, { objective: "preferences", otherTrips: 0, alternativesPerStop: 0, givenUp: 0 });
  milliseconds.push(performance.now() - start);
  if (answer.status !== "plan") {
    without++;
    continue;
  }
  const worth = worthOf(answer.itinerary, request, world);
  worths.push(worth);
  if (number <= SHOWN) console.log(`${tripLines(number, request, answer.itinerary, worth)}\n`);
}
report();

function sampledRequest(): TripRequest {
  const cities = world.gazetteer.cities;
  for (;;) {
    const origin = pick(cities);
    const count = 1 + below(2);
    const to = Array.from({ length: count }, () => pick(cities)).filter((city) => city !== origin);
    const days = count + 2 + below(4);
    const party = pick(PARTIES);
    const startDate = addDays(TODAY, 14 + below(300));
    const said: Said = {
      trip: {
        ...{ origin: origin.name, destinations: [...new Set(to.map(({ name }) => name))], startDate, days },
        endDate: addDays(startDate, days - 1),
        people: party.people,
        ...(party.children > 0 && { children: party.children }),
        ...(below(2) === 0 && { budget: (300 + 100 * below(6)) * party.people * Math.ceil(days / 2) }),
      },
      constraints: {},
      entries: below(5) < 2 ? { "hotel.ratings": 4 } : {},
      unclear: [],
    };
    const { request } = toReading(said, world, TODAY);
    if (request !== null) return request;
  }
}

function report(): void {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const sorted = milliseconds.toSorted((one, other) => one - other);
  console.log(`${worths.length} trips of ${COUNT} (${without} are unavailable), Node ${process.version}`);
  console.log(
    `  worth ${mean(worths.map(({ total }) => total)).toFixed(1)} of 100; planned in ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0)} ms (median)`,
  );
  for (const part of PARTS)
    console.log(`  ${part.padEnd(22)} ${mean(worths.map(({ parts }) => parts[part])).toFixed(2)}`);
}

function tripLines(
  number: number,
  { people, children, demands }: TripRequest,
  itinerary: Itinerary,
  worth: Worth,
): string {
  const { total } = itinerary.cost;
  const lost = PARTS.filter((part) => worth.parts[part] < -0.05).map(
    (part) => `${part} ${worth.parts[part].toFixed(1)}`,
  );
  const budget = demands.budget === null ? "no budget" : `of ${formatMoney(demands.budget)}`;
  const head = `#${number} ${itinerary.origin}, ${people} people (${children} children), ${formatMoney(total)} ${budget}; worth ${worth.total.toFixed(0)}: ${lost.join(", ") || "nothing lost"}`;
  return [
    head,
    ...itinerary.days.map(({ number: day, city, stops }) => `  ${day} ${city}: ${stops.map(stopWords).join(" | ")}`),
  ].join("\n");
}

function stopWords(stop: Stop): string {
  const at = stop.start?.time ?? "";
  switch (stop.kind) {
    case "leg":
      return `${stop.mode} ${at}–${stop.end?.time ?? ""}`;
    case "stay":
      return `${stop.name}, ${roomOf(stop, world)} ×${stop.rooms}`;
    case "meal":
      return `${stop.meal[0]} ${at} ${stop.name}`;
    case "visit":
      return `${at} ${stop.name} (${world.attractions(stop.city).find(({ id }) => id === stop.recordId)?.details?.types[0]})`;
  }
}

function roomOf({ city, recordId }: Extract<Stop, { kind: "stay" }>, { lodgings }: World): string {
  const lodging = lodgings(city).find(({ id }) => id === recordId);
  return `${lodging?.roomType} for ${lodging?.maximumOccupancy}, ${lodging?.rating}★`;
}
