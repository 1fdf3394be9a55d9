import { describe, expect, it } from "vitest";
import { leg, meal, moment, stay, visit } from "../../testing/itineraries";
import { blocksOfDay, firstMinuteOf, goalOf, steppedBy } from "./grid-layout";

const at = (date: string, start: string, end: string) => ({ start: moment(date, start), end: moment(date, end) });
const [FIRST, SECOND] = ["2026-03-14", "2026-03-15"];
const day = (number: number, date: string, stops: Parameters<typeof blocksOfDay>[0]["stops"]) => ({
  ...{ number, date, from: "Miami", city: "Miami", stops },
});
const days = [
  day(1, FIRST, [
    visit("Miami", "Museum", { id: "museum", ...at(FIRST, "10:00", "12:00") }),
    meal("Miami", "Diner", { id: "dinner", ...at(FIRST, "18:30", "20:00") }),
    leg("Miami", "Tampa", "flight", { id: "late", start: moment(FIRST, "22:40"), end: moment(SECOND, "00:20") }),
    stay("Miami", "Inn", { id: "inn" }),
  ]),
  day(2, SECOND, [leg("Tampa", "Miami", "flight", { id: "dawn", ...at(SECOND, "05:40", "06:30") })]),
];

describe("a day's column", () => {
  it("shows what has times, cut at midnight, without the night's stay", () => {
    expect(blocksOfDay(days[0] ?? day(1, FIRST, [])).map(({ stop, start, end }) => [stop.id, start, end])).toEqual([
      ["museum", 600, 720],
      ["dinner", 1110, 1200],
      ["late", 1360, 1440],
    ]);
  });

  it("begins at six, or with the hour of what is earlier", () => {
    expect(firstMinuteOf(days.slice(0, 1))).toBe(360);
    expect(firstMinuteOf(days)).toBe(300);
  });
});

describe("the goal of a drag", () => {
  it("is on a quarter of an hour, on the day of the column", () => {
    expect(goalOf(days, "museum", { columns: 1, minutes: 52 })).toEqual({ day: 2, start: "10:45" });
    expect(goalOf(days, "dinner", { columns: 0, minutes: 0 })).toEqual({ day: 1, start: "18:30" });
  });

  it("stays within the day and the trip", () => {
    expect(goalOf(days, "dinner", { columns: 4, minutes: 900 })).toEqual({ day: 2, start: "22:30" });
    expect(goalOf(days, "museum", { columns: -2, minutes: -900 })).toEqual({ day: 1, start: "00:00" });
    expect(goalOf(days, "inn", { columns: 0, minutes: 30 })).toBeNull();
  });
});

describe("the arrow keys", () => {
  const here = { columns: 0, minutes: 0 };

  it("go a quarter of an hour and a day at a time", () => {
    const down = steppedBy("ArrowDown", days, "museum", here) ?? here;
    expect(goalOf(days, "museum", down)).toEqual({ day: 1, start: "10:15" });
    const right = steppedBy("ArrowRight", days, "museum", down) ?? here;
    expect(goalOf(days, "museum", right)).toEqual({ day: 2, start: "10:15" });
    expect(steppedBy("ArrowLeft", days, "museum", right)).toEqual(down);
    expect(steppedBy("ArrowUp", days, "museum", down)).toEqual(here);
  });

  it("are not counted beyond the ends of the day and the trip", () => {
    const late = { columns: 0, minutes: 240 };
    expect(goalOf(days, "dinner", late)).toEqual({ day: 1, start: "22:30" });
    expect(steppedBy("ArrowDown", days, "dinner", late)).toBe(late);
    expect(steppedBy("ArrowLeft", days, "dinner", here)).toBe(here);
  });

  it("are the only keys that move", () => {
    expect(steppedBy("PageDown", days, "museum", here)).toBeNull();
  });
});
