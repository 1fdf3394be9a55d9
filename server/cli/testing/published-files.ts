import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Made files in the published shape of TravelPlanner, small enough to import in every test: Dallas and Austin. */
const TABLES: Record<string, string> = {
  cities: "city,state\nDallas,Texas\nAustin,Texas\n",
  distances: [
    "origin,destination,cost,duration,distance",
    'Dallas,Austin,,2 hours 55 mins,"314 km"',
    'Austin,Dallas,,2 hours 50 mins,"315 km"',
    "",
  ].join("\n"),
  flights: [
    "Flight Number,Price,DepTime,ArrTime,ActualElapsedTime,FlightDate,OriginCityName,DestCityName,Distance",
    "F3500001,120,09:10,10:15,1 hours 5 minutes,2022-03-10,Dallas,Austin,190.0",
    "F3500002,130,18:30,19:35,1 hours 5 minutes,2022-03-12,Austin,Dallas,190.0",
    "",
  ].join("\n"),
  flights_index: [
    "OriginCityName,DestCityName,FlightDate,NumFlights,Source",
    "Dallas,Austin,2022-03-10,1,train",
    "Austin,Dallas,2022-03-12,1,train",
    "",
  ].join("\n"),
  accommodations: [
    ",NAME,room type,price,minimum nights,review rate number,house_rules,maximum occupancy,city",
    "0,Riverside flat,Entire home/apt,90.0,1.0,4.0,No smoking,2,Austin",
    "1,Quiet room,Private room,50.0,2.0,3.0,No parties,1,Austin",
    "",
  ].join("\n"),
  restaurants: [
    ",Name,City,Cuisines,Average Cost,Aggregate Rating",
    ...Array.from(
      { length: 9 },
      (_, index) => `${index},Kitchen ${index},Austin,"American, Mexican",${12 + index},4.${index}`,
    ),
    "",
  ].join("\n"),
  attractions: [
    "Name,Latitude,Longitude,Address,Phone,Website,City",
    ...Array.from(
      { length: 6 },
      (_, index) =>
        `Garden ${index},30.2${index},-97.7${index},"${index} Main St, Austin",(512) 555-010${index},https://example.org/${index},Austin`,
    ),
    "",
  ].join("\n"),
};

/** Writes the tables of a tiny TravelPlanner database into a folder, which it returns. */
export function writePublishedTables(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const [table, text] of Object.entries(TABLES)) writeFileSync(join(folder, `${table}.csv`), text);
  return folder;
}

export const AUSTIN_SENTENCE =
  "Please plan a 3-day trip for one person from Dallas to Austin, from March 10th to March 12th, 2022, with a budget of $900.";
