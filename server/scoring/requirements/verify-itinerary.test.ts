import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { itinerarySchema, lockSchema, usd } from "@/server/trip";
import { memoryWorld } from "@/server/worlds";
import { texasItinerary } from "./testing/texas-trip";
import { texasTables } from "./testing/texas-world";
import { broken, type Changed, verifyTexas } from "./testing/verify-texas";

function evidence(name: string, itinerary = texasItinerary(), changed?: Changed): string {
  return verifyTexas(itinerary, changed).find((check) => check.name === name)?.evidence ?? "";
}

describe("a correct itinerary", () => {
  it("keeps everything, with the figures as evidence", () => {
    const checks = verifyTexas(texasItinerary());
    expect(checks.filter((check) => check.kept !== true)).toEqual([]);
    expect(evidence("budget")).toBe("$2,772 of $4,000: $1,228 left.");
    expect(evidence("cost")).toContain("travel $1,226 + lodging $880 + meals $540 + visits $126 = $2,772");
    expect(evidence("houseRule")).toBe(
      "Nights 1–2 at Oak House: allows pets (forbids only smoking); Nights 3–4 at Bay Villa: allows pets (forbids nothing).",
    );
    expect(evidence("cuisines")).toBe("Mexican: dinner on day 1 at Taco Stand; Italian: dinner on day 4 at Dock.");
    expect(evidence("destinations")).toBe("Austin (2 nights) and Houston (2 nights), as asked.");
    expect(evidence("route")).toContain("Denver → Austin → Houston → Denver");
    expect(evidence("people")).toBe("3 people: up to 2 rooms a night and seats for all on every leg.");
    expect(evidence("arriveBy")).toBe("Arrives in Austin at 11:10.");
  });

  it("has no faults, and a preference never has any", () => {
    const preferences = [{ entry: "hotel.ratings", value: 5, weight: 1, strength: "want" } as const];
    for (const check of verifyTexas(texasItinerary(), { request: { preferences } })) expect(check.faults).toEqual([]);
  });

  it("names stops that exist", () => {
    const itinerary = texasItinerary();
    const ids = itinerary.days.flatMap((day) => day.stops.map((stop) => stop.id));
    for (const check of verifyTexas(itinerary)) for (const id of check.stops) expect(ids).toContain(id);
  });

  it("names only the demands that were asked for", () => {
    const nothing = { budget: null, transportation: null, roomType: null, houseRule: [], cuisines: [] };
    const names = verifyTexas(texasItinerary(), { demands: nothing, request: { locks: [], arriveBy: [] } }).map(
      ({ name }) => name,
    );
    for (const demand of ["budget", "transportation", "roomType", "houseRule", "cuisines", "lock", "arriveBy"]) {
      expect(names).not.toContain(demand);
    }
  });

  it("needs no times and no opening hours in a world without them", () => {
    const untimed = memoryWorld({
      ...texasTables,
      cities: texasTables.cities?.map((city) => ({ ...city, zone: null })),
      restaurants: texasTables.restaurants?.map((restaurant) => ({ ...restaurant, hours: null })),
      attractions: texasTables.attractions?.map((attraction) => ({ ...attraction, hours: null })),
    });
    const itinerary = texasItinerary();
    for (const stop of itinerary.days.flatMap((day) => day.stops)) Object.assign(stop, { start: null, end: null });
    expect(broken(itinerary, { world: untimed })).toEqual([]);
    const open = verifyTexas(itinerary, { world: untimed }).filter((check) => check.kept === null);
    expect(open.map((check) => check.name)).toEqual(["times", "openingHours"]);
  });
});

const locked = (...locks: z.input<typeof lockSchema>[]): Changed => ({
  request: { locks: locks.map((lock) => lockSchema.parse(lock)) },
});

