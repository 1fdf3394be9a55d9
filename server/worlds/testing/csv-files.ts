import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";

export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Tables by file name. */
export type CsvFiles = Readonly<Record<string, CsvTable>>;

function quotedCell(cell: string): string {
  return /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** The rows of a file as they are written, each with its line break. */
export function csvLines({ header, rows }: CsvTable): string[] {
  return [header, ...rows].map((cells) => `${cells.map(quotedCell).join(",")}\n`);
}

export function writeCsvFiles(folder: string, files: CsvFiles): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, table] of Object.entries(files)) writeFileSync(join(folder, file), csvLines(table).join(""));
}

const cities = ["Austin", "Dallas", "St. Petersburg", "Fort Worth (Texas)", "Not In The List"];
const cityName = fc.constantFrom(...cities);

/** Published names have quotes, commas, line breaks, semicolons, double and outer spaces. */
const oddName = fc
  .tuple(
    fc.constantFrom("", " ", "☆ "),
    fc.string({ unit: fc.constantFrom("a", "B", "é", "'", " ", ",", ";", '"', "\n", "(", ")", "&"), maxLength: 10 }),
    fc.constantFrom("", " ", "!"),
  )
  .map(([before, middle, after]) => `${before}N${middle}${after}`);

const decimals = (least: number, most: number) => fc.integer({ min: least, max: most }).map((value) => `${value}.0`);
const integers = (least: number, most: number) => fc.integer({ min: least, max: most }).map(String);
const twoDigits = (most: number) => fc.integer({ min: 0, max: most }).map((value) => String(value).padStart(2, "0"));
const clock = fc.tuple(twoDigits(23), twoDigits(59)).map((parts) => parts.join(":"));
const marchDay = integers(10, 31).map((day) => `2022-03-${day}`);

function table(header: readonly string[], ...cells: fc.Arbitrary<string>[]): fc.Arbitrary<CsvTable> {
  const rows = fc.array(fc.tuple(...cells), { minLength: 1, maxLength: 6 });
  return rows.map((made) => ({ header, rows: made }));
}

/** Rows that the published shape allows, in the published files. */
export const travelplannerFiles: fc.Arbitrary<CsvFiles> = fc.record({
  "cities.csv": fc.constant({
    header: ["city", "state"],
    rows: cities.slice(0, 4).map((city, index) => [city, index < 2 ? "Texas" : "Saint Petersburg"]),
  }),
  "accommodations.csv": table(
    [
      "",
      "NAME",
      "room type",
      "price",
      "minimum nights",
      "review rate number",
      "house_rules",
      "maximum occupancy",
      "city",
    ],
    integers(0, 9999),
    oddName,
    fc.constantFrom("Entire home/apt", "Private room", "Shared room"),
    decimals(1, 1200),
    decimals(1, 30),
    decimals(1, 5),
    fc.constantFrom("No smoking", "No parties & No pets"),
    integers(1, 8),
    cityName,
  ),
  "restaurants.csv": table(
    ["", "Name", "City", "Cuisines", "Average Cost", "Aggregate Rating"],
    integers(0, 9999),
    oddName,
    cityName,
    fc.constantFrom("Tea, Pizza, Indian", "BBQ"),
    integers(1, 100),
    decimals(0, 5),
  ),
  "attractions.csv": table(
    ["Name", "Latitude", "Longitude", "Address", "Phone", "Website", "City"],
    oddName,
    decimals(-90, 90),
    decimals(-180, 180),
    oddName,
    fc.constant("Unknown"),
    fc.constant("https://example.org/?a=b,c"),
    cityName,
  ),
  "distances.csv": table(
    ["origin", "destination", "cost", "duration", "distance"],
    cityName,
    cityName,
    fc.constant(""),
    fc.constantFrom("10 hours 55 mins", "1 hour 1 min", "45 mins", "1 day 3 hours", "2 days 1 hour", ""),
    fc.constantFrom("1,144 km", "98.6 km", "285 km", ""),
  ),
  "flights.csv": table(
    [
      "Flight Number",
      "Price",
      "DepTime",
      "ArrTime",
      "ActualElapsedTime",
      "FlightDate",
      "OriginCityName",
      "DestCityName",
      "Distance",
    ],
    integers(1_000_000, 1_000_020).map((digits) => `F${digits}`),
    integers(20, 2000),
    clock,
    fc.oneof(clock, fc.constant("24:00")),
    fc.tuple(integers(0, 12), integers(0, 59)).map(([hours, minutes]) => `${hours} hours ${minutes} minutes`),
    marchDay,
    cityName,
    cityName,
    decimals(50, 3000),
  ),
});

/** Rows as ItineraryBench has them: every spot and hotel of a city is linked with every other. */
export const itinerarybenchFiles: fc.Arbitrary<CsvFiles> = fc
  .record({
    trains: fc.array(
      fc.record({
        day: integers(1, 9),
        depart: fc.integer({ min: 0, max: 1439 }),
        minutes: fc.integer({ min: 30, max: 1439 }),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    minutes: integers(20, 80),
    price: fc.constantFrom("28.5", "300.0", "960"),
  })
  .map(({ trains, minutes, price }) => {
    const places = ["Nanjing", "Wuhan"].flatMap((city) => [
      [`${city} Railway Hotel`, city, "hotel", "0", "24"],
      [`${city}'s "Old" Tower`, city, "spot", "9", "18"],
    ]);
    return {
      "place.csv": { header: ["name", "city", "type", "opening_hours_begin", "opening_hours_end"], rows: places },
      "in_city_transport.csv": {
        header: ["origin", "destination", "duration", "city"],
        rows: places.flatMap(([from = "", city = ""]) =>
          places.filter(([to, other]) => other === city && to !== from).map(([to = ""]) => [from, to, minutes, city]),
        ),
      },
      "railway.csv": {
        header: ["number", "origin", "destination", "departure_time", "arrival_time", "duration", "price"],
        rows: trains.map(({ day, depart, minutes: duration }, index) => [
          `G${index}`,
          "Nanjing",
          "Wuhan",
          moment(Number(day), depart),
          moment(Number(day), depart + duration),
          String(duration),
          price,
        ]),
      },
    };
  });

/** "2023-07-04 08:09:00" of minutes after the day's midnight, at most two days. */
function moment(day: number, minutes: number): string {
  const inDay = minutes % 1440;
  const clockTime = [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, "0")).join(":");
  return `2023-07-${String(day + Math.floor(minutes / 1440)).padStart(2, "0")} ${clockTime}:00`;
}
