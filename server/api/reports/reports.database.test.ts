import { afterAll, beforeAll, expect, test } from "vitest";
import { placeReports } from "@/db";
import { openReports } from "@/server/reports";
import { openReportsSchema, placeReportSchema } from "@/server/views";
import { createCaller } from "../app-router";
import { getServices } from "../services";
import { startOwnServices } from "../testing/own-services";

let own: Awaited<ReturnType<typeof startOwnServices>>;
const user = (role: "traveler" | "admin") =>
  ({ id: role, name: role, email: `${role}@example.org`, role, isAnonymous: role === "traveler" }) as const;
const caller = (role: "traveler" | "admin") => createCaller({ caller: role, currentUser: async () => user(role) });

beforeAll(async () => {
  own = await startOwnServices();
});
afterAll(() => own.stop());

async function aPlace() {
  const { places } = await caller("traveler").worlds.places({ kind: "visit", city: "Austin" });
  const [place] = places;
  if (place === undefined) throw new Error("No place to visit.");
  return place;
}

test("a report is kept with the place's name, listed for the operator, and done once", async () => {
  const place = await aPlace();
  const kept = await caller("traveler").reports.add({ ...place, text: "  It closed in May.\nFor good.  " });
  expect(placeReportSchema.parse(kept)).toMatchObject({
    ...{ world: "sample", kind: "visit", placeId: place.id, placeName: place.name, doneAt: null },
    text: "It closed in May.\nFor good.",
  });
  const { reports, total } = openReportsSchema.parse(await caller("admin").reports.list());
  expect({ reports, total }).toEqual({ reports: [kept], total: 1 });
  const done = await caller("admin").reports.settle({ id: kept.id });
  expect(done.doneAt).not.toBeNull();
  expect(await caller("admin").reports.settle({ id: kept.id })).toEqual(done);
  expect(await caller("admin").reports.list()).toEqual({ reports: [], total: 0 });
});

test("nothing of who said it is kept", async () => {
  const { database } = (await getServices()).opened;
  const [row] = await database.select().from(placeReports);
  expect(Object.keys(row ?? {}).sort()).toEqual([
    "doneAt",
    "id",
    "kind",
    "placeId",
    "placeName",
    "reportedAt",
    "text",
    "world",
  ]);
});

test("what says nothing, too much, or of no place is refused", async () => {
  const { add } = caller("traveler").reports;
  const place = await aPlace();
  await expect(add({ ...place, text: "  " })).rejects.toMatchObject({
    code: "BAD_REQUEST",
    message: /Say what is wrong/,
  });
  await expect(add({ ...place, text: "x".repeat(1_001) })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(add({ kind: "visit", id: "none", text: "x" })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("nobody fills the operator's list with one place", async () => {
  const place = await aPlace();
  const { add } = caller("traveler").reports;
  for (let count = 0; count < 20; count += 1) await add({ ...place, text: `Wrong ${count}` });
  await expect(add({ ...place, text: "Wrong again" })).rejects.toThrow("There are 20 reports of this place already");
  const { database } = (await getServices()).opened;
  const { reports } = await openReports(database);
  expect(reports.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, count) => `Wrong ${count}`));
});
