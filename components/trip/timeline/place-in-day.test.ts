import { describe, expect, it } from "vitest";
import type { Day, Stop } from "@/server/trip";
import { leg, meal, moment, stay, visit } from "../../testing/itineraries";
import { placeInDay, timeOf } from "./place-in-day";

function day(...stops: Stop[]): Day {
  return { number: 1, date: "2026-03-14", from: "Miami", city: "Miami", stops };
}
const at = (start: string, end: string) => ({ ...from(start), end: moment("2026-03-14", end) });
const from = (start: string) => ({ start: moment("2026-03-14", start) });

describe("placeInDay", () => {
  const timed = day(
    leg("Chicago", "Miami", "flight", from("07:50")),
    visit("Miami", "Museum", from("14:00")),
    meal("Miami", "Grill", { ...from("18:30"), meal: "dinner" }),
    stay("Miami", "Inn"),
  );

  it("puts a meal at its usual time, before what begins later", () => {
    expect(placeInDay(timed, { start: null, meal: "lunch" })).toBe("Miami-Museum");
    expect(placeInDay(timed, { start: null, meal: "dinner" })).toBe("Miami-Grill");
  });

  it("puts a stop of another day at its own time", () => {
    expect(placeInDay(timed, timeOf(visit("Miami", "Garden", from("16:00"))))).toBe("Miami-Grill");
    expect(placeInDay(timed, timeOf(visit("Miami", "Garden", from("20:00"))))).toBeNull();
  });

  it("puts a visit of no time into the longest pause", () => {
    const busy = day(
      meal("Miami", "Cafe", { ...at("08:00", "08:45"), meal: "breakfast" }),
      meal("Miami", "Lotus", { ...at("12:30", "13:30"), meal: "lunch" }),
      meal("Miami", "Grill", { ...at("18:30", "20:00"), meal: "dinner" }),
      stay("Miami", "Inn"),
    );
    expect(placeInDay(busy, { start: null, meal: null })).toBe("Miami-Grill");
    expect(placeInDay(day(stay("Miami", "Inn")), { start: null, meal: null })).toBeNull();
  });

  it("keeps the order of meals where no times are known", () => {
    const untimed = day(meal("Miami", "Cafe", { meal: "breakfast" }), meal("Miami", "Grill", { meal: "dinner" }));
    expect(placeInDay(untimed, { start: null, meal: "lunch" })).toBe("Miami-Grill");
    expect(placeInDay(untimed, timeOf(visit("Miami", "Garden")))).toBeNull();
  });
});
