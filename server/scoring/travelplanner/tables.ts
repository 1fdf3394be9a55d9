import { onceForEach } from "@/server/trip";
import type { Attraction, Lodging, Restaurant, ScheduledLeg, World } from "@/server/worlds";
import { beforeParenthesis, nameAndCity } from "./text";

/** What the published lookup finds: the first row in file order and how many there are. */
export interface Found<Row> {
  readonly row: Row;
  readonly count: number;
}

/** The rows of one city. Full names are the usual case and are remembered; the memory is bounded by the table. */
class CityRows<Row extends { readonly name: string }> {
  readonly #found = new Map<string, Found<Row> | undefined>();

  constructor(readonly rows: readonly Row[]) {
    for (const row of rows) this.#found.set(row.name, undefined);
  }

  find(name: string): Found<Row> | null {
    const known = this.#found.get(name);
    if (known !== undefined) return known;
    let first: Row | undefined;
    let count = 0;
    for (const row of this.rows) {
      if (!row.name.includes(name)) continue;
      first ??= row;
      count++;
    }
    if (first === undefined) return null;
    const found = { row: first, count };
    if (this.#found.has(name)) this.#found.set(name, found);
    return found;
  }
}

class Table<Row extends { readonly name: string }> {
  readonly #cities = new Map<string, CityRows<Row>>();

  constructor(private readonly rowsOf: (city: string) => readonly Row[]) {}

  /** Lookup: rows of the written city whose name contains the written name; null when there is none. */
  find(written: string): Found<Row> | null {
    const { name, city } = nameAndCity(written);
    let rows = this.#cities.get(city);
    if (rows === undefined) {
      const read = this.rowsOf(city);
      if (read.length === 0) return null;
      rows = new CityRows(read);
      this.#cities.set(city, rows);
    }
    return rows.find(name);
  }
}

/** The world's tables as the published rules look things up in them. */
export class Tables {
  readonly lodgings: Table<Lodging>;
  readonly restaurants: Table<Restaurant>;
  readonly attractions: Table<Attraction>;

  constructor(private readonly world: World) {
    this.lodgings = new Table((city) => world.lodgings(city));
    this.restaurants = new Table((city) => world.restaurants(city));
    this.attractions = new Table((city) => world.attractions(city));
  }

  flight(number: string): ScheduledLeg | undefined {
    return this.world.legByNumber(number);
  }

  stateOf(city: string): string | undefined {
    return this.world.gazetteer.city(city)?.state;
  }

  /** Distance: dollars for one car (driving) or one cab (taxi); null where the record has no value or takes a day or more. */
  roadDollars(from: string, to: string, mode: "self-driving" | "taxi"): number | null {
    const road = this.world.road(beforeParenthesis(from), beforeParenthesis(to));
    if (road === undefined || road.km === null) return null;
    if (road.durationText === "" || road.distanceText === "" || road.durationText.includes("day")) return null;
    return Math.floor(mode === "self-driving" ? road.km * 0.05 : road.km);
  }
}

/** The tables of a world, made once. */
export const tablesOf = onceForEach((world: World) => new Tables(world));
