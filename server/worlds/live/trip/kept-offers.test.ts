import { expect, test } from "vitest";
import { plan } from "@/server/planner";
import { SEASIDE, seaside, seasideByAir, seasideTrip } from "../testing/seaside";
import { chosenOffers } from "./chosen-offers";
import { compareOffers } from "./compare-offers";
import { type Snapshot, snapshotSchema } from "./snapshot";
import { worldWithOffers } from "./world-with-offers";

const lodging = (lodgingId: string, name: string, north: number, totalMinor: number) => ({
  ...{ lodgingId, name, address: "1 Quay", stars: 3, guestRating: 8, room: "Double", isRefundable: null },
  ...{ hasBreakfast: false, totalMinor, payThereMinor: 0 },
  coordinates: { latitude: SEASIDE.latitude + north, longitude: SEASIDE.longitude + 0.001 },
});
const flight = (offerId: string, totalMinor: number) => ({
  ...{ offerId, airline: "ZZ", number: `ZZ ${offerId}`, stops: 0, date: "2026-12-11", departure: "08:00" },
  ...{ arrival: "10:00", arrivalDayOffset: 0, minutes: 60, totalMinor, isRefundable: null },
});
const SNAPSHOT: Snapshot = snapshotSchema.parse({
  ...{ id: "5a3c1a4e-7f35-4a53-9d0e-0d1f8f6f2b11", day: "2026-11-28", until: "2026-12-11", attributions: [] },
  stays: [
    {
      ...{ city: "Seaside", provider: "LiteAPI" },
      query: {
        ...{ around: SEASIDE, radiusMeters: 1_000, checkIn: "2026-12-11", nights: 2, rooms: [2], currency: "EUR" },
        ...{ nationality: "US", only: null },
      },
      offers: [lodging("lp1", "Hotel Aurora", 0.001, 208_00), lodging("lp2", "New Harbor Rooms", 0, 150_00)],
    },
  ],
  ways: [
    {
      ...{ from: "Home", to: "Seaside", provider: "Duffel" },
      query: { from: "LHR", to: "NCE", date: "2026-12-11", people: 2, only: null },
      offers: [flight("off_1", 240_00), flight("off_2", 210_00)],
    },
  ],
});

test("what a plan chose is compared with what is offered, its own flights by the cheapest", () => {
  const base = seasideByAir();
  const planned = plan(seasideTrip({}, "Home"), base, { objective: "cost" });
  if (planned.status !== "plan") throw new Error(planned.explanation);
  const { itinerary } = planned;
  expect(compareOffers(itinerary, base, SNAPSHOT)).toEqual([
    { kind: "stay", name: "Hôtel Aurora", before: itinerary.cost.stays, now: { amountMinor: 208_00, currency: "EUR" } },
    {
      ...{ kind: "flight", name: "Cheapest flight from Home to Seaside" },
      ...{ before: { amountMinor: 180_00, currency: "EUR" }, now: { amountMinor: 210_00, currency: "EUR" } },
    },
  ]);
  const [stay] = SNAPSHOT.stays;
  const soldOut = { ...SNAPSHOT, ways: [], stays: stay ? [{ ...stay, offers: stay.offers.slice(1) }] : [] };
  expect(compareOffers(itinerary, base, soldOut)).toMatchObject([{ name: "Hôtel Aurora", now: null }]);
});

test("what plans chose stays, as the same world by its hash", () => {
  const base = seaside();
  const left = chosenOffers(SNAPSHOT, base, new Set(["node/1", "offer:off_2", "table/1"]));
  expect(left.stays[0]?.offers.map(({ lodgingId }) => lodgingId)).toEqual(["lp1"]);
  expect(left.ways[0]?.offers.map(({ offerId }) => offerId)).toEqual(["off_2"]);
  const worlds = [SNAPSHOT, left].map((snapshot) => worldWithOffers(base, snapshot));
  expect(worlds[0]?.describe()).toEqual(worlds[1]?.describe());
  expect(worlds[1]?.lodgings("Seaside").map(({ id }) => id)).toEqual(["node/1"]);
});

test("someone who can't take stairs meets the same offers", () => {
  const full = seaside();
  const stepFree = { ...full, describe: () => ({ ...full.describe(), localTravel: "step-free" as const }) };
  const world = worldWithOffers({ ...full, stepFree }, SNAPSHOT);
  // Of New Harbor Rooms no way without stairs is known.
  expect(world.stepFree?.lodgings("Seaside").map(({ priceMinor }) => priceMinor)).toEqual([104_00]);
});
