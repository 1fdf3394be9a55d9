import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { formatProblem } from "@/server/trip";
import { importWorld, openWorld, type World } from "@/server/worlds";
import { toReading } from "./reading/to-reading";
import { understand } from "./understand";

const published = "../shared/data/travelplanner";
const absent = !existsSync(published);
if (absent) console.log(`The published queries are not at ${published}; what is read of them is not checked.`);

const querySchema = z.object({
  idx: z.number(),
  query: z.string(),
  org: z.string(),
  dest: z.string(),
  days: z.number(),
  visiting_city_number: z.number(),
  date: z.array(z.string()),
  people_number: z.number(),
  budget: z.number(),
  local_constraint: z.object({
    "house rule": z.string().nullable(),
    cuisine: z.array(z.string()).nullable(),
    "room type": z.string().nullable(),
    transportation: z.string().nullable(),
  }),
});
type Query = z.infer<typeof querySchema>;

function queries(name: string): Query[] {
  if (absent) return [];
  const lines = readFileSync(join(published, "queries", `${name}.jsonl`), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => querySchema.parse(JSON.parse(line)));
}

/** The text says "private rooms", the gold "not shared room" (the data's README). */
const ROOM_TYPE_DIFFERS = { set: "validation-dev", idx: 163 };

describe.skipIf(absent)("the published queries over the published world", () => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-understanding-"));
  let world: World;
  beforeAll(async () => {
    const made = await importWorld("travelplanner", join(published, "database"), { folder });
    if (!made.ok) throw new Error(formatProblem(made.problem));
    const opened = openWorld(made.value.name, folder);
    if (!opened.ok) throw new Error(formatProblem(opened.problem));
    world = opened.value;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  for (const set of ["train", "validation-dev"]) {
    test.each(queries(set))(`${set} $idx`, async (query) => {
      const { said } = await understand({ text: query.query, asked: null, today: "2026-10-14" }, world);
      const { request, questions, objections } = toReading(said, world, "2026-10-14");
      expect({ questions, objections }).toEqual({ questions: [], objections: [] });
      const isCity = query.days === 3;
      const wanted = query.local_constraint;
      const roomDiffers = set === ROOM_TYPE_DIFFERS.set && query.idx === ROOM_TYPE_DIFFERS.idx;
      expect(request).toMatchObject({
        origin: query.org,
        returnTo: query.org,
        destination: isCity
          ? { kind: "cities", cities: [{ name: query.dest, nights: null, arriveOnDay: null }] }
          : { kind: "region", region: query.dest, cityCount: query.visiting_city_number },
        dates: { kind: "fixed", start: query.date[0], days: query.days },
        people: query.people_number,
        demands: {
          budget: { amountMinor: query.budget * 100, currency: "USD" },
          transportation: wanted.transportation,
          roomType: roomDiffers ? "private room" : wanted["room type"],
          houseRule: wanted["house rule"] === null ? [] : [wanted["house rule"]],
          cuisines: wanted.cuisine ?? [],
        },
      });
    });
  }
});
