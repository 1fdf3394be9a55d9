import { type Facts, factsIn } from "../reading/facts";
import type { PastStep } from "../reading/scratchpad";
import { dateOfDay, type Wish } from "../reading/wish";
import { isSuitable } from "./lodging";
import { inCity } from "./names";

/** A search of the collection, with its arguments in order. */
export interface Search {
  readonly tool:
    | "CitySearch"
    | "FlightSearch"
    | "DistanceMatrix"
    | "RestaurantSearch"
    | "AttractionSearch"
    | "AccommodationSearch";
  readonly inputs: readonly string[];
}

/** What is to be done next to collect a trip: search, write the last search down, or plan with what there is. */
export type NextAct =
  | { readonly kind: "search"; readonly search: Search }
  | { readonly kind: "write down"; readonly description: string }
  | { readonly kind: "plan" };

/** What is known of a question; the search that would tell where it is not. */
type Known = boolean | Search;

/** First cities that the own car is tried to: where none of them can be driven to, the state is too far away. */
const MOST_DRIVES_OUT = 3;

/**
 * Thinks a trip through with what the steps before have shown, until something is missing: that is searched for. Nothing is kept
 * between steps, so that all it knows stands in the prompt. `forgets`: what was just found is not written down.
 */
export function nextAct(wish: Wish, steps: readonly PastStep[], forgets: boolean): NextAct {
  const last = steps.at(-1);
  const seen = new Seen(steps);
  if (last !== undefined && !forgets && seen.isWorthWriting(last, wish))
    return { kind: "write down", description: noteOn(last) };
  const found = findTrip(wish, seen);
  return typeof found === "boolean" ? { kind: "plan" } : { kind: "search", search: found };
}

/** "Flights from Dallas to Austin on 2022-03-10", as the search's own first line has it. */
function noteOn({ tool, inputs }: PastStep): string {
  const [first = "", second = "", third = ""] = inputs;
  switch (tool) {
    case "FlightSearch":
      return `Flights from ${first} to ${second} on ${third}`;
    case "DistanceMatrix":
      return `${third} from ${first} to ${second}`;
    default:
      return `${tool.replace("Search", "")}s in ${first}`;
  }
}

/** What the scratchpad shows of earlier searches. */
class Seen {
  private readonly notes: ReadonlySet<string>;

  constructor(private readonly steps: readonly PastStep[]) {
    this.notes = new Set(steps.filter(({ tool }) => tool === "NotebookWrite").map(({ inputs }) => inputs.join(", ")));
  }

  /** Whether a search found something that serves. */
  serves(search: Search, wish: Wish): Known {
    const step = this.stepOf(search);
    if (step === undefined) return search;
    return this.notes.has(noteOn(step)) || isFound(step, wish);
  }

  /** Whether there is no road: where one cannot drive, no taxi goes either. */
  isClosed(origin: string, destination: string): boolean {
    const step = this.stepOf({ tool: "DistanceMatrix", inputs: [origin, destination, "self-driving"] });
    return step?.observation.startsWith("No valid route") ?? false;
  }

  cities(state: string): string[] | Search {
    const search: Search = { tool: "CitySearch", inputs: [state] };
    const step = this.stepOf(search);
    return step === undefined ? search : [...(factsIn(step.observation).cities.get(state) ?? [])];
  }

  isWorthWriting(step: PastStep, wish: Wish): boolean {
    return step.tool !== "CitySearch" && !this.notes.has(noteOn(step)) && isFound(step, wish);
  }

  private stepOf(search: Search): PastStep | undefined {
    return this.steps.findLast(
      ({ tool, inputs }) => tool === search.tool && inputs.join("|") === search.inputs.join("|"),
    );
  }
}

function isFound({ tool, inputs, observation }: PastStep, wish: Wish): boolean {
  const facts = factsIn(observation);
  switch (tool) {
    case "FlightSearch":
      return facts.flights.length > 0;
    case "DistanceMatrix":
      return facts.roads.length > 0;
    case "RestaurantSearch":
      return facts.restaurants.length > 0;
    case "AttractionSearch":
      return facts.attractions.length > 0;
    case "AccommodationSearch":
      return hasLodging(inputs[0] ?? "", facts, wish);
    default:
      return false;
  }
}

function hasLodging(city: string, facts: Facts, wish: Wish): boolean {
  const nights = Math.max(1, Math.floor((wish.days - 1) / wish.cityCount));
  return inCity(facts.lodgings, city).some((lodging) => isSuitable(lodging, wish, nights));
}

type Means = "self-driving" | "flight" | "taxi";

/** The own car all along is cheapest; else flights, and taxis where there is none. */
function meansOf({ transportation }: Wish): readonly (readonly Means[])[] {
  if (transportation === "no flight") return [["self-driving"], ["taxi"]];
  if (transportation === "no self-driving") return [["flight", "taxi"]];
  return [["self-driving"], ["flight", "taxi"]];
}

/** Walks through the possible trips, as far as it knows what it has to know of each. */
function findTrip(wish: Wish, seen: Seen): Known {
  const candidates = wish.state === null ? [...wish.destinations] : seen.cities(wish.state);
  if (!Array.isArray(candidates)) return candidates;
  return any(meansOf(wish), (means) => extend([], candidates, means, wish, seen));
}

function extend(
  visited: readonly string[],
  candidates: readonly string[],
  means: readonly Means[],
  wish: Wish,
  seen: Seen,
): Known {
  const last = visited.at(-1) ?? wish.origin;
  const day = 1 + Math.ceil((visited.length * (wish.days - 1)) / wish.cityCount);
  const cityServes = (tool: Search["tool"]) => (city: string) => seen.serves({ tool, inputs: [city] }, wish);
  if (visited.length === wish.cityCount) {
    return all([
      () => canGo(last, wish.origin, wish.days, means, wish, seen),
      () => all(visited.map((city) => () => cityServes("RestaurantSearch")(city))),
    ]);
  }
  const possible = candidates.filter((city) => city !== wish.origin && !visited.includes(city));
  const isFirstDrive = visited.length === 0 && means.includes("self-driving");
  return any(isFirstDrive ? possible.slice(0, MOST_DRIVES_OUT) : possible, (city) => {
    const way = () => canGo(last, city, day, means, wish, seen);
    const sights = () => cityServes("AttractionSearch")(city);
    return all([
      // Far from home the way is what fails, within a state the sights do.
      ...(visited.length === 0 ? [way, sights] : [sights, way]),
      () => cityServes("AccommodationSearch")(city),
      () => extend([...visited, city], candidates, means, wish, seen),
    ]);
  });
}

function canGo(
  origin: string,
  destination: string,
  day: number,
  means: readonly Means[],
  wish: Wish,
  seen: Seen,
): Known {
  const isClosed = seen.isClosed(origin, destination);
  return any(means, (one) => {
    if (one === "taxi" && isClosed) return false;
    const search: Search =
      one === "flight"
        ? { tool: "FlightSearch", inputs: [origin, destination, dateOfDay(wish, day)] }
        : { tool: "DistanceMatrix", inputs: [origin, destination, one] };
    return seen.serves(search, wish);
  });
}

/** True where all are; the first that is false or unknown decides. */
function all(questions: readonly (() => Known)[]): Known {
  for (const question of questions) {
    const known = question();
    if (known !== true) return known;
  }
  return true;
}

/** True where one is; the first that is true or unknown decides. */
function any<Item>(items: readonly Item[], question: (item: Item) => Known): Known {
  for (const item of items) {
    const known = question(item);
    if (known !== false) return known;
  }
  return false;
}
