import { plan } from "@/server/planner";
import type { Trajectory, VerifiedTask } from "@/server/scoring/verifier";
import { callTool, createNotebook } from "@/server/tools";
import { type Itinerary, type LegStop, type StayStop, type Stop, type TripRequest, toMajor } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Draft, DraftTurn, Fact, Line } from "./draft";
import type { Random } from "./random";

type Call = Trajectory["turns"][number]["calls"][number];

/** A task with the trajectory of the exact planner for it. */
export interface Taught {
  readonly task: VerifiedTask;
  readonly draft: Draft;
  readonly world: World;
}

/** The answer where no plan meets the request. */
export interface TaughtNoPlan {
  readonly task: VerifiedTask;
  readonly trajectory: Trajectory;
}

/** The world as the search tools show it: they list flights and roads, and no other timetable. */
export function searchable(world: World): World {
  return {
    ...world,
    scheduledLegs: (...about) => world.scheduledLegs(...about).filter(({ mode }) => mode === "flight"),
  };
}

/** Calls a tool of the world as a trajectory has it. */
export async function call(world: World, tool: string, input: Readonly<Record<string, string>>): Promise<Call> {
  const answer = await callTool(tool, input, {
    world,
    notebook: createNotebook(),
    writePlan: async () => ({ ok: false, problem: { code: "internal", message: "The teacher writes its own plan." } }),
    signal: new AbortController().signal,
    offered: [
      "FlightSearch",
      "DistanceMatrix",
      "RestaurantSearch",
      "AttractionSearch",
      "AccommodationSearch",
      "execute_sql",
    ],
  });
  return { tool, input, ok: answer.ok, output: JSON.parse(JSON.stringify(answer.output ?? null)) };
}

/** Plans exactly and collects what the plan is made of by real calls; null where the search took too long. */
export async function teach(
  { id, text, today }: Pick<VerifiedTask, "id" | "text" | "today">,
  request: TripRequest,
  world: World,
  random: Random,
): Promise<Taught | TaughtNoPlan | null> {
  const result = plan(request, world, {
    ...{ objective: "cost", timeLimitMs: 3_000, otherTrips: 0, alternativesPerStop: 0, givenUp: 0 },
  });
  const task: VerifiedTask = {
    id,
    text,
    today,
    request,
    rules: { kind: "requirements" },
    solvable: result.status === "plan",
  };
  const collector = new Collector(world, random);
  if (result.status === "infeasible") {
    if (!result.proven || result.relaxations.length === 0) return null;
    await collector.searchAny(request);
    const text = "No plan meets all of that. See below what could be changed.";
    const relaxations = result.relaxations.map(({ also, ...rest }) => ({ ...rest, also: [...also] }));
    return { task, trajectory: { turns: collector.plainTurns(), final: { kind: "noPlan", relaxations, text } } };
  }
  const { itinerary } = result;
  await collector.collect(itinerary);
  const lines = linesOf(itinerary, request);
  return { task, world, draft: { turns: collector.turns, lines, itinerary, people: request.people } };
}

class Collector {
  readonly turns: DraftTurn[] = [];
  private facts: Fact[] = [];

  constructor(
    private readonly world: World,
    private readonly random: Random,
  ) {}

  async collect({ days }: Itinerary): Promise<void> {
    for (const day of days) {
      for (const stop of day.stops) if (stop.kind === "leg") await this.ride(stop, day.date);
    }
    const cities = [
      ...new Set(days.flatMap(({ stops }) => stops.flatMap((stop) => ("city" in stop ? [stop.city] : [])))),
    ];
    for (const city of cities) {
      const stops = days.flatMap((day) => day.stops).filter((stop) => "city" in stop && stop.city === city);
      if (this.random.chance(6)) await this.misspelled(city);
      if (stops.some(({ kind }) => kind === "visit"))
        await this.sights(
          city,
          stops.flatMap((stop) => (stop.kind === "visit" ? [stop.name] : [])),
        );
      if (stops.some(({ kind }) => kind === "meal"))
        await this.meals(
          city,
          stops.flatMap((stop) => (stop.kind === "meal" ? [stop.recordId] : [])),
        );
      const stays = stops.filter((stop): stop is StayStop => stop.kind === "stay");
      if (stays.length > 0) await this.stays(city, stays);
    }
    // What was found last is told before the plan.
    if (this.facts.length > 0) this.turns.push({ facts: this.facts, calls: [] });
  }

  /** Something to look at where there is no plan. */
  async searchAny({ origin }: TripRequest): Promise<void> {
    await this.search(`the restaurants of ${origin}`, "RestaurantSearch", { city: origin });
  }

  plainTurns(): Trajectory["turns"] {
    return this.turns.map(({ calls }) => ({ text: "", calls: [...calls] }));
  }

