import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { addDays, requestSchema, todayHere } from "@/server/trip";
import { placeListSchema, placeViewSchema, worldHoldingsSchema } from "@/server/views";
import { importTown, SEINE } from "@/server/worlds/testing";
import { createCaller } from "../app-router";
import { callAs, startOwnServices } from "../testing/own-services";

let own: Awaited<ReturnType<typeof startOwnServices>>;
const { worlds } = createCaller({ caller: "visitor", currentUser: async () => null });

beforeAll(async () => {
  own = await startOwnServices();
});
afterAll(() => own.stop());

test("anyone reads what the sample world holds; nothing of it is unknown", async () => {
  const { kinds, coverage } = worldHoldingsSchema.parse(await worlds.holdings());
  expect(kinds.map(({ kind }) => kind)).toEqual(["stay", "meal", "visit"]);
  for (const { count, types } of kinds) {
    expect(count).toBeGreaterThan(100);
    expect(types.length).toBeGreaterThan(1);
  }
  expect(coverage).toBeNull();
});

test("places are found by city and kind, and each has a page", async () => {
  const list = placeListSchema.parse(await worlds.places({ kind: "visit", city: "Austin" }));
  expect(new Set(list.places.map(({ city, kind }) => `${kind} ${city}`))).toEqual(new Set(["visit Austin"]));
  const [first] = list.places;
  if (first === undefined) throw new Error("No place to visit.");
  const place = placeViewSchema.parse(await worlds.place(first));
  expect(place).toMatchObject({
    name: first.name,
    hours: { state: "known" },
    estimated: [],
    unknown: [],
    source: null,
  });
});

test("unknown places are not found, and what is out of bounds is refused", async () => {
  await expect(worlds.place({ kind: "stay", id: "way/0" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(worlds.places({ page: 0 })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(worlds.places({ text: "x".repeat(201) })).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

describe("with several worlds", () => {
  const folder = () => z.string().parse(process.env.DRAGOMAN_DATA);
  const names = async () => (await worlds.offered()).map(({ world }) => world.name);
  beforeAll(async () => {
    await importTown(SEINE, { folder: folder(), from: todayHere(), firstId: 100 });
  });
  afterEach(() => vi.stubEnv("DRAGOMAN_WORLD", ""));

  test("those that can be planned in are offered, the usual one first; DRAGOMAN_WORLD names others", async () => {
    const past = { ...manifestOf("seine"), name: "benchmark", movesWithToday: false };
    copyWorld("benchmark", past);
    expect(await names()).toEqual(["sample", "seine"]);
    vi.stubEnv("DRAGOMAN_WORLD", " seine, sample ,");
    expect(await names()).toEqual(["seine", "sample"]);
    expect((await worlds.current()).cities.map(({ name }) => name)).toEqual(["Seine"]);
    vi.stubEnv("DRAGOMAN_WORLD", "seine");
    expect(await names()).toEqual(["seine"]);
    // Trips were planned there before: it can still be read.
    expect((await worlds.current({ world: "sample" })).cities.length).toBeGreaterThan(50);
    vi.stubEnv("DRAGOMAN_WORLD", "");
    for (const world of ["benchmark", "nowhere", "../worlds/seine", "seine/"]) {
      await expect(worlds.current({ world })).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    vi.stubEnv("DRAGOMAN_WORLD", "benchmark");
    expect(await names()).toEqual(["benchmark"]);
  });

  test("reading, places, chats and trips are of the one that is named, and stay there", async () => {
    const ada = await callAs("ada");
    const text = "Two days in Seine for two, starting in three weeks";
    const asksWhere = async (world?: string) =>
      (await ada.understanding.read({ text, world })).questions.some(({ field }) => field === "destinations");
    expect([await asksWhere("seine"), await asksWhere()]).toEqual([false, true]);
    expect((await worlds.places({ world: "seine", kind: "stay" })).total).toBe(2);

    const { id } = await ada.chat.begin({ text, world: "seine" });
    expect(await ada.chat.get({ id })).toMatchObject({ world: "seine" });
    const trip = await ada.trips.create({ text, request, objective: "cost", world: "seine" });
    expect(await ada.trips.get(trip)).toMatchObject({ world: { name: "seine" } });
    expect(await ada.trips.get(await ada.trips.planAgain(trip))).toMatchObject({ world: { name: "seine" } });
    expect((await ada.trips.list()).map(({ world }) => world)).toEqual(["seine", "seine"]);
    await expect(ada.chat.begin({ text, world: "elsewhere" })).rejects.toMatchObject({
      ...{ code: "NOT_FOUND", message: expect.stringContaining('The world "elsewhere" isn\'t offered') },
    });

    // It is gone: what was said is said to be safe.
    renameSync(join(folder(), "worlds/seine"), join(folder(), "worlds/.aside"));
    await expect(ada.chat.get({ id })).rejects.toMatchObject({
      ...{ code: "SERVICE_UNAVAILABLE", message: expect.stringContaining('the world "seine", which isn\'t on this') },
    });
    expect(await ada.trips.get(trip)).toMatchObject({ world: { name: "seine" } });
    await expect(ada.trips.planAgain(trip)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await names()).toEqual(["sample"]);
    renameSync(join(folder(), "worlds/.aside"), join(folder(), "worlds/seine"));
  });

  const manifestPath = (name: string) => join(folder(), "worlds", name, "manifest.json");
  const manifestOf = (name: string): Record<string, unknown> =>
    z
      .object({ description: z.record(z.string(), z.unknown()) })
      .parse(JSON.parse(readFileSync(manifestPath(name), "utf8"))).description;
  /** Seine under another description. */
  function copyWorld(name: string, description: Record<string, unknown>): void {
    cpSync(join(folder(), "worlds/seine"), join(folder(), "worlds", name), { recursive: true });
    const manifest = z.looseObject({}).parse(JSON.parse(readFileSync(manifestPath("seine"), "utf8")));
    writeFileSync(manifestPath(name), JSON.stringify({ ...manifest, description }));
  }
  const request = requestSchema.parse({
    ...{ origin: "Seine", returnTo: null, people: 2, demands: {} },
    destination: { kind: "cities", cities: [{ name: "Seine" }] },
    dates: { kind: "fixed", start: addDays(todayHere(), 21), days: 2 },
  });
});
