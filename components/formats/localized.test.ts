import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, formatDate, formatLongDate, formatMoney, timeOfMinutes, usd } from "@/server/trip";
import { formatDateRange } from "../format";
import { localized } from "./localized";
import { readFormats } from "./read-formats";
import { type Formats, formatsOfLocale, writtenFormats } from "./settings";

const US = formatsOfLocale("en-US");
const WORLD = formatsOfLocale("de-DE");

describe("a text as its reader writes quantities", () => {
  it("has times, dates, distances and temperatures in the reader's own notation", () => {
    expect(localized("leaves 07:20, arrives 19:05", US)).toBe("leaves 7:20 AM, arrives 7:05 PM");
    expect(localized("00:15 – 12:00, until 24:00", US)).toBe("12:15 AM – 12:00 PM, until 12:00 AM");
    expect(localized("Drive, 4 h 10 min, 1,144 km, 1 car", US)).toBe("Drive, 4 h 10 min, 711 mi, 1 car");
    expect(localized("about 24 °C (76 °F) in March", US)).toBe("about 76 °F in March");
    expect(localized("about 24 °C (76 °F) in March", WORLD)).toBe("about 24 °C in March");
    expect(localized(formatDateRange("2026-03-14", "2026-03-18", "2026-01-01"), US)).toBe("Sat, Mar 14 – Wed, Mar 18");
    expect(localized(formatDateRange("2027-09-30", "2027-10-02", "2026-01-01"), US)).toBe(
      "Thu, Sept 30 – Sat, Oct 2, 2027",
    );
    expect(localized("Saturday 14 March 2026 to Sunday 15 March 2026", US)).toBe(
      "Saturday, March 14, 2026 to Sunday, March 15, 2026",
    );
  });

  it("has amounts in the chosen currency, as about", () => {
    const euros: Formats = { ...WORLD, currency: "EUR" };
    expect(localized("$1,284 of $2,900", euros)).toBe("≈ €1,115 of ≈ €2,518");
    expect(localized("−$12, +$250", euros)).toBe("≈ −€10.42, ≈ +€217");
    expect(localized("$1,284", WORLD)).toBe("$1,284");
  });

  it("finds every date, time and amount that the app writes", () => {
    const date = fc.integer({ min: 0, max: 800 }).map((days) => addDays("2026-01-01", days));
    const minutes = fc.integer({ min: 0, max: 1439 });
    const dollars = fc.integer({ min: 1, max: 5_000_000 }).map((cents) => usd(cents / 100));
    fc.assert(
      fc.property(date, minutes, dollars, (day, minute, amount) => {
        const text = `${formatDate(day)}, ${formatLongDate(day)}, ${timeOfMinutes(minute)}, ${formatMoney(amount)}`;
        const shown = localized(text, { ...US, currency: "EUR" });
        expect(shown).toMatch(/^\w{3}, \w{3,4} \d+, \w+day, \w+ \d+, \d{4}, \d+:\d\d [AP]M, ≈ €[\d,.]+$/);
        expect(localized(shown, { ...US, currency: "EUR" })).toBe(shown);
      }),
    );
  });

  it("leaves a text without quantities as it is", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z ,.'&()-]*$/), (text) => {
        expect(localized(text, US)).toBe(text);
      }),
    );
  });
});

describe("formats", () => {
  it("go by the first language that the browser asks for", () => {
    expect(formatsOfLocale("en-US,en;q=0.9")).toMatchObject({ clock: "12", distance: "mi", temperature: "F" });
    expect(formatsOfLocale("en-GB,en;q=0.9")).toMatchObject({ clock: "24", distance: "mi", temperature: "C" });
    expect(formatsOfLocale("en-AU")).toMatchObject({ clock: "12", distance: "km" });
    expect(formatsOfLocale("zh-Hans-CN")).toMatchObject({ clock: "24", distance: "km" });
    expect(formatsOfLocale("fr")).toMatchObject({ clock: "24" });
    expect(formatsOfLocale("en")).toEqual(US);
    expect(formatsOfLocale(null)).toEqual(US);
  });

  it("are what was chosen, where that makes sense", () => {
    const chosen: Formats = { ...US, clock: "24", currency: "EUR" };
    expect(readFormats(writtenFormats(chosen), "en-US")).toEqual(chosen);
    expect(readFormats("clock=25&currency=EUR", "en-US")).toEqual(US);
    expect(readFormats("distance=km", "en-US")).toEqual({ ...US, distance: "km" });
  });
});
