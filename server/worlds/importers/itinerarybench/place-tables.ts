import { join } from "node:path";
import { dailyHours } from "../../hours";
import type { Attraction, Lodging } from "../../records";
import type { LocalTravelTime } from "../../world-tables";
import type { ProblemList } from "../csv/problem-list";
import { readCsv } from "../csv/read-csv";

interface Places {
  readonly attractions: readonly Attraction[];
  readonly lodgings: readonly Lodging[];
  /** City of each place, in file order. A place's id is its name: plans and the published scorer know no other. */
  readonly cityOf: ReadonlyMap<string, string>;
}

/** Spots become attractions, hotels lodging. Hotels are open all day here, so only the spots' hours are kept. */
export async function readPlaces(folder: string, problems: ProblemList): Promise<Places> {
  const attractions: Attraction[] = [];
  const lodgings: Lodging[] = [];
  const cityOf = new Map<string, string>();
  const columns = ["name", "city", "type", "opening_hours_begin", "opening_hours_end"] as const;
  await readCsv(join(folder, "place.csv"), columns, problems, (row) => {
    const name = row.name("name");
    const city = row.name("city");
    const opens = row.integer("opening_hours_begin", 0, 24);
    const closes = row.integer("opening_hours_end", 0, 24);
    if (cityOf.has(name)) row.reject("name", "A place of this name is there already; names tell places apart.");
    cityOf.set(name, city);
    const place = { id: name, name, city, coordinates: null, priceMinor: 0, nameResolves: true, details: null };
    const type = row.text("type");
    if (type === "spot") {
      const hours = dailyHours(opens * 60, closes * 60);
      attractions.push({ ...place, address: "", phone: "", website: "", hours });
    } else if (type === "hotel") {
      if (opens !== 0 || closes !== 24) row.reject("opening_hours_begin", "A hotel is open from 0 to 24 here.");
      lodgings.push({ ...place, roomType: type, minimumNights: 1, maximumOccupancy: 1, rating: 0, houseRules: "" });
    } else {
      row.reject("type", "Write spot or hotel.");
    }
  });
  return { attractions, lodgings, cityOf };
}

/** Minutes between the places of a city, one direction per row. */
export async function readLocalTravelTimes(
  folder: string,
  cityOf: Places["cityOf"],
  problems: ProblemList,
): Promise<readonly LocalTravelTime[]> {
  const times: LocalTravelTime[] = [];
  const columns = ["origin", "destination", "duration", "city"] as const;
  await readCsv(join(folder, "in_city_transport.csv"), columns, problems, (row) => {
    const city = row.name("city");
    for (const column of ["origin", "destination"] as const) {
      if (cityOf.get(row.text(column)) !== city) row.reject(column, "The city has no such place in place.csv.");
    }
    times.push({
      city,
      fromId: row.text("origin"),
      toId: row.text("destination"),
      minutes: row.integer("duration", 0, 1440),
    });
  });
  return times;
}
