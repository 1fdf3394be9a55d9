import { afterEach, describe, expect, test } from "vitest";
import { plan } from "@/server/planner";
import { verifyItinerary } from "@/server/scoring";
import { formatMoney, isBroken, isEstimate, type TripRequest, todayHere } from "@/server/trip";
import { worldConformance } from "../../testing/world-conformance";
import type { World } from "../../world";
import { memoryStore } from "../cache/memory-store";
import { providerCache } from "../cache/provider-cache";
import { recordingTape, replayingTape, type Tape } from "../cache/tape";
import type { Providers } from "../provider";
import type { Change, Fault } from "../recorded/faults";
import type { RecordedLodging } from "../recorded/frames/liteapi";
import { type RecordedServer, startRecordedServer } from "../recorded/start-recorded-server";
import type { StayOffer } from "../records/stays";
import { openProviders } from "../registry";
import { fakeProvider, found } from "../testing/fake-provider";
import { SEASIDE, seaside, seasideByAir, seasideTrip } from "../testing/seaside";
import { countedAsk, MOST_QUESTIONS } from "./ask-for-trip";
import { type PlanIn, planLive } from "./plan-live";
import { worldWithOffers } from "./world-with-offers";

const LODGINGS: readonly RecordedLodging[] = [
  ...[
    { id: "lp1", name: "Hotel Aurora", latitude: SEASIDE.latitude + 0.0011, longitude: SEASIDE.longitude + 0.001 },
    { id: "lp2", name: "New Harbor Rooms", latitude: SEASIDE.latitude, longitude: SEASIDE.longitude + 0.002 },
    { id: "lp3", name: "Far Away Inn", latitude: SEASIDE.latitude + 0.2, longitude: SEASIDE.longitude },
  ].map((place, index) => ({
    ...({ stars: 3, rating: 8, price: 100 + index * 30, board: "RO", refundable: "RFN" } as const),
    ...place,
  })),
];

let server: RecordedServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const planIn: PlanIn = (request, { world }) =>
  plan(request, world, { objective: "cost", otherTrips: 0, alternativesPerStop: 0, givenUp: 0 });

interface Given {
  readonly world?: World;
  readonly request?: TripRequest;
  readonly modes?: Readonly<Record<string, Fault | Change>>;
  readonly on?: readonly string[];
  readonly lodgings?: readonly RecordedLodging[];
  readonly cache?: ReturnType<typeof providerCache>;
  readonly tape?: Tape;
  /** What becomes of the providers. */
  readonly through?: (providers: Providers) => Providers;
}

async function live({ world = seaside(), request = seasideTrip(), modes, on = ["LITEAPI"], ...given }: Given = {}) {
  server ??= await startRecordedServer({ lodgings: given.lodgings ?? LODGINGS });
  const environment = Object.entries(server.environment(modes)).filter(([name]) =>
    on.some((one) => name.includes(one)),
  );
  const providers = openProviders(Object.fromEntries(environment));
  if (!providers.ok) throw new Error(providers.problem.message);
  const progress: string[] = [];
  const result = await planLive(request, world, planIn, {
    providers: given.through?.(providers.value) ?? providers.value,
    cache: given.cache ?? providerCache(memoryStore()),
    day: todayHere(),
    tape: given.tape ?? recordingTape(),
    onProgress: ({ text }) => progress.push(text),
  });
  return { result, progress };
}

async function planned(given: Given = {}) {
  const { result, progress } = await live(given);
  if (!result.ok) throw new Error(result.problem.message);
  const { value } = result;
  if (value.result.status !== "plan") throw new Error(value.result.explanation);
  const { itinerary, proven } = value.result;
  expect(verifyItinerary(value.request, itinerary, value.world).filter(isBroken)).toEqual([]);
  const stays = itinerary.days.flatMap(({ stops }) => stops.filter((stop) => stop.kind === "stay"));
  return { ...value, itinerary, proven, stays, progress };
}

