import { describe, expect, test } from "vitest";
import { finish } from "@/server/trip";
import { daysInFeed, feedDates } from "./feed-dates";
import { localClock, secondsOfDay, serviceStart } from "./service-clock";
import { feedOf, SMALL_FEED } from "./testing/gtfs-files";
import { timetableOf } from "./timetable";

describe("the dates of a feed", () => {
  const feed = feedOf(SMALL_FEED);

  test("are those with trips", () => {
    const { from, to, tripsByDay } = feedDates(feed);
    expect([from, to]).toEqual(["2026-01-05", "2026-01-30"]);
    // Monday to Sunday; Wednesday the 14th has the weekend's bus.
    expect([...tripsByDay.subarray(0, 7)]).toEqual([3, 3, 3, 3, 3, 1, 1]);
    expect(tripsByDay[9]).toBe(1);
  });

  test("refuse a date outside, and map it to the same weekday only when asked", () => {
    expect(daysInFeed(feed)("2026-01-14")).toEqual({ kind: "in feed", date: "2026-01-14" });
    expect(daysInFeed(feed)("2026-03-04")).toEqual({
      kind: "outside",
      asked: "2026-03-04",
      from: "2026-01-05",
      to: "2026-01-30",
      message:
        "The timetable runs from Monday 5 January 2026 to Friday 30 January 2026; Wednesday 4 March 2026 is not in it.",
    });
    expect(daysInFeed(feed, { mapped: true })("2026-03-04")).toMatchObject({ kind: "mapped", date: "2026-01-28" });
    expect(daysInFeed(feed, { mapped: true })("2024-05-01")).toMatchObject({ kind: "mapped", date: "2026-01-07" });
  });

  test("count from noon − 12 h where clocks change", () => {
    const clock = localClock();
    // Clocks go forward at 2:00 on 29 March 2026.
    const start = serviceStart("2026-03-29", "Europe/Paris");
    expect(clock(start + 8 * 3_600_000, "Europe/Paris")).toEqual({ date: "2026-03-29", time: "08:00" });
    expect(clock(start + 3_600_000, "Europe/Paris")).toEqual({ date: "2026-03-29", time: "00:00" });
    const saturday = serviceStart("2026-03-28", "Europe/Paris");
    expect((start - saturday) / 3_600_000).toBe(23);
    expect(secondsOfDay("2026-03-29", 8 * 60, "Europe/Paris")).toBe(8 * 3600);
    expect(secondsOfDay("2026-03-29", 0, "Europe/Paris")).toBe(3600);
    expect(secondsOfDay("2026-03-29", 24 * 60 + 30, "Europe/Paris")).toBe(24 * 3600 + 1800);
    const changing = feedOf({
      ...SMALL_FEED,
      "calendar.txt": (SMALL_FEED["calendar.txt"] ?? "").replaceAll("20260130", "20260430"),
    });
    const timetable = finish(timetableOf(changing, "2026-03-29"));
    // Saturday's bus at 25:10 is at 1:10 by the clock, which the Sunday's own count calls 2:10.
    expect([...timetable.departures].filter((time) => time < 3 * 3600)).toContain(2 * 3600 + 600);
  });
});
