import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { tripOffers } from "@/db";
import { addDays, isEstimate, type LocalDate, requestSchema, type Stop, todayHere } from "@/server/trip";
import type { TripView } from "@/server/views";
import { importPlaces } from "@/server/worlds";
import { type RecordedServer, startRecordedServer } from "@/server/worlds/live";
import { type PbfNode, townExtract } from "@/server/worlds/testing";
import { getServices } from "../services";
import { callAs, startOwnServices } from "../testing/own-services";

const KINDS = [
  { count: 2, tags: { tourism: "hotel" } },
  { count: 12, tags: { amenity: "restaurant", opening_hours: "Mo-Su 07:00-23:30" } },
  { count: 9, tags: { tourism: "museum", opening_hours: "Mo-Su 09:00-19:00" } },
] as const;
const at = (index: number) => ({
  latitude: 43.73 + (index % 5) / 3_000,
  longitude: 7.41 + Math.floor(index / 5) / 3_000,
});
const nodes = (): PbfNode[] =>
  KINDS.flatMap(({ count, tags }) => Array.from({ length: count }, () => tags)).map((tags, index) => ({
    ...{ id: index + 1, ...at(index) },
    tags: { ...tags, name: `Seine ${"tourism" in tags ? tags.tourism : tags.amenity} ${index + 1}` },
  }));
const LODGINGS = ["Seine hotel 1", "Seine hotel 2", "Harbor Rooms"].map((name, index) => ({
  ...{ id: `lp${index}`, name, ...at(index), stars: 3, rating: 8, price: 60 + 10 * index },
  ...({ board: "RO", refundable: "RFN" } as const),
}));

type Fault = NonNullable<Parameters<RecordedServer["environment"]>[0]>[string];
type Caller = Awaited<ReturnType<typeof callAs>>;

