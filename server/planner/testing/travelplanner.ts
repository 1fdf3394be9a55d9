import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { requestSchema, type TripRequest, usd } from "@/server/trip";
import { importWorld, openWorld, type World } from "@/server/worlds";

/** The published data next to the repository; tests that need it skip when it is absent. */
const DATA = resolve("../shared/data/travelplanner");
export const hasTravelplanner = existsSync(join(DATA, "database"));

const queryRowSchema = z.object({
  idx: z.number(),
  org: z.string(),
  dest: z.string(),
  days: z.number(),
  visiting_city_number: z.number(),
  date: z.array(z.string()).min(1),
  people_number: z.number(),
  budget: z.number(),
  local_constraint: z.object({
    "house rule": z.string().nullable(),
    cuisine: z.array(z.string()).nullable(),
    "room type": z.string().nullable(),
    transportation: z.string().nullable(),
  }),
});

/** Imports the published tables into a folder of their own and opens the world. */
export async function travelplannerWorld(): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-planner-"));
  const imported = await importWorld("travelplanner", join(DATA, "database"), { folder });
  if (!imported.ok) throw new Error(imported.problem.message);
  const world = openWorld(imported.value.name, folder);
  if (!world.ok) throw new Error(world.problem.message);
  return world.value;
}

/** The training and development queries as requests, by their structured fields. */
export function travelplannerRequests(): { name: string; request: TripRequest }[] {
  return ["train", "validation-dev"].flatMap((file) =>
    readFileSync(join(DATA, "queries", `${file}.jsonl`), "utf8")
      .trim()
      .split("\n")
      .map((line) => queryRowSchema.parse(JSON.parse(line)))
      .map((row) => ({ name: `${file} #${row.idx}`, request: requestOf(row) })),
  );
}

function requestOf(row: z.infer<typeof queryRowSchema>): TripRequest {
  const asked = row.local_constraint;
  return requestSchema.parse({
    origin: row.org,
    destination:
      row.days === 3
        ? { kind: "cities", cities: [{ name: row.dest }] }
        : { kind: "region", region: row.dest, cityCount: row.visiting_city_number },
    returnTo: row.org,
    dates: { kind: "fixed", start: row.date[0], days: row.days },
    people: row.people_number,
    demands: {
      budget: usd(row.budget),
      transportation: asked.transportation,
      roomType: asked["room type"],
      houseRule: asked["house rule"] === null ? [] : [asked["house rule"]],
      cuisines: asked.cuisine ?? [],
    },
  });
}
