import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { z } from "zod";
import { ProblemError, type Result, timeOfMinutes } from "@/server/trip";
import { importWorld, openWorld } from "@/server/worlds";

/**
 * Imports a flight table of the full published size and shape (made up, the same each time), opens the world and looks
 * flights up. Importing and opening run in processes of their own, so that each peak of memory is its own.
 */

const ROWS = 3_827_361;
const CITIES = 312;
const DESTINATIONS_PER_CITY = 18;
const DAYS = 31;
const LOOKUPS = 100_000;
const OPENINGS = 5;

const importFigures = z.object({ seconds: z.number(), peakMb: z.number() });
const openFigures = z.object({
  seconds: z.number(),
  peakMb: z.number(),
  medianMs: z.number(),
  p95Ms: z.number(),
  legsPerLookup: z.number(),
});

const [step, folder = ""] = process.argv.slice(2);
if (step === "import") await measureImport(folder);
else if (step === "open") measureOpening(folder);
else await main();

async function main(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), "dragoman-bench-"));
  try {
    await writeSource(join(scratch, "source"));
    const size = statSync(join(scratch, "source", "flights.csv")).size / 1e6;
    console.log(`${ROWS.toLocaleString("en-US")} flights in ${size.toFixed(0)} MB of CSV, Node ${process.version}`);
    const imported = importFigures.parse(inOwnProcess("import", scratch));
    print("import", `${imported.seconds.toFixed(1)} s`, "under 60 s");
    print("import, peak memory", `${imported.peakMb.toFixed(0)} MB`, "under 1,500 MB");
    const openings = Array.from({ length: OPENINGS }, () => openFigures.parse(inOwnProcess("open", scratch)));
    const median = (key: keyof z.infer<typeof openFigures>) =>
      quantile(
        openings.map((figures) => figures[key]),
        0.5,
      );
    print("open, median", `${median("seconds").toFixed(2)} s`, "under 1 s");
    print("open, peak memory", `${median("peakMb").toFixed(0)} MB`, "");
    print("lookup, median warm", `${(median("medianMs") * 1000).toFixed(1)} µs`, "");
    print("lookup, p95 warm", `${(median("p95Ms") * 1000).toFixed(1)} µs`, "under 100 µs");
    console.log(`  (${median("legsPerLookup").toFixed(1)} flights per lookup; medians of ${OPENINGS} processes)`);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function measureImport(scratch: string): Promise<void> {
  const start = performance.now();
  required(await importWorld("travelplanner", join(scratch, "source"), { folder: scratch }));
  report({ seconds: (performance.now() - start) / 1000, peakMb: peakMb() });
}

function measureOpening(scratch: string): void {
  const start = performance.now();
  const world = required(openWorld("travelplanner", scratch));
  const seconds = (performance.now() - start) / 1000;
  const random = xoroshiro128plus(2);
  const times: number[] = [];
  let legs = 0;
  for (let lookup = 0; lookup < LOOKUPS; lookup += 1) {
    const origin = uniformInt(random, 0, CITIES - 1);
    const destination = (origin + uniformInt(random, 1, DESTINATIONS_PER_CITY)) % CITIES;
    const date = day(uniformInt(random, 1, DAYS));
    const before = performance.now();
    legs += world.scheduledLegs(cityName(origin), cityName(destination), date).length;
    times.push(performance.now() - before);
  }
  const warm = times.slice(LOOKUPS / 10);
  const [medianMs, p95Ms] = [quantile(warm, 0.5), quantile(warm, 0.95)];
  report({ seconds, peakMb: peakMb(), medianMs, p95Ms, legsPerLookup: legs / LOOKUPS });
}

/** The six tables: flights in full, and a place and a road per city. */
async function writeSource(source: string): Promise<void> {
  mkdirSync(source);
  const names = Array.from({ length: CITIES }, (_, city) => cityName(city));
  const table = (file: string, header: string, row: (city: string) => string) =>
    writeFileSync(join(source, file), `${header}\n${names.map((city) => `${row(city)}\n`).join("")}`);
  table("cities.csv", "city,state", (city) => `${city},Texas`);
  table(
    "accommodations.csv",
    ",NAME,room type,price,minimum nights,review rate number,house_rules,maximum occupancy,city",
    (city) => `0,Inn,Private room,100.0,1.0,4.0,No smoking,2,${city}`,
  );
  table("restaurants.csv", ",Name,City,Cuisines,Average Cost,Aggregate Rating", (city) => `0,Diner,${city},BBQ,20,4.0`);
  table(
    "attractions.csv",
    "Name,Latitude,Longitude,Address,Phone,Website,City",
    (city) => `Park,30.0,-97.0,Main St,Unknown,Unknown,${city}`,
  );
  table("distances.csv", "origin,destination,cost,duration,distance", (city) => `${city},City 0,,5 hours,500 km`);
  await writeFlights(join(source, "flights.csv"));
}

async function writeFlights(file: string): Promise<void> {
  const random = xoroshiro128plus(1);
  const stream = createWriteStream(file);
  const columns =
    "Flight Number,Price,DepTime,ArrTime,ActualElapsedTime,FlightDate,OriginCityName,DestCityName,Distance";
  let lines = [columns];
  for (let row = 0; row < ROWS; row += 1) {
    const origin = uniformInt(random, 0, CITIES - 1);
    const destination = (origin + uniformInt(random, 1, DESTINATIONS_PER_CITY)) % CITIES;
    const departure = uniformInt(random, 0, 1439);
    const minutes = uniformInt(random, 40, 400);
    lines.push(
      [
        `F${String(row).padStart(7, "0")}`,
        uniformInt(random, 30, 1200),
        timeOfMinutes(departure),
        timeOfMinutes(departure + minutes),
        `${Math.floor(minutes / 60)} hours ${minutes % 60} minutes`,
        day(uniformInt(random, 1, DAYS)),
        cityName(origin),
        cityName(destination),
        `${uniformInt(random, 60, 3000)}.0`,
      ].join(","),
    );
    if (lines.length === 50_000) {
      if (!stream.write(`${lines.join("\n")}\n`)) await once(stream, "drain");
      lines = [];
    }
  }
  stream.end(`${lines.join("\n")}\n`);
  await once(stream, "finish");
}

function cityName(city: number): string {
  return `City ${city}`;
}

function day(number: number): string {
  return `2022-03-${String(number).padStart(2, "0")}`;
}

function inOwnProcess(ownStep: string, scratch: string): unknown {
  const script = fileURLToPath(import.meta.url);
  const run = spawnSync(process.execPath, [...process.execArgv, script, ownStep, scratch], { encoding: "utf8" });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}

function report(figures: z.infer<typeof importFigures> | z.infer<typeof openFigures>): void {
  console.log(JSON.stringify(figures));
}

function print(name: string, figure: string, target: string): void {
  console.log(`  ${name.padEnd(22)}${figure.padStart(10)}   ${target}`);
}

function peakMb(): number {
  return process.resourceUsage().maxRSS / 1024;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

function required<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new ProblemError(result.problem);
  return result.value;
}
