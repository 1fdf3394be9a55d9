import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "@/server/trip";
import { type Route, readRoute, routeText } from "./route";

const WRITTEN = `Day 1 (2022-03-16): from Buffalo to Atlanta. Exploring Atlanta.
Day 2 (2022-03-17): Exploring Atlanta.
Day 3 (2022-03-18): from Atlanta to Buffalo.
Transportation limit: no flight`;

const TODAY = "2022-03-01";

describe("readRoute", () => {
  it("reads days, moves and the limit", () => {
    const route = readRoute(WRITTEN, TODAY);
    expect(route).toEqual({
      ok: true,
      value: {
        days: [
          { number: 1, date: "2022-03-16", from: "Buffalo", city: "Atlanta" },
          { number: 2, date: "2022-03-17", from: "Atlanta", city: "Atlanta" },
          { number: 3, date: "2022-03-18", from: "Atlanta", city: "Buffalo" },
        ],
        limit: "no flight",
      },
    });
  });

  it("takes no heed of what a model writes around it", () => {
    const chatty = `Sure, here is the route:\n\n${WRITTEN.replace("Day 2", "**Day 2")}\n\nHave a nice trip!`;
    expect(readRoute(chatty, TODAY)).toEqual(readRoute(WRITTEN, TODAY));
  });

  it.each([
    ["dates in words", WRITTEN.replace(/\(2022-03-(\d\d)\)/g, "(March $1)")],
    ["dates with their year", WRITTEN.replace(/\(2022-03-(\d\d)\)/g, "- Mar. $1th, 2022")],
    ["days first", WRITTEN.replace(/\(2022-03-(\d\d)\)/g, "(Wednesday, $1 March)")],
    ["a date for the first day alone", WRITTEN.replace(/ \(2022-03-1[78]\)/g, "")],
    ["other words for a stay", WRITTEN.replace("2022-03-17): Exploring", "2022-03-17): Explore")],
    ["a stay with its sights", WRITTEN.replace("17): Exploring Atlanta", "17): Visit Atlanta, its zoo and its parks")],
    ["marks", WRITTEN.replace(/^Day (\d \(.*?\)):/gm, "- **Day $1:**")],
    ["how each way is made", WRITTEN.replace("to Buffalo.", "to Buffalo by plane.")],
  ])("reads %s", (_, text) => {
    expect(readRoute(text, TODAY)).toEqual(readRoute(WRITTEN, TODAY));
  });

  it("takes a date without a year for the next one", () => {
    const route = readRoute(WRITTEN.replace(/\(2022-03-(\d\d)\)/g, "(January $1)"), "2021-12-20");
    expect(route).toMatchObject({ ok: true, value: { days: [{ date: "2022-01-16" }, {}, {}] } });
  });

  it.each([
    ["no days at all", "I cannot do that.", "no lines of days"],
    ["a day that is left out", WRITTEN.replace("Day 2", "Day 4"), "is not the day 2"],
    ["a date that is none", WRITTEN.replace("2022-03-17", "2022-02-31"), "is not the day 2"],
    [
      "a day in another city without a move",
      WRITTEN.replace("Exploring Atlanta.\nDay 3", "Exploring Macon.\nDay 3"),
      "day 2",
    ],
  ])("says what is wrong with %s", (_, text, sentence) => {
    const route = readRoute(text, TODAY);
    expect(route.ok).toBe(false);
    if (!route.ok) expect(route.problem.message).toContain(sentence);
  });

  it("reads what it writes", () => {
    const city = fc.constantFrom("Buffalo", "Atlanta", "St. Petersburg", "New York", "Fort Lauderdale");
    const cities = fc.array(city, { minLength: 2, maxLength: 7 });
    fc.assert(
      fc.property(cities, fc.constantFrom("no flight" as const, "no self-driving" as const, null), (places, limit) => {
        const days = places.map((place, index) => ({
          number: index + 1,
          date: addDays("2022-03-16", index),
          from: places[index - 1] ?? "Ithaca",
          city: place,
        }));
        const route: Route = { days, limit };
        expect(readRoute(`${routeText(route)}\nTransportation limit: ${limit ?? "none"}`, TODAY)).toEqual({
          ok: true,
          value: route,
        });
      }),
    );
  });
});