  private async search(what: string, tool: string, input: Readonly<Record<string, string>>): Promise<Call> {
    const made = await call(this.world, tool, input);
    this.turns.push({ facts: [...this.facts, { says: "next", what }], calls: [made] });
    this.facts = [];
    return made;
  }

  private async ride({ from, to, mode, number, start, end, recordId }: LegStop, date: string): Promise<void> {
    const way = { origin: from, destination: to };
    if (number !== null || this.random.chance(2)) {
      const { output } = await this.search(`flights from ${from} to ${to}`, "FlightSearch", { ...way, date });
      const count = rowCount(output);
      this.facts.push({ says: count === 0 ? "no flights" : "flights", from, to, date, count });
    }
    if (number !== null) {
      const leg = this.world.scheduledLegs(from, to, date).find(({ id }) => id === recordId);
      if (leg === undefined) return;
      const [departs, arrives] = [start?.time ?? leg.departureTime, end?.time ?? leg.arrivalTime];
      this.facts.push({ says: "flight", number, from, to, date, departs, arrives, price: leg.priceMinor / 100 });
      return;
    }
    const { output } = await this.search(`the road from ${from} to ${to}`, "DistanceMatrix", { ...way, mode });
    const row = firstRow(output);
    this.facts.push({
      ...{ says: "road", mode, from, to, duration: String(row.Duration), distance: String(row.Distance) },
      price: Number(row.Cost),
    });
  }

  private async misspelled(city: string): Promise<void> {
    const wrong = `${city.slice(0, 2)}x${city.slice(2)}`;
    await this.search(`restaurants`, "RestaurantSearch", { city: wrong });
    this.facts.push({ says: "failed" });
  }

  private async sights(city: string, names: readonly string[]): Promise<void> {
    const { output } = await this.search(`the attractions of ${city}`, "AttractionSearch", { city });
    this.facts.push({ says: "places", kind: "attraction", city, count: rowCount(output) });
    for (const name of names.slice(0, 2)) this.facts.push({ says: "attraction", name, city });
  }

  private async meals(city: string, ids: readonly string[]): Promise<void> {
    const { output } = await this.search(`the restaurants of ${city}`, "RestaurantSearch", { city });
    this.facts.push({ says: "places", kind: "restaurant", city, count: rowCount(output) });
    const records = this.world.restaurants(city).filter(({ id }) => ids.includes(id));
    for (const { name, priceMinor, rating, cuisines } of records.slice(0, 3)) {
      const [cuisine = ""] = cuisines.split(/,\s*/);
      this.facts.push({ says: "restaurant", name, city, price: priceMinor / 100, rating, cuisine });
    }
  }

  private async stays(city: string, stays: readonly StayStop[]): Promise<void> {
    const { output } = await this.search(`the accommodations of ${city}`, "AccommodationSearch", { city });
    this.facts.push({ says: "places", kind: "accommodation", city, count: rowCount(output) });
    const records = this.world.lodgings(city).filter(({ id }) => stays.some(({ recordId }) => recordId === id));
    for (const { name, priceMinor, rating, minimumNights } of records) {
      this.facts.push({ says: "lodging", name, city, price: priceMinor / 100, rating, nights: minimumNights });
    }
  }
}

function rowCount(output: unknown): number {
  return typeof output === "object" && output !== null && "rows" in output && Array.isArray(output.rows)
    ? output.rows.length
    : 0;
}

function firstRow(output: unknown): Record<string, unknown> {
  const rows =
    typeof output === "object" && output !== null && "rows" in output && Array.isArray(output.rows) ? output.rows : [];
  return { ...rows[0] };
}

/** The plan as its last words tell it. */
export function linesOf({ days, cost }: Itinerary, { demands }: TripRequest): Line[] {
  const lines = days.flatMap((day): Line[] => [
    { says: "day", day: day.number, date: day.date, city: day.city },
    ...day.stops.map(lineOf),
  ]);
  const amount = toMajor(cost.total);
  const budget = demands.budget === null ? null : toMajor(demands.budget);
  const within: Line[] = budget === null ? [] : [{ says: "within", budget, left: budget - amount }];
  return [...lines, { says: "total", amount }, ...within];
}

function lineOf(stop: Stop): Line {
  const money = toMajor(stop.cost);
  const [from, to] = [stop.start?.time ?? null, stop.end?.time ?? null];
  switch (stop.kind) {
    case "leg": {
      const { mode, number } = stop;
      return { says: "ride", mode, number, from: stop.from, to: stop.to, departs: from, arrives: to, cost: money };
    }
    case "meal":
      return { says: "meal", meal: stop.meal, name: stop.name, city: stop.city, cost: money, at: from };
    case "visit":
      return { says: "visit", name: stop.name, city: stop.city, from, to };
    case "stay":
      return { says: "night", name: stop.name, city: stop.city, cost: money };
  }
}