describe("a trip over live offers", () => {
  test("sleeps where it is offered, at the offer's price, which is no estimate", async () => {
    const { stays, itinerary, proven, asked, confirmed, unchecked, progress, world } = await planned();
    // 2 nights at €100, and €2 of city tax for each of two people and nights.
    expect(stays.map(({ name, recordId, cost }) => [name, recordId, cost])).toEqual([
      ["Hôtel Aurora", "node/1", { amountMinor: 104_00, currency: "EUR" }],
      ["Hôtel Aurora", "node/1", { amountMinor: 104_00, currency: "EUR" }],
    ]);
    expect(proven).toBe(true);
    expect(isEstimate(itinerary.cost.stays)).toBe(false);
    expect(isEstimate(itinerary.cost.total)).toBe(true);
    expect(asked).toMatchObject([{ provider: "LiteAPI", records: 3, problem: null, day: todayHere() }]);
    expect(confirmed).toEqual([
      {
        name: "Hôtel Aurora",
        total: { amountMinor: 208_00, currency: "EUR" },
        payThere: { amountMinor: 8_00, currency: "EUR" },
        isRefundable: true,
        validUntil: null,
        link: "https://aurora.example",
      },
    ]);
    expect(unchecked).toEqual([]);
    expect(progress[1]).toBe("Asking LiteAPI for lodging in Seaside, 2 nights from Fri 11 Dec (1 of 1)");
    expect(itinerary.world.hash).not.toBe(seaside().describe().hash);
    expect(world.describe().attributions).toMatchObject([
      { text: "Rates of lodging: LiteAPI (Nuitée)", asOf: todayHere() },
    ]);
    // What is offered nowhere cannot be booked, and what is too far is no part of the trip.
    expect(world.lodgings("Seaside").map(({ id }) => id)).toEqual(["node/1", "offer:lp2"]);
  });

  test("a price that has changed is named, and the trip planned again with it", async () => {
    const { stays, changes, confirmed } = await planned({ modes: { liteapi: "dearer" } });
    expect(changes).toHaveLength(1);
    expect(changes[0]?.differences).toMatchObject([
      { kind: "price", name: "Hôtel Aurora", text: "Hôtel Aurora costs €228 now, not €208." },
    ]);
    expect(changes[0]?.proposal).toMatch(/^Planned again with that: about €[\d,.]+ in all, not about €[\d,.]+\.$/);
    expect(stays[0]).toMatchObject({ name: "Hôtel Aurora", cost: { amountMinor: 114_00 } });
    expect(confirmed.map(({ total }) => formatMoney(total))).toEqual(["€228"]);
  });

  test("where a room is sold out, another is proposed", async () => {
    const { stays, changes, confirmed } = await planned({ modes: { liteapi: "sold-out" } });
    expect(changes[0]?.differences).toMatchObject([
      { kind: "sold out", after: null, text: "Hôtel Aurora is sold out." },
    ]);
    expect(stays[0]).toMatchObject({ name: "New Harbor Rooms", recordId: "offer:lp2" });
    expect(confirmed.map(({ name, link }) => [name, link])).toEqual([["New Harbor Rooms", null]]);
  });

  test("where the last room is sold out, there is no plan any more", async () => {
    const lodgings = LODGINGS.slice(0, 1);
    const { result } = await live({ modes: { liteapi: "sold-out" }, lodgings });
    expect(result).toMatchObject({ ok: true, value: { result: { status: "infeasible" }, confirmed: [] } });
    if (!result.ok) return;
    expect(result.value.changes[0]?.proposal).toMatch(/^With that there is no plan any more/);
  });

  test("a budget holds for what is offered, not for estimates", async () => {
    const request = seasideTrip({
      demands: { ...seasideTrip().demands, budget: { amountMinor: 500_00, currency: "EUR" } },
    });
    expect(plan(request, seaside(), { objective: "cost" }).status).toBe("infeasible");
    const cheap = LODGINGS.map((one) => ({ ...one, price: 20 }));
    const { itinerary } = await planned({ request, lodgings: cheap });
    expect(itinerary.cost.total.amountMinor).toBeLessThanOrEqual(500_00);
  });

  test.each<Fault>(["401", "429", "500", "html", "cut-off", "renamed", "no-currency", "too-large"])(
    "a provider that is broken by %s leaves estimates that say so",
    async (fault) => {
      const { itinerary, asked, confirmed } = await planned({ modes: { liteapi: fault } });
      expect(asked).toMatchObject([
        { records: null, day: null, problem: expect.stringMatching(/^(LiteAPI|None of) .*\./) },
      ]);
      expect(isEstimate(itinerary.cost.stays)).toBe(true);
      expect(confirmed).toEqual([]);
    },
  );

  test("nothing free is an answer: no estimate takes its place", async () => {
    const { result } = await live({ lodgings: [] });
    expect(result).toMatchObject({
      value: {
        result: { status: "infeasible" },
        notes: ["No lodging near the places of Seaside is offered for these nights."],
      },
    });
  });

  test("flights are offered for the ways of the trip, and checked", async () => {
    const { itinerary, confirmed, asked } = await planned({
      ...{ world: seasideByAir(), request: seasideTrip({}, "Home"), on: ["LITEAPI", "DUFFEL"] },
    });
    const legs = itinerary.days.flatMap(({ stops }) => stops.filter((stop) => stop.kind === "leg"));
    expect(legs.map(({ number, cost }) => [number, cost.amountMinor])).toEqual([
      ["ZZ 5165 + ZZ 51651", 2 * 92_10],
      ["ZZ 5165 + ZZ 51651", 2 * 92_10],
    ]);
    expect(asked.map(({ about }) => about)).toEqual([
      "lodging in Seaside, 2 nights from Fri 11 Dec",
      "flights from Home to Seaside on Fri 11 Dec",
      "flights from Seaside to Home on Sun 13 Dec",
    ]);
    expect(confirmed.map(({ validUntil }) => validUntil)).toEqual([null, expect.any(String), expect.any(String)]);
    expect(confirmed.map(({ name }) => name)).toEqual([
      "Hôtel Aurora",
      "Duffel Airways ZZ 5165 + ZZ 51651",
      "Duffel Airways ZZ 5165 + ZZ 51651",
    ]);
  });

  test("a flight that is sold out is replaced", async () => {
    const { changes, confirmed } = await planned({
      ...{ world: seasideByAir(), request: seasideTrip({}, "Home"), on: ["DUFFEL"], modes: { duffel: "sold-out" } },
    });
    expect(changes.flatMap(({ differences }) => differences)).toMatchObject([{ kind: "sold out" }]);
    expect(confirmed).toHaveLength(2);
  });

  test("is replayed to the byte, and nobody is asked", async () => {
    const cache = providerCache(memoryStore());
    const tape = recordingTape();
    const first = await live({ modes: { liteapi: "sold-out" }, cache, tape });
    const questions = server?.asked.length;
    const again = await live({ modes: { liteapi: "500" }, cache, tape: replayingTape(tape.entries) });
    expect(JSON.stringify(again)).toBe(JSON.stringify(first));
    expect(server?.asked).toHaveLength(questions ?? -1);
    expect(tape.entries.length).toBeLessThan(MOST_QUESTIONS);
  });

  test("an offer that cannot be checked is named, and not called sold out", async () => {
    const { stays, changes, confirmed, unchecked } = await planned({
      through: ({ stays, ...others }) => ({
        ...others,
        stays: stays && {
          ...stays,
          search: (query) => stays.search(query.only === null ? query : { ...query, only: "lp-gone" }),
        },
      }),
    });
    expect(stays[0]?.name).toBe("Hôtel Aurora");
    expect([changes, confirmed]).toEqual([[], []]);
    expect(unchecked).toEqual([
      "Hôtel Aurora could not be checked. LiteAPI does not list the lodging now. Check its address, and look there by hand.",
    ]);
  });

  test("gives up where offers change each time, and says that they were not checked", async () => {
    let times = 0;
    const { changes, confirmed, unchecked } = await planned({
      lodgings: LODGINGS.slice(0, 1),
      through: ({ stays, ...others }) => ({
        ...others,
        stays: stays && {
          ...stays,
          async search(query) {
            const found = await stays.search(query);
            times += 1;
            if (!found.ok) return found;
            const dearer = found.value.records.map((one) => ({ ...one, totalMinor: one.totalMinor + times }));
            return { ok: true, value: { ...found.value, records: dearer } };
          },
        },
      }),
    });
    expect(changes).toHaveLength(4);
    expect(confirmed).toEqual([]);
    expect(unchecked).toEqual(["Offers keep changing: those of this plan were not checked again."]);
  });

  test("holds for those who can't take stairs, at lodging that is known to be reached without", async () => {
    const full = seaside();
    const description = { ...full.describe(), localTravel: "step-free" as const };
    const stepFree: World = {
      ...full,
      describe: () => description,
      lodgings: (city) => full.lodgings(city).filter(({ id }) => id === "node/1"),
    };
    const request = seasideTrip({
      preferences: [{ entry: "persona.disability", value: true, strength: "want", weight: 1 }],
    });
    const { stays, world, notes } = await planned({ world: { ...full, stepFree }, request });
    expect(stays.map(({ recordId, cost }) => [recordId, cost.amountMinor])).toEqual([
      ["node/1", 104_00],
      ["node/1", 104_00],
    ]);
    // New Harbor Rooms is near enough, but nobody knows of its stairs.
    expect(world.lodgings("Seaside").map(({ id }) => id)).toEqual(["node/1"]);
    expect(notes).toEqual(["2 lodgings offered in Seaside are left out: no way to them without stairs is known."]);
  });

  test("asks no more than a number of questions", async () => {
    const provider = fakeProvider(found);
    const cache = providerCache(memoryStore());
    const providers = openProviders({});
    if (!providers.ok) throw new Error(providers.problem.message);
    const ask = countedAsk({
      ...{ providers: providers.value, cache, day: todayHere(), tape: recordingTape() },
      onProgress: () => {},
    });
    for (let nights = 1; nights <= MOST_QUESTIONS; nights += 1) {
      expect(await ask(provider, { city: "Monaco", nights }, true)).toMatchObject({ ok: true });
    }
    expect(await ask(provider, { city: "Monaco", nights: 1 }, true)).toMatchObject({ failure: { kind: "refused" } });
    expect(provider.asked).toHaveLength(MOST_QUESTIONS);
  });

  test("asks nobody once its time is over", async () => {
    const provider = fakeProvider(found);
    const providers = openProviders({});
    if (!providers.ok) throw new Error(providers.problem.message);
    const ask = countedAsk({
      ...{ providers: providers.value, cache: providerCache(memoryStore()), day: todayHere(), tape: recordingTape() },
      ...{ onProgress: () => {}, mostMs: -1 },
    });
    expect(await ask(provider, { city: "Monaco", nights: 1 }, true)).toMatchObject({ failure: { kind: "timeout" } });
    expect(provider.asked).toEqual([]);
  });

  test("says what it needs: real places, and a provider", async () => {
    const invented = { ...seaside(), describe: () => ({ ...seaside().describe(), kind: "sample" }) };
    expect((await live({ world: invented })).result).toMatchObject({ problem: { code: "bad_input" } });
    expect((await live({ on: [] })).result).toMatchObject({
      problem: { code: "unavailable", message: expect.stringContaining("DRAGOMAN_LITEAPI_KEY") },
    });
  });
});