describe("other requests", () => {
  const cities = (...names: [string, number | null, number | null][]) =>
    names.map(([name, nights, arriveOnDay]) => ({ name, nights, arriveOnDay }));
  const named = (ordered: boolean, ...names: [string, number | null, number | null][]): Changed => ({
    request: { destination: { kind: "cities", cities: cities(...names), ordered } },
  });

  it.each<[string, string[], Changed]>([
    ["the named cities", [], named(true, ["Austin", 2, 1], ["Houston", 2, 3])],
    ["the named cities in any order", [], named(false, ["Houston", null, null], ["Austin", null, null])],
    ["another order", ["destinations"], named(true, ["Houston", null, null], ["Austin", null, null])],
    [
      "a city that is not visited",
      ["destinations"],
      named(false, ["Austin", null, null], ["Houston", null, null], ["Waco", null, null]),
    ],
    ["a city less", ["destinations"], named(false, ["Austin", null, null])],
    ["another number of nights", ["destinations"], named(true, ["Austin", 3, null], ["Houston", null, null])],
    ["another day of arrival", ["destinations"], named(true, ["Austin", null, null], ["Houston", null, 2])],
    [
      "another region",
      ["destinations"],
      { request: { destination: { kind: "region", region: "Oklahoma", cityCount: 2 } } },
    ],
    ["three cities", ["destinations"], { request: { destination: { kind: "region", region: "Texas", cityCount: 3 } } }],
    [
      "a window around the dates",
      [],
      { request: { dates: { kind: "window", from: "2026-05-01", to: "2026-05-08", days: 5 } } },
    ],
    [
      "a window that ends too soon",
      ["dates"],
      { request: { dates: { kind: "window", from: "2026-05-01", to: "2026-05-07", days: 5 } } },
    ],
    [
      "a start on its own weekday",
      [],
      { request: { dates: { kind: "window", from: "2026-05-01", to: "2026-05-08", days: 5, startsOn: 1 } } },
    ],
    [
      "a start on another weekday",
      ["dates"],
      { request: { dates: { kind: "window", from: "2026-05-01", to: "2026-05-08", days: 5, startsOn: 5 } } },
    ],
    ["a start a day later", ["dates"], { request: { dates: { kind: "fixed", start: "2026-05-05", days: 5 } } }],
    ["six days", ["dates"], { request: { dates: { kind: "fixed", start: "2026-05-04", days: 6 } } }],
    ["an end elsewhere", ["route"], { request: { returnTo: "Tulsa" } }],
    ["no way back", ["route"], { request: { returnTo: null } }],
    ["more people", ["budget", "cost", "people"], { request: { people: 5 } }],
    ["an earlier arrival", ["arriveBy"], { request: { arriveBy: [{ day: 1, time: "11:00" }] } }],
    ["an earlier arrival by road", ["arriveBy"], { request: { arriveBy: [{ day: 3, time: "11:30" }] } }],
    ["an arrival on a day without a leg", [], { request: { arriveBy: [{ day: 2, time: "08:00" }] } }],
    ["another lock", ["lock"], locked({ kind: "meal", day: 4, meal: "lunch", recordId: "dock" })],
    ["a lock at its time", [], locked({ kind: "visit", day: 2, recordId: "museum", start: "09:15" })],
    ["a lock at another time", ["lock"], locked({ kind: "visit", day: 2, recordId: "museum", start: "09:30" })],
    [
      "a meal at another time",
      ["lock"],
      locked({ kind: "meal", day: 4, meal: "dinner", recordId: "dock", start: "20:00" }),
    ],
    ["a lock beyond the last day", ["lock"], locked({ kind: "visit", day: 9, recordId: "museum" })],
    ["a record left out", [], locked({ kind: "without", recordId: "burger" })],
    ["a record that should be left out", ["lock"], locked({ kind: "without", recordId: "taxi:Austin:Houston" })],
    ["a night that should be free", ["lock"], locked({ kind: "free", day: 4, slot: "stay" })],
    ["a dinner that should be free", ["lock"], locked({ kind: "free", day: 4, slot: "dinner" })],
    ["visits that should be none", ["lock"], locked({ kind: "free", day: 2, slot: "visits" })],
    ["a breakfast that is free anyway", [], locked({ kind: "free", day: 1, slot: "breakfast" })],
    ["a budget that is just enough", [], { demands: { budget: usd(2_772) } }],
    ["a budget a cent short", ["budget"], { demands: { budget: usd(2_771.99) } }],
    ["a budget in another currency", ["budget"], { demands: { budget: { amountMinor: 400_000, currency: "EUR" } } }],
    ["no flight", ["transportation"], { demands: { transportation: "no flight" } }],
    ["a private room", ["roomType"], { demands: { roomType: "private room" } }],
    ["not a shared room", [], { demands: { roomType: "not shared room" } }],
    ["room for smokers", ["houseRule"], { demands: { houseRule: ["pets", "smoking"] } }],
    ["another cuisine", ["cuisines"], { demands: { cuisines: ["Mexican", "French"] } }],
    [
      "a cuisine that only the origin would have",
      ["cuisines", "route"],
      { request: { origin: "Houston" }, demands: { cuisines: ["Italian"] } },
    ],
  ])("%s", (_, expected, changed) => expect(broken(texasItinerary(), changed)).toEqual(expected));

  it("says what is wrong in figures", () => {
    expect(evidence("budget", texasItinerary(), { demands: { budget: usd(2_500) } })).toBe(
      "$2,772 of $2,500: $272 too much.",
    );
    expect(evidence("houseRule", texasItinerary(), { demands: { houseRule: ["smoking"] } })).toBe(
      "Nights 1–2 at Oak House: forbids smoking.",
    );
    expect(evidence("cuisines", texasItinerary(), { demands: { cuisines: ["French"] } })).toBe(
      "No meal outside Denver is French.",
    );
  });
});

