import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Itinerary, isBroken, type Moment, minutesOfDay, requestSchema, timeOfMinutes } from "@/server/trip";
import { dailyHours, importWorld, openWorld, type World } from "@/server/worlds";
import { attraction, flight, trainWorld } from "@/server/worlds/testing";
import { answerText } from "./answer-text";
import { planJson } from "./plan-json";
import { planRequest, planText } from "./plan-trip";

const settings = (world: World) => ({ world, today: "2023-07-01", objective: "preferences" as const });

async function planned(text: string, world: World) {
  const answer = await planText(text, settings(world));
  if (answer.status !== "plan") throw new Error(`${text}: ${answerText(answer)}`);
  return answer;
}

/** Minutes since an arbitrary midnight, all places on one clock. */
const minutesOf = ({ date, time }: Moment) => Date.parse(`${date}T00:00:00Z`) / 60_000 + minutesOfDay(time);

/** Begin and end of everything that has times, in the order of the itinerary. */
function timesOf({ days }: Itinerary): (readonly [number, number])[] {
  return days
    .flatMap(({ stops }) => stops)
    .flatMap(({ start, end }) => (start && end ? [[minutesOf(start), minutesOf(end)] as const] : []));
}

describe("a trip in a world of trains", () => {
  const world = trainWorld();

  it("is planned from a sentence, in yuan, by train, with the sight that was named", async () => {
    const answer = await planned(
      "Three days from Port to Hill for two, starting July 4, 2023, under 1,500 yuan, I want to see the Cloud Temple",
      world,
    );
    const { itinerary, proven } = answer.result;
    expect(answer.request.demands.budget).toEqual({ amountMinor: 1_500_00, currency: "CNY" });
    expect(itinerary.cost.total).toEqual({ amountMinor: 2 * (300_00 + 310_00), currency: "CNY" });
    const legs = itinerary.days.flatMap(({ stops }) => stops.filter((stop) => stop.kind === "leg"));
    expect(legs.map(({ number, start, end }) => [number, start, end])).toEqual([
      ["G1", at("2023-07-04", "08:00"), at("2023-07-04", "11:00")],
      ["G2", at("2023-07-06", "16:30"), at("2023-07-06", "19:30")],
    ]);
    expect(namesOfVisits(itinerary)).toContain("The Cloud Temple");
    expect(answer.checks.filter(isBroken)).toEqual([]);
    expect(proven).toBe(true);
    // The name is the format's: dollars, by the dated rate.
    expect(planJson(answer).costUsd).toBe(180.05);
  });

  it("says once that there are no meals, and that prices are unknown", async () => {
    const answer = await planned("Three days from Port to Hill, starting July 4, 2023", world);
    const text = answerText(answer);
    expect(text.match(/no restaurants/g)).toHaveLength(1);
    expect(text).toContain("The records have no prices for lodging and visits: the total does not include them.");
    expect(text).not.toMatch(/ free$|Meals|\$/m);
    expect(answer.result.itinerary.missing).toEqual(["stayPrices", "visitPrices", "restaurants"]);
    expect(answer.checks.find(({ name }) => name === "meals")?.kept).toBeNull();
  });

  it("goes to the city of a sight that is named alone", async () => {
    const { request } = await planned("From Port, four days from July 3, 2023, I want to see the Heron Garden", world);
    expect(request.destination).toMatchObject({ cities: [{ name: "Lake" }] });
  });

  it.each([
    ["under 900 yuan", 900_00, null],
    ["budget RMB 900", 900_00, null],
    ["at most 900 CNY", 900_00, null],
    ["under ¥900", 900_00, null],
    ["my budget is 900元", 900_00, null],
    ["under $200", 1_355_16, "$200 at the average rate of 2026-06 (US Federal Reserve, H.10)"],
  ])("keeps a budget in yuan: %s", async (words, amountMinor, conversion) => {
    const answer = await planned(`Three days from Port to Hill for one, starting July 4, 2023, ${words}`, world);
    expect(answer.request.demands.budget).toEqual({ amountMinor, currency: "CNY" });
    expect(answer.conversion).toBe(conversion);
  });

  it("proves that a budget in yuan is too small, and names the least in yuan", async () => {
    const answer = await planText(
      "Three days from Port to Hill for one from July 4, 2023, under 400 yuan",
      settings(world),
    );
    expect(answer).toMatchObject({ status: "infeasible", result: { conflicts: [["budget"]] } });
    expect(answerText(answer)).toContain("raise the budget to CN¥400.50");
  });

  it("takes a night train where the budget asks for it: no bed that night, and the morning after begins on arrival", async () => {
    const text = "Three days from Port to Hill for one, starting July 4, 2023, under 500 yuan";
    const { result, checks } = await planned(text, world);
    const [first, second] = result.itinerary.days;
    expect(first?.stops.map(({ name, start, end }) => [name, start, end])).toEqual([
      ["Train K3", at("2023-07-04", "22:00"), at("2023-07-05", "06:00")],
    ]);
    expect(second?.stops.map(({ kind }) => kind)).toEqual(["visit", "visit", "stay"]);
    expect(result.itinerary.cost.total.amountMinor).toBe(400_50);
    expect(checks.filter(isBroken)).toEqual([]);
  });

  it("finds the cheapest pair of trains, day and night, as trying all pairs does", () => {
    const train = fc.record({
      day: fc.integer({ min: 1, max: 4 }),
      back: fc.boolean(),
      departure: fc.integer({ min: 0, max: 1_439 }),
      minutes: fc.integer({ min: 20, max: 2_000 }),
      yuan: fc.integer({ min: 1, max: 900 }),
    });
    const always = dailyHours(0, 1_440);
    const attractions = Array.from({ length: 8 }, (_, index) =>
      attraction({ id: `Park ${index}`, name: `Park ${index}`, city: "Hill", hours: always }),
    );
    const request = requestSchema.parse({
      ...{ origin: "Port", returnTo: "Port", people: 2, demands: {} },
      dates: { kind: "fixed", start: "2023-07-01", days: 4 },
      destination: { kind: "cities", cities: [{ name: "Hill" }] },
    });
    fc.assert(
      fc.property(fc.array(train, { maxLength: 12 }), (trains) => {
        const scheduledLegs = trains.map(legOf);
        const random = trainWorld({ attractions, localTravelTimes: [], scheduledLegs });
        const answer = planRequest(request, { world: random, today: "2023-07-01", objective: "cost" });
        const useful = trains.filter(({ departure, minutes }) => {
          const arrival = departure + minutes;
          return arrival < 1_440 || arrival % 1_440 >= 5 * 60;
        });
        const arrivalDay = ({ day, departure, minutes }: (typeof trains)[number]) =>
          day + Math.floor((departure + minutes) / 1_440);
        const pairs = useful
          .filter(({ back, day }) => !back && day === 1)
          .flatMap((out) =>
            useful
              .filter((home) => home.back && arrivalDay(home) === 4 && home.day > arrivalDay(out))
              .map((home) => 2 * (out.yuan + home.yuan) * 100),
          );
        const cost =
          answer.status === "plan" ? answer.result.itinerary.cost.total.amountMinor : Number.POSITIVE_INFINITY;
        expect(cost).toBe(Math.min(...pairs, Number.POSITIVE_INFINITY));
        if (answer.status === "plan") expect(answer.checks.filter(isBroken)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it("asks to add the city of a sight that lies elsewhere", async () => {
    const answer = await planText(
      "Port to Hill, 3 days from July 4, 2023, I want to see the Heron Garden",
      settings(world),
    );
    expect(answer).toMatchObject({ status: "unclear", objections: [{ field: "sights" }] });
  });

  it("never overlaps in time, whatever the trains and hours", () => {
    const clock = fc.integer({ min: 0, max: 1_439 });
    const train = fc.record({
      day: fc.integer({ min: 1, max: 5 }),
      back: fc.boolean(),
      departure: clock,
      minutes: fc.integer({ min: 20, max: 1_500 }),
      yuan: fc.integer({ min: 1, max: 900 }),
    });
    const sight = fc.record({
      inHill: fc.boolean(),
      open: fc.integer({ min: 0, max: 20 }),
      hours: fc.integer({ min: 1, max: 14 }),
      minutesAway: fc.integer({ min: 5, max: 110 }),
    });
    const dates = { kind: "fixed", start: "2023-07-01", days: 4 };
    let plans = 0;
    fc.assert(
      fc.property(
        fc.array(train, { minLength: 4, maxLength: 14 }),
        fc.array(sight, { minLength: 2, maxLength: 9 }),
        fc.constantFrom("preferences" as const, "cost" as const, "time" as const),
        (trains, sights, objective) => {
          const places = sights.map(({ inHill, open, hours }, index) =>
            attraction({
              id: `Sight ${index}`,
              name: `Sight ${index}`,
              city: inHill ? "Hill" : "Lake",
              hours: dailyHours(open * 60, Math.min(1_440, (open + hours) * 60)),
            }),
          );
          const random = trainWorld({
            attractions: places,
            localTravelTimes: places.flatMap((from) =>
              places.flatMap((to, index) =>
                from !== to && from.city === to.city
                  ? [{ city: from.city, fromId: from.id, toId: to.id, minutes: sights[index]?.minutesAway ?? 20 }]
                  : [],
              ),
            ),
            scheduledLegs: trains.map(legOf),
          });
          const request = requestSchema.parse({
            ...{ origin: "Port", returnTo: "Port", people: 2, dates, demands: {} },
            destination: { kind: "cities", cities: [{ name: "Hill" }] },
          });
          const answer = planRequest(request, { world: random, today: "2023-07-01", objective });
          if (answer.status !== "plan") return;
          plans += 1;
          expect(answer.checks.filter(isBroken)).toEqual([]);
          const times = timesOf(answer.result.itinerary);
          for (const [index, [start, end]] of times.entries()) {
            expect(end).toBeGreaterThan(start);
            if (index > 0) expect(start).toBeGreaterThanOrEqual(times[index - 1]?.[1] ?? 0);
          }
        },
      ),
      { numRuns: 150 },
    );
    expect(plans).toBeGreaterThan(0);
  });
});

interface RandomTrain {
  readonly day: number;
  readonly back: boolean;
  readonly departure: number;
  readonly minutes: number;
  readonly yuan: number;
}

function legOf({ day, back, departure, minutes, yuan }: RandomTrain, index: number) {
  return flight({
    ...{ id: `T${index}`, number: `T${index}`, mode: "train", distanceKm: null, date: `2023-07-0${day}` },
    ...{ origin: back ? "Hill" : "Port", destination: back ? "Port" : "Hill" },
    ...{ departureTime: timeOfMinutes(departure), arrivalTime: timeOfMinutes(departure + minutes) },
    ...{ arrivalDayOffset: Math.floor((departure + minutes) / 1_440), durationMinutes: minutes },
    priceMinor: yuan * 100,
  });
}

function at(date: string, time: string): Moment {
  return { date, time, zone: "Asia/Shanghai" };
}

function namesOfVisits({ days }: Itinerary): string[] {
  return days.flatMap(({ stops }) => stops.flatMap((stop) => (stop.kind === "visit" ? [stop.name] : [])));
}

const published = "../shared/data/itinerarybench/database";
const absent = !existsSync(published);
if (absent) console.log(`The published data are not at ${published}; trips in them are not planned.`);

describe.skipIf(absent)("a trip in the published world of ItineraryBench", () => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-trains-"));
  let world: World;
  beforeAll(async () => {
    await importWorld("itinerarybench", published, { folder });
    const opened = openWorld("itinerarybench", folder);
    if (!opened.ok) throw new Error(opened.problem.message);
    world = opened.value;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    [
      "A long weekend from Shanghai to Beijing for two, arriving on July 8, 2023, under 3,000 yuan, I want to see the Forbidden City",
      ["Beijing"],
      ["The Forbidden City"],
    ],
    [
      "From Nanjing, 4 days, July 3 2023, two people, I want to see the Temple of Heaven, budget $800",
      ["Beijing"],
      ["The Temple of Heaven"],
    ],
    ["Six days in Chengdu and Wuhan from Beijing starting July 10, 2023", ["Chengdu", "Wuhan"], []],
  ])("%s", async (text, cities, sights) => {
    const { request, result, checks } = await planned(text, world);
    const { itinerary } = result;
    expect(request.destination).toMatchObject({ cities: cities.map((name) => ({ name })) });
    expect(namesOfVisits(itinerary)).toEqual(expect.arrayContaining(sights));
    expect(itinerary.cost.total.currency).toBe("CNY");
    expect(checks.filter(isBroken)).toEqual([]);
    expect(result.proven).toBe(true);
    const times = timesOf(itinerary);
    for (const [index, [start]] of times.entries()) {
      if (index > 0) expect(start).toBeGreaterThanOrEqual(times[index - 1]?.[1] ?? 0);
    }
  });
});