const OFFER: StayOffer = {
  ...{ lodgingId: "lp2", name: "New Harbor Rooms", address: "1 Quay", coordinates: SEASIDE, stars: 3, guestRating: 8 },
  ...{ room: "Double", isRefundable: null, hasBreakfast: true, totalMinor: 100_01, payThereMinor: 0 },
};
const STAY_QUERY = {
  ...{ around: SEASIDE, radiusMeters: 1_000, checkIn: "2026-12-11", nights: 3, rooms: [2, 1], currency: "EUR" },
  ...{ nationality: "US", only: null },
};

describe("a world with offers", () => {
  const world = worldWithOffers(seasideByAir(), {
    ...{ id: "5a3c1a4e-7f35-4a53-9d0e-0d1f8f6f2b11", day: "2026-11-28", until: "2026-12-11", attributions: [] },
    stays: [{ city: "Seaside", provider: "LiteAPI", query: STAY_QUERY, offers: [OFFER] }],
    ways: [
      {
        ...{ from: "Home", to: "Seaside", provider: "Duffel" },
        query: { from: "LHR", to: "NCE", date: "2026-12-11", people: 2, only: null },
        offers: [
          {
            ...{ offerId: "off_1", airline: "ZZ", number: "ZZ 1", stops: 0, date: "2026-12-11", departure: "08:00" },
            ...{ arrival: "10:00", arrivalDayOffset: 0, minutes: 60, totalMinor: 100_01, isRefundable: null },
          },
        ],
      },
    ],
  });
  worldConformance("with offers", () => world);

  test("shares a price among nights and rooms, rounded up to the cent, for stays as long as the offer's", () => {
    expect(world.lodgings("Seaside")).toMatchObject([
      {
        id: "offer:lp2",
        priceMinor: 16_67,
        minimumNights: 3,
        maximumOccupancy: 2,
        rating: 4,
        openData: { priceRange: null },
      },
    ]);
    expect(world.lodgings("Seaside")[0]?.details).toMatchObject({ cancellation: "Strict", amenities: ["Breakfast"] });
  });

  test("walks to a lodging that the world does not know by the distance", () => {
    expect(world.localTravelMinutes("Seaside", "offer:lp2", "sight/0")).toBe(0);
    expect(world.localTravelMinutes("Seaside", "sight/8", "offer:lp2")).toBe(3);
    expect(world.localTravelMinutes("Seaside", "offer:lp2", "nowhere")).toBeNull();
  });

  test("has offered flights in the place of its own", () => {
    expect(world.scheduledLegs("Home", "Seaside", "2026-12-11")).toMatchObject([{ number: "ZZ 1", priceMinor: 50_01 }]);
    expect(world.scheduledLegs("Seaside", "Home", "2026-12-13")).toHaveLength(1);
  });
});