describe("any itinerary of the schema", () => {
  const damage = fc.record({
    field: fc.constantFrom(
      "recordId",
      "name",
      "city",
      "from",
      "to",
      "start",
      "end",
      "mode",
      "night",
      "nights",
      "rooms",
      "meal",
      "id",
      "date",
      "number",
    ),
    at: fc.nat(30),
    value: fc.constantFrom(
      "",
      "Austin",
      "Denver",
      "Waco",
      "taxi",
      "flight",
      "breakfast",
      "f1",
      "oak",
      "2026-05-06",
      0,
      1,
      7,
      null,
    ),
  });

  const everyLock = locked(
    { kind: "visit", day: 2, recordId: "museum", start: "09:15", onPurpose: true },
    { kind: "meal", day: 4, meal: "dinner", recordId: "dock", start: "19:00" },
    { kind: "without", recordId: "oak" },
    { kind: "free", day: 2, slot: "lunch" },
    { kind: "free", day: 2, slot: "stay" },
  );

  it("is verified without an error, alike each time, with the same checks, and faults where it breaks", () => {
    const names = verifyTexas(texasItinerary(), everyLock).map((check) => check.name);
    fc.assert(
      fc.property(
        fc.array(damage, { minLength: 1, maxLength: 6 }),
        fc.array(fc.nat(4), { maxLength: 3 }),
        (damages, dropped) => {
          const itinerary = texasItinerary();
          for (const index of dropped) itinerary.days.splice(index, 1);
          const parts = itinerary.days.flatMap((one) => [one, ...one.stops]);
          for (const { field, at, value } of damages) {
            const part = parts[at % Math.max(parts.length, 1)];
            if (part && field in part) Object.assign(part, { [field]: value });
          }
          const parsed = itinerarySchema.safeParse(itinerary);
          fc.pre(parsed.success);
          const checks = verifyTexas(itinerary, everyLock);
          expect(checks.map((check) => check.name)).toEqual(names);
          expect(verifyTexas(itinerary, everyLock)).toEqual(checks);
          const ids = itinerary.days.flatMap((day) => day.stops.map((stop) => stop.id));
          for (const { evidence, faults, kept } of checks) {
            expect(evidence).not.toBe("");
            expect(faults.length > 0).toBe(kept === false);
            for (const fault of faults) for (const id of fault.stops) expect(ids).toContain(id);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
