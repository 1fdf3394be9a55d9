import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { rememberedPreferences } from "@/db";
import type { User } from "@/server/accounts";
import * as context from "../context";
import { getServices } from "../services";
import { callAs, startOwnServices } from "../testing/own-services";
import { newOwnedTrip } from "../testing/owned-trip";
import { handleOwnData } from "./own-data-file";

let services: Awaited<ReturnType<typeof startOwnServices>>;
let who: User | null = null;
beforeAll(async () => {
  vi.spyOn(context, "createContext").mockImplementation(() => ({ caller: "test", currentUser: async () => who }));
  services = await startOwnServices();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await services.stop();
});

const download = () => handleOwnData(new Request("http://localhost/api/account/data"));
const eventSchema = z.object({ sequence: z.number(), event: z.looseObject({ type: z.string() }) });
const dataSchema = z.object({
  account: z.object({ email: z.string(), name: z.string(), role: z.string() }),
  remembered: z.array(z.object({ entry: z.string(), value: z.unknown() })),
  trips: z.array(
    z.object({
      id: z.string(),
      deletedAt: z.string().nullable(),
      links: z.array(z.object({ token: z.string() })),
      events: z.array(eventSchema),
    }),
  ),
});

it("is all that is kept of The caller, trips deleted and links included, and nothing of anybody else", async () => {
  const ana = await callAs("ana");
  await callAs("ben");
  const [kept, deleted, bens] = [await newOwnedTrip("ana"), await newOwnedTrip("ana"), await newOwnedTrip("ben")];
  const { token } = await ana.shares.create({ id: kept, withCosts: false, expiresInDays: null });
  await ana.trips.remove({ id: deleted });
  const { database } = (await getServices()).opened;
  await database.insert(rememberedPreferences).values({ userId: "ana", entry: "hotel.ratings", value: 4 });

  who = { id: "ana", email: "ana@example.com", name: "ana", role: "traveler", isAnonymous: false };
  const answer = await download();
  expect(answer.headers.get("content-disposition")).toContain("dragoman-data.json");
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const text = await answer.text();
  const data = dataSchema.parse(JSON.parse(text));
  expect(data.account).toEqual({ email: "ana@example.com", name: "ana", role: "traveler" });
  expect(data.remembered).toEqual([expect.objectContaining({ entry: "hotel.ratings", value: 4 })]);
  expect(data.trips.map(({ id, deletedAt }) => [id, deletedAt !== null]).sort()).toEqual(
    [
      [kept, false],
      [deleted, true],
    ].sort(),
  );
  const trip = data.trips.find(({ id }) => id === kept);
  expect(trip?.links.map((link) => link.token)).toEqual([token]);
  expect(trip?.events.map(({ event }) => event.type)).toEqual([
    "task",
    "planProposed",
    "planVerified",
    "versionChosen",
  ]);
  expect(text).not.toContain(bens);
  expect(text).not.toContain("ben@example.com");
});

it("is nobody's without a session", async () => {
  who = null;
  expect((await download()).status).toBe(401);
});
