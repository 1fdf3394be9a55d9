import { type ReadRow, tablesIn } from "./rows";

export interface ReadFlight {
  readonly number: string;
  /** Dollars for one person. */
  readonly price: number;
  readonly departure: string;
  readonly arrival: string;
  readonly date: string;
  readonly origin: string;
  readonly destination: string;
}

export interface ReadRoad {
  readonly mode: "self-driving" | "taxi";
  readonly origin: string;
  readonly destination: string;
  /** Dollars for one car or cab. */
  readonly cost: number;
}

export interface ReadRestaurant {
  readonly name: string;
  readonly city: string;
  /** Dollars for one person and meal. */
  readonly cost: number;
  readonly cuisines: string;
}

export interface ReadAttraction {
  readonly name: string;
  readonly city: string;
}

export interface ReadLodging {
  readonly name: string;
  readonly city: string;
  /** Dollars for one room and night. */
  readonly price: number;
  readonly roomType: string;
  readonly houseRules: string;
  readonly minimumNights: number;
  /** People in one room. */
  readonly maximumOccupancy: number;
}

/** A way that was looked for, whatever was found. */
export interface ReadLeg {
  readonly origin: string;
  readonly destination: string;
  /** Null for ways by road. */
  readonly date: string | null;
}

/** All that a prompt says of the world, in the order in which it says it. */
export interface Facts {
  readonly flights: readonly ReadFlight[];
  readonly roads: readonly ReadRoad[];
  readonly restaurants: readonly ReadRestaurant[];
  readonly attractions: readonly ReadAttraction[];
  readonly lodgings: readonly ReadLodging[];
  /** By state. */
  readonly cities: ReadonlyMap<string, readonly string[]>;
  readonly legs: readonly ReadLeg[];
}

const FLIGHTS = /(?:Flights|There is no flight) from (.+?) to (.+?) on (\d{4}-\d{2}-\d{2})[:.]/g;
const NO_ROAD = /No valid route from (.+?) to (.+?) for (?:self-driving|taxi)\./g;
const ROAD = /(Self-driving|Taxi), from (.+?) to (.+?), duration: .*?, distance: .*?, cost: ([\d.]+)/gi;

/** The facts of a prompt's observations, tables and readable records. What it does not say is in none of them. */
export function factsIn(text: string): Facts {
  const tables = tablesIn(text);
  const rows = tables.flatMap((table) => table.rows);
  const roads = [...text.matchAll(ROAD)].map(
    ([, mode = "", origin = "", destination = "", cost]): ReadRoad => ({
      mode: mode.toLowerCase() === "taxi" ? "taxi" : "self-driving",
      origin,
      destination,
      cost: Number(cost),
    }),
  );
  const withMode = rows.filter((row) => row.has("Mode") && row.has("Cost"));
  return {
    flights: once(rows.filter((row) => row.has("Flight Number")).map(flightOf)),
    roads: once([...roads, ...withMode.map(roadOf)]),
    restaurants: once(rows.filter((row) => row.has("Cuisines")).map(restaurantOf)),
    attractions: once(rows.filter(isAttraction).map((row) => ({ name: cell(row, "Name"), city: cell(row, "City") }))),
    lodgings: once(rows.filter((row) => row.has("Room Type")).map(lodgingOf)),
    cities: new Map(
      tables.flatMap(({ title, rows: listed }): [string, string[]][] => {
        const state = /^Cities in (.+)$/.exec(title)?.[1];
        return state === undefined ? [] : [[state, listed.map((row) => cell(row, "City"))]];
      }),
    ),
    legs: once(legsIn(text)),
  };
}

/** In the order in which the text speaks of them. */
function legsIn(text: string): ReadLeg[] {
  const leg = (index: number, origin = "", destination = "", date: string | null = null) => ({
    index,
    leg: { origin, destination, date },
  });
  const found = [
    ...[...text.matchAll(FLIGHTS)].map((match) => leg(match.index, match[1], match[2], match[3])),
    ...[...text.matchAll(NO_ROAD)].map((match) => leg(match.index, match[1], match[2])),
    ...[...text.matchAll(ROAD)].map((match) => leg(match.index, match[2], match[3])),
  ];
  return found.sort((a, b) => a.index - b.index).map((one) => one.leg);
}

function isAttraction(row: ReadRow): boolean {
  return row.size === 2 && row.has("Name") && row.has("City");
}

function cell(row: ReadRow, column: string): string {
  return row.get(column) ?? "";
}

function flightOf(row: ReadRow): ReadFlight {
  return {
    number: cell(row, "Flight Number"),
    price: Number(cell(row, "Price")),
    departure: cell(row, "Departure Time"),
    arrival: cell(row, "Arrival Time"),
    date: cell(row, "Date"),
    origin: cell(row, "Origin"),
    destination: cell(row, "Destination"),
  };
}

function roadOf(row: ReadRow): ReadRoad {
  return {
    mode: cell(row, "Mode") === "taxi" ? "taxi" : "self-driving",
    origin: cell(row, "Origin"),
    destination: cell(row, "Destination"),
    cost: Number(cell(row, "Cost")),
  };
}

function restaurantOf(row: ReadRow): ReadRestaurant {
  return {
    name: cell(row, "Name"),
    city: cell(row, "City"),
    cost: Number(cell(row, "Average Cost")),
    cuisines: cell(row, "Cuisines"),
  };
}

function lodgingOf(row: ReadRow): ReadLodging {
  return {
    name: cell(row, "Name"),
    city: cell(row, "City"),
    price: Number(cell(row, "Price")),
    roomType: cell(row, "Room Type"),
    houseRules: cell(row, "House Rules"),
    minimumNights: Number(cell(row, "Minimum Nights")),
    maximumOccupancy: Math.max(1, Number(cell(row, "Maximum Occupancy"))),
  };
}

/** A prompt may show the same thing twice: in its scratchpad and in its notes. */
function once<T extends object>(items: readonly T[]): T[] {
  const seen = new Map<string, T>();
  for (const item of items) {
    const key = JSON.stringify(item);
    if (!seen.has(key)) seen.set(key, item);
  }
  return [...seen.values()];
}
