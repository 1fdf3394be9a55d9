import { join } from "node:path";
import type { Attraction, City, Lodging, Restaurant, Road } from "../../records";
import type { ProblemList } from "../csv/problem-list";
import { readCsv } from "../csv/read-csv";
import { resolveNames } from "./published-lookup";
import { kilometresOf, minutesOf } from "./road-texts";

/** A table's records, and how many of its rows were left out because a cell is empty, as the published rules want. */
interface Imported<Row> {
  readonly rows: readonly Row[];
  readonly published: number;
}

export async function readCities(folder: string, problems: ProblemList): Promise<Imported<City>> {
  const rows: City[] = [];
  const published = await readCsv(join(folder, "cities.csv"), ["city", "state"], problems, (row) => {
    rows.push({ name: row.name("city"), state: row.name("state"), coordinates: null, zone: null, airports: [] });
  });
  return { rows, published };
}

export async function readLodgings(folder: string, problems: ProblemList): Promise<Imported<Lodging>> {
  const columns = [
    "NAME",
    "room type",
    "price",
    "minimum nights",
    "review rate number",
    "house_rules",
    "maximum occupancy",
    "city",
  ] as const;
  const rows: Lodging[] = [];
  const published = await readCsv(join(folder, "accommodations.csv"), columns, problems, (row, index) => {
    if (row.hasEmptyCell()) return;
    rows.push({
      id: `accommodation-${index}`,
      name: row.text("NAME"),
      city: row.text("city"),
      roomType: row.text("room type"),
      priceMinor: row.priceMinor("price"),
      minimumNights: row.integer("minimum nights", 0, 10_000),
      maximumOccupancy: row.integer("maximum occupancy", 1, 10_000),
      rating: row.decimal("review rate number", 0, 5),
      houseRules: row.text("house_rules"),
      coordinates: null,
      nameResolves: false,
      details: null,
    });
  });
  return { rows: withResolvedNames(rows), published };
}

export async function readRestaurants(folder: string, problems: ProblemList): Promise<Imported<Restaurant>> {
  const columns = ["Name", "City", "Cuisines", "Average Cost", "Aggregate Rating"] as const;
  const rows: Restaurant[] = [];
  const published = await readCsv(join(folder, "restaurants.csv"), columns, problems, (row, index) => {
    if (row.hasEmptyCell()) return;
    rows.push({
      id: `restaurant-${index}`,
      name: row.text("Name"),
      city: row.text("City"),
      cuisines: row.text("Cuisines"),
      priceMinor: row.priceMinor("Average Cost"),
      rating: row.decimal("Aggregate Rating", 0, 5),
      coordinates: null,
      hours: null,
      nameResolves: false,
      details: null,
    });
  });
  return { rows: withResolvedNames(rows), published };
}

export async function readAttractions(folder: string, problems: ProblemList): Promise<Imported<Attraction>> {
  const columns = ["Name", "Latitude", "Longitude", "Address", "Phone", "Website", "City"] as const;
  const rows: Attraction[] = [];
  const published = await readCsv(join(folder, "attractions.csv"), columns, problems, (row, index) => {
    if (row.hasEmptyCell()) return;
    rows.push({
      id: `attraction-${index}`,
      name: row.text("Name"),
      city: row.text("City"),
      address: row.text("Address"),
      phone: row.text("Phone"),
      website: row.text("Website"),
      coordinates: {
        latitude: row.decimal("Latitude", -90, 90),
        longitude: row.decimal("Longitude", -180, 180),
      },
      priceMinor: 0,
      hours: null,
      nameResolves: false,
      details: null,
    });
  });
  return { rows: withResolvedNames(rows), published };
}

/** All rows are kept; a pair's first row counts, and lookups find that one. */
export async function readRoads(folder: string, problems: ProblemList): Promise<Imported<Road>> {
  const columns = ["origin", "destination", "duration", "distance"] as const;
  const rows: Road[] = [];
  const published = await readCsv(join(folder, "distances.csv"), columns, problems, (row) => {
    const durationText = row.text("duration");
    const distanceText = row.text("distance");
    const minutes = minutesOf(durationText);
    const km = kilometresOf(distanceText);
    if (minutes === "unreadable") {
      row.reject("duration", 'Write a duration such as "10 hours 55 mins" or "1 day 3 hours", or leave it empty.');
    } else if (km === "unreadable") {
      row.reject("distance", 'Write a distance such as "1,144 km", or leave it empty.');
    } else {
      rows.push({
        origin: row.name("origin"),
        destination: row.name("destination"),
        minutes: km === null ? null : minutes,
        km,
        durationText,
        distanceText,
      });
    }
  });
  return { rows, published };
}

function withResolvedNames<
  Row extends { readonly name: string; readonly city: string; readonly nameResolves: boolean },
>(rows: readonly Row[]): readonly Row[] {
  const resolves = resolveNames(rows);
  return rows.map((row, index) => ({ ...row, nameResolves: resolves[index] ?? false }));
}
