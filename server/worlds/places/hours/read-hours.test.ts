import fc from "fast-check";
import opening_hours from "opening_hours";
import { describe, expect, test } from "vitest";
import { addDays, finish, type LocalDate } from "@/server/trip";
import { type Hours, openOn } from "../../hours";
import type { HoursState } from "./hours-state";
import { inZone, silently } from "./in-zone";
import { type HoursPlace, HoursReader } from "./read-hours";
import { withoutHolidays } from "./without-holidays";

const berlin: HoursPlace = {
  zone: "Europe/Berlin",
  country: "DE",
  region: "Berlin",
  coordinates: { latitude: 52.5, longitude: 13.4 },
  dates: { from: "2025-12-20", to: "2026-01-16" },
};

function read(text: string | undefined, place: Partial<HoursPlace> = {}): HoursState {
  return finish(new HoursReader({ ...berlin, ...place }).read(text));
}

function known(text: string, place: Partial<HoursPlace> = {}): Hours {
  const state = read(text, place);
  if (state.kind !== "known") throw new Error(`${text} is ${state.kind}`);
  return state.hours;
}

const everyDay = (...intervals: [number, number][]) => Array.from({ length: 7 }, () => intervals);

describe("hours are known", () => {
  test("around the clock", () => expect(known("24/7")).toEqual({ week: everyDay([0, 1440]) }));

  test("past midnight, on the day that they begin on", () => {
    expect(known("Fr-Sa 18:00-02:00").week).toEqual([[], [], [], [], [], [[1080, 1560]], [[1080, 1560]]]);
  });

  test("over days without a break, each day its part", () => {
    expect(known("Mo 08:00-24:00; Tu 00:00-24:00; We 00:00-06:00").week.slice(1, 4)).toEqual([
      [[480, 1440]],
      [[0, 1440]],
      [[0, 360]],
    ]);
  });

  test("with holidays of the country as exceptions", () => {
    const { except } = known("Mo-Fr 09:00-17:00; PH off");
    expect(Object.keys(except ?? {})).toEqual(["2025-12-25", "2025-12-26", "2026-01-01"]);
  });

  test("with seasons as exceptions", () => {
    const hours = known("Jan 10:00-18:00; Dec 10:00-16:00");
    expect(openOn(hours, "2025-12-31")).toEqual([[600, 960]]);
    expect(openOn(hours, "2026-01-05")).toEqual([[600, 1080]]);
    expect(openOn(hours, "2026-01-16")).toEqual([[600, 1080]]);
  });

  test("where holidays aren't listed, without their rules", () => {
    const reader = new HoursReader({ ...berlin, country: "AD", region: null, zone: "Europe/Andorra" });
    expect(finish(reader.read("Mo-Fr 09:00-17:00; PH off"))).toMatchObject({ kind: "known" });
    expect(reader.withoutHolidays).toBe(1);
  });

  test("by the sun of the place, whatever zone the machine is in", () => {
    const [noonish] = openOn(known("sunrise-sunset"), "2026-01-10");
    expect(noonish?.[0]).toBeGreaterThan(8 * 60);
    expect(noonish?.[1]).toBeLessThan(16.5 * 60);
    expect(inZone("Pacific/Auckland", () => known("sunrise-sunset"))).toEqual(known("sunrise-sunset"));
  });
});

test("no text is unknown, and what says no times is not understood", () => {
  expect(read(undefined)).toEqual({ kind: "unknown" });
  expect(read("  ")).toEqual({ kind: "unknown" });
  for (const text of [
    "Seasonal, only summer time",
    "7/10-16",
    "M-F 7-7",
    "Apr-Oct",
    '"by appointment"',
    "a".repeat(256),
  ]) {
    expect(read(text)).toEqual({ kind: "not understood", text });
  }
});

test("neither console nor clock is left changed", () => {
  const before = [console.error, console.warn, process.env.TZ];
  read("Mo-Fr 25:99 nonsense");
  expect([console.error, console.warn, process.env.TZ]).toEqual(before);
});

test("rules for holidays are cut", () => {
  expect(withoutHolidays("Mo-Su,PH 10:00-20:00; SH off")).toBe("Mo-Su 10:00-20:00");
  expect(withoutHolidays("PH,Mo 10:00-20:00")).toBe("Mo 10:00-20:00");
  expect(withoutHolidays("PH off")).toBeNull();
  expect(withoutHolidays("Mo 10:00-20:00")).toBeNull();
});

const time = fc
  .tuple(fc.nat({ max: 23 }), fc.constantFrom("00", "15", "30"))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${minute}`);
const weekdays = fc.constantFrom(
  "Mo-Fr",
  "Sa",
  "Su",
  "Mo,We",
  "Tu-Su",
  "Fr-Mo",
  "Jan",
  "Dec 24-26",
  "2026 Jan 5",
  "PH",
);
const rule = fc.oneof(
  fc.tuple(weekdays, time, time).map(([days, open, close]) => `${days} ${open}-${close}`),
  fc.tuple(weekdays, time, time, time, time).map(([days, ...t]) => `${days} ${t[0]}-${t[1]},${t[2]}-${t[3]}`),
  weekdays.map((days) => `${days} off`),
);

test("at all times of each date, hours are what the library says", () => {
  const value = fc.array(rule, { minLength: 1, maxLength: 4 }).map((rules) => rules.join("; "));
  fc.assert(
    fc.property(value, (text) => {
      const state = read(text, { dates: { from: "2025-12-22", to: "2026-01-02" } });
      if (state.kind === "known") expectLibrary(text, state.hours, "2025-12-23", 9);
    }),
    { numRuns: 40 },
  );
});

function expectLibrary(text: string, hours: Hours, from: LocalDate, days: number): void {
  silently(() =>
    inZone(berlin.zone, () => {
      const own = new opening_hours(text, { lat: 52.5, lon: 13.4, address: { country_code: "de", state: "Berlin" } });
      for (let ahead = 0; ahead < days; ahead += 1) {
        const date = addDays(from, ahead);
        const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
        for (let minute = 7; minute < 1440; minute += 35) {
          const isOpen =
            openOn(hours, date).some(([open, close]) => open <= minute && minute < close) ||
            openOn(hours, addDays(date, -1)).some(([open, close]) => open <= minute + 1440 && minute + 1440 < close);
          const expected = own.getState(new Date(year, month - 1, day, 0, minute));
          if (isOpen !== expected)
            expect(`${text} ${date} ${minute} ${isOpen}`).toBe(`${text} ${date} ${minute} ${expected}`);
        }
      }
    }),
  );
}
