import { afterAll, beforeAll, expect, test } from "vitest";
import { placeListSchema, placeViewSchema, worldHoldingsSchema } from "@/server/views";
import { createCaller } from "../app-router";
import { startOwnServices } from "../testing/own-services";

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