describe("live prices of a trip", () => {
  let services: Awaited<ReturnType<typeof startOwnServices>>;
  let server: RecordedServer;
  let traveler: Caller;

  beforeAll(async () => {
    services = await startOwnServices();
    const files = mkdtempSync(join(tmpdir(), "dragoman-seine-"));
    writeFileSync(join(files, "seine.osm.pbf"), townExtract({ nodes: nodes() }));
    const about = { name: "seine", city: "Seine", country: "FR", currency: "EUR", from: todayHere() };
    const folder = process.env.DRAGOMAN_DATA ?? "";
    const imported = await importPlaces({ osm: [join(files, "seine.osm.pbf")] }, { ...about, folder });
    rmSync(files, { recursive: true });
    if (!imported.ok) throw new Error(imported.problem.message);
    traveler = await callAs("traveler");
  }, 120_000);
  let isOn = false;
  afterEach(async () => {
    if (isOn) await server.close();
    isOn = false;
    for (const name of ["LITEAPI_KEY", "LITEAPI_URL", "PRICE_CHECKS"]) vi.stubEnv(`DRAGOMAN_${name}`, "");
  });
  afterAll(() => services.stop());

  /** Has LiteAPI answered by the recorded server, broken or changed by `mode`. */
  async function switchOn(mode?: Fault, checks = 100): Promise<void> {
    server = await startRecordedServer({ lodgings: LODGINGS });
    isOn = true;
    const variables = server.environment(mode === undefined ? {} : { liteapi: mode });
    for (const [name, value] of Object.entries(variables)) if (/LITEAPI/.test(name)) vi.stubEnv(name, value);
    vi.stubEnv("DRAGOMAN_PRICE_CHECKS", String(checks));
  }

  const request = (start: LocalDate) =>
    requestSchema.parse({
      ...{ origin: "Seine", returnTo: null, people: 2, demands: {} },
      destination: { kind: "cities", cities: [{ name: "Seine" }] },
      dates: { kind: "fixed", start, days: 3 },
    });
  const found = (id: string, isWanted: (trip: TripView) => boolean) =>
    vi.waitFor(
      async () => {
        const trip = await traveler.trips.get({ id });
        expect(isWanted(trip), `${trip.status} ${trip.problem} ${JSON.stringify(trip.search)}`).toBe(true);
        return trip;
      },
      { timeout: 120_000, interval: 100 },
    );
  // Other days each time: what was asked for some answers nothing about the next.
  let start = addDays(todayHere(), 30);
  async function planned(): Promise<TripView> {
    start = addDays(start, 7);
    const text = "A few days in Seine for two";
    const asked = { text, request: request(start), objective: "cost", world: "seine" } as const;
    const { id } = await traveler.trips.create(asked);
    return found(id, ({ status }) => status === "planned");
  }
  const onVersion = (trip: TripView) => ({ id: trip.id, version: trip.plan?.number ?? 0 });
  const check = (trip: TripView) => traveler.trips.replan({ ...onVersion(trip), changes: [], live: true });
  const stopsOf = (trip: TripView): Stop[] => trip.plan?.itinerary.days.flatMap(({ stops }) => stops) ?? [];
  const stayOf = (trip: TripView) => stopsOf(trip).find(({ kind }) => kind === "stay");

  /** The trip once the check has come to an end. */
  async function checked(trip: TripView): Promise<TripView> {
    expect((await check(trip)).search).toMatchObject({ purpose: "replan", live: true });
    return found(trip.id, ({ search }) => search === null);
  }
  async function accepted(trip: TripView): Promise<TripView> {
    const { proposal } = await checked(trip);
    if (proposal?.kind !== "plan") throw new Error(JSON.stringify(proposal));
    return traveler.trips.accept({ id: trip.id, proposal: proposal.version.number });
  }

  it("come as a proposal, with what is offered, what changed and what is sold out, and the plan then rests on them", async () => {
    await switchOn("sold-out");
    const trip = await planned();
    expect(isEstimate(trip.plan?.itinerary.cost.stays ?? { amountMinor: 0, currency: "EUR" })).toBe(true);
    const proposed = await checked(trip);
    if (proposed.proposal?.kind !== "plan") throw new Error(JSON.stringify(proposed.proposal));
    expect(proposed.plan).toEqual(trip.plan);
    const { version } = proposed.proposal;
    expect(version.checks.filter(({ kept }) => kept === false)).toEqual([]);
    // The cheapest was sold out at the check.
    const report = await traveler.trips.livePrices({ id: trip.id, version: version.number });
    expect(report).toMatchObject({
      day: todayHere(),
      prices: {
        asked: [{ provider: "LiteAPI", records: 3, problem: null }],
        changes: [{ differences: [{ kind: "sold out", text: "Seine hotel 1 is sold out." }] }],
        confirmed: [{ name: "Seine hotel 2", isRefundable: true }],
      },
    });
    const [compared] = report?.prices?.compared ?? [];
    expect([compared?.name, compared?.before]).toEqual([stayOf(trip)?.name, trip.plan?.itinerary.cost.stays]);

    const taken = await traveler.trips.accept({ id: trip.id, proposal: version.number });
    expect(stayOf(taken)).toMatchObject({ name: "Seine hotel 2" });
    expect(taken.plan?.itinerary.world.offers).toMatchObject({
      day: todayHere(),
      stays: [{ city: "Seine", provider: "LiteAPI" }],
    });
    expect(taken.plan?.itinerary.cost.stays.fromMinor).toBeUndefined();

    // A change by hand and a re-plan see the same offers.
    const meal = stopsOf(taken).find(({ kind }) => kind === "meal");
    const edited = await traveler.trips.edit({ ...onVersion(taken), edit: { kind: "remove", stopId: meal?.id ?? "" } });
    expect(edited.plan?.itinerary.cost.stays).toEqual(taken.plan?.itinerary.cost.stays);
    expect(edited.plan?.checks.filter(({ name, kept }) => kept === false && name !== "meals")).toEqual([]);
    const options = await traveler.trips.swapOptions({ ...onVersion(edited), stopId: stayOf(edited)?.id ?? "" });
    expect(options.map(({ name }) => name)).toEqual(["Harbor Rooms"]);
    const before = server.asked.length;
    await traveler.trips.replan({ ...onVersion(edited), changes: [] });
    const again = await found(trip.id, ({ proposal }) => proposal !== null);
    expect(again.proposal?.kind === "plan" && again.proposal.version.itinerary.world.offers).toEqual(
      taken.plan?.itinerary.world.offers,
    );
    expect(server.asked).toHaveLength(before);

    // Offers are for these people alone.
    await traveler.trips.replan({ ...onVersion(edited), request: { ...edited.request, people: 3 }, changes: [] });
    const more = await found(trip.id, ({ proposal, search }) => proposal !== null && search === null);
    if (more.proposal?.kind !== "plan") throw new Error(JSON.stringify(more.proposal));
    expect(more.proposal.version.itinerary.world.offers).toBeUndefined();
    await traveler.trips.reject({ id: trip.id });

    // Anyone who reads it elsewhere reads whose prices these are.
    const { text } = await traveler.trips.export({ id: trip.id, format: "markdown" });
    expect(text).toMatch(/Lodging: €[\d.]+, offered by LiteAPI on /);
    expect(text).toContain("Rates of lodging: LiteAPI (Nuitée)");
    const { token } = await traveler.shares.create({ id: trip.id, withCosts: false, expiresInDays: 7 });
    const shared = await traveler.shared.get({ token });
    expect(shared.world.offers).toMatchObject({ id: null, day: todayHere() });
    expect(shared.source).toContain("LiteAPI");
  });

  it("are asked once for the same question on the same day, no matter who asks", async () => {
    await switchOn();
    const trip = await planned();
    await accepted(trip);
    const rates = () => server.asked.filter((path) => path.endsWith("/rates")).length;
    const first = rates();
    const { id } = await traveler.trips.duplicate({ id: trip.id });
    const copy = await traveler.trips.get({ id });
    await checked(copy);
    // Only the chosen offer is asked for again.
    expect([first, rates()]).toEqual([2, 3]);
  });

  async function failsWith(mode: Fault, because: string): Promise<void> {
    await switchOn(mode);
    const trip = await planned();
    const after = await checked(trip);
    if (after.proposal?.kind !== "problem") throw new Error(JSON.stringify(after.proposal));
    expect(after.proposal.live).toBe(true);
    expect(after.proposal.sentence).toMatch(/^No live prices\. LiteAPI /);
    expect(after.proposal.sentence).toContain(because);
    expect(after.plan).toEqual(trip.plan);
  }

  it.each([
    ["401", "key"],
    ["500", "failed"],
    ["html", "JSON"],
  ] as const)("leave the trip as it is where the provider answers %s, and say why", failsWith);

  it("say where nothing is offered", async () => {
    await switchOn("empty");
    const trip = await planned();
    const { proposal, plan } = await checked(trip);
    expect(proposal).toMatchObject({ kind: "noPlan", live: true });
    expect(proposal?.kind === "noPlan" && proposal.noPlan.explanation).toContain(
      "No lodging near the places of Seine is offered for these nights.",
    );
    expect(plan).toEqual(trip.plan);
  });

  it("are not asked for where nobody can be, or where the day's checks are used up", async () => {
    const trip = await planned();
    await expect(check(trip)).rejects.toThrow("nobody is set up on this server");
    await switchOn(undefined, 0);
    expect(await traveler.worlds.current({ world: "seine" })).not.toHaveProperty("asked");
    await expect(check(trip)).rejects.toThrow("nobody is set up on this server");
    vi.stubEnv("DRAGOMAN_PRICE_CHECKS", "1");
    expect(await traveler.worlds.current({ world: "seine" })).toMatchObject({ asked: ["LiteAPI"] });
    await expect(check(trip)).rejects.toThrow("You can check again tomorrow");
    const stranger = await callAs("stranger");
    await expect(stranger.trips.replan({ ...onVersion(trip), changes: [], live: true })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect(server.asked).toEqual([]);
  });

  it("are reduced to what the plan chose when their terms end, and the trip can still be changed", async () => {
    await switchOn();
    const trip = await accepted(await planned());
    const { database } = (await getServices()).opened;
    const id = trip.plan?.itinerary.world.offers?.id ?? "";
    const isIt = eq(tripOffers.id, id);
    await database
      .update(tripOffers)
      .set({ until: addDays(todayHere(), -1) })
      .where(isIt);
    const options = await traveler.trips.swapOptions({ ...onVersion(trip), stopId: stayOf(trip)?.id ?? "" });
    expect(options).toEqual([]);
    const [row] = await database.select().from(tripOffers).where(isIt);
    expect(row?.report).toBeNull();
    expect(row?.snapshot).not.toContain("Harbor Rooms");
    expect(await traveler.trips.livePrices(onVersion(trip))).toEqual({ day: todayHere(), prices: null });
    const visit = stopsOf(trip).find(({ kind }) => kind === "visit");
    const edited = await traveler.trips.edit({ ...onVersion(trip), edit: { kind: "remove", stopId: visit?.id ?? "" } });
    const broken = edited.plan?.checks.filter(({ kept, faults }) => kept === false && faults.length > 0);
    expect(broken?.map(({ name }) => name)).toEqual(["visits"]);

    // Where they are gone altogether it can be read, and says what to do.
    await database.delete(tripOffers).where(isIt);
    expect(await traveler.trips.get({ id: trip.id })).toMatchObject({ status: "planned" });
    expect(await traveler.trips.export({ id: trip.id, format: "markdown" })).toHaveProperty("text");
    const lock = { kind: "lock", stopId: visit?.id ?? "" } as const;
    await expect(traveler.trips.edit({ ...onVersion(edited), edit: lock })).rejects.toThrow("Check live prices again");
    await traveler.trips.replan({ ...onVersion(edited), changes: [] });
    const { proposal } = await found(trip.id, (view) => view.proposal !== null);
    expect(proposal?.kind === "plan" && proposal.version.itinerary.world).not.toHaveProperty("offers");
  });

  // The provider is then left alone for the minute that it asks for.
  it("leave the trip as it is where the provider is asked too often", () => failsWith("429", "asked too often"));
});
