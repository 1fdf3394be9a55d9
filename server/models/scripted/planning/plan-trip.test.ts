import { describe, expect, it } from "vitest";
import { createDial } from "../dial";
import { type Facts, factsIn } from "../reading/facts";
import { readWish, type Wish } from "../reading/wish";
import { planTrip } from "./plan-trip";

const FACTS = `Flights from Dallas to Austin on 2022-03-10:
Flight Number | Price | Departure Time | Arrival Time | Date | Origin | Destination | Distance
F1000001 | 90 | 09:00 | 10:00 | 2022-03-10 | Dallas | Austin | 300 km
F1000002 | 70 | 19:00 | 20:00 | 2022-03-10 | Dallas | Austin | 300 km

Self-driving, from Dallas to Austin, duration: 3 hours, distance: 300 km, cost: 15

Taxi, from Dallas to Austin, duration: 3 hours, distance: 300 km, cost: 300

Flights from Austin to Dallas on 2022-03-12:
Flight Number | Price | Departure Time | Arrival Time | Date | Origin | Destination | Distance
F1000003 | 80 | 09:00 | 10:00 | 2022-03-12 | Austin | Dallas | 300 km

Self-driving, from Austin to Dallas, duration: 3 hours, distance: 300 km, cost: 15

Accommodations in Austin:
Name | Price | Room Type | House Rules | Minimum Nights | Maximum Occupancy | Review Rate | City
Long stay | 20 | Private room | No parties | 7 | 2 | 4 | Austin
Small room | 50 | Private room | No pets | 1 | 1 | 4 | Austin
Big flat | 80 | Entire home/apt | No smoking | 2 | 4 | 4 | Austin

Restaurants in Austin:
Name | Average Cost | Cuisines | Aggregate Rating | City
Cheap Diner | 10 | American | 4 | Austin
Corner | 11 | Cafe | 4 | Austin
Plaza | 12 | Tea | 4 | Austin
Paris | 40 | French, Italian | 4 | Austin
Roma | 30 | Italian | 4 | Austin
Bistro | 35 | French | 4 | Austin

Attractions in Austin:
Name | City
Lake | Austin
Lake Museum | Austin
Tower | Austin`;

const QUERY =
  "Please plan a 3-day trip for one person from Dallas to Austin, from March 10th to March 12th, 2022, with a budget of $900.";

const ASKED = await readWish(QUERY, "2022-03-01");

function planned(wished: Partial<Wish> = {}, facts: Facts = factsIn(FACTS), quality = 1) {
  return planTrip({ ...ASKED, ...wished }, facts, createDial(quality, "seed")) ?? [];
}

describe("planTrip", () => {
  it("drives where that is cheapest, flies the cheapest flight where it may not, and never mixes", () => {
    const ways = (wished: Partial<Wish>) => planned(wished).map((day) => day.transportation);
    expect(ways({})).toEqual(["Self-driving, from Dallas to Austin", null, "Self-driving, from Austin to Dallas"]);
    const flown = ways({ transportation: "no self-driving" });
    expect(flown[0]).toContain("Flight Number: F1000002, from Dallas to Austin");
    expect(flown[2]).toContain("Flight Number: F1000003, from Austin to Dallas");
    const oneWay = factsIn(FACTS.replace("Self-driving, from Austin to Dallas", "Walking, from Austin to Dallas"));
    expect(planned({}, oneWay).map((day) => day.transportation?.slice(0, 6))).toEqual(["Flight", undefined, "Flight"]);
  });

  it.each<[string, Partial<Wish>, string | null]>([
    ["short enough", {}, "Small room, Austin"],
    ["cheap for everybody in all rooms", { people: 3 }, "Big flat, Austin"],
    ["of the wanted kind", { roomType: "entire room" }, "Big flat, Austin"],
    ["where pets may come", { houseRules: ["pets"] }, "Big flat, Austin"],
    ["that there is", { roomType: "shared room" }, null],
  ])("takes lodging that is %s", (_, wished, expected) => {
    expect(planned(wished).map((day) => day.accommodation)).toEqual([expected, expected, null]);
  });

  it("brings the wanted cuisines together at the lowest cost and eats nowhere twice", () => {
    const days = planned({ cuisines: ["French", "Italian"] });
    const meals = days.flatMap((day) => [day.breakfast, day.lunch, day.dinner].filter((meal) => meal !== null));
    expect(meals).toContain("Paris, Austin");
    expect(new Set(meals).size).toBe(meals.length);
    expect([days[1]?.breakfast, days[1]?.lunch, days[1]?.dinner]).not.toContain(null);
  });

  it("leaves the meals of travel days out when the money does not last", () => {
    const meals = (budget: number) => planned({ budget }).flatMap((day) => [day.breakfast, day.lunch, day.dinner]);
    expect(meals(900).filter((meal) => meal !== null)).toHaveLength(6);
    expect(meals(170).filter((meal) => meal !== null)).toHaveLength(3);
  });

  it("writes no name that would lead to another place of the list", () => {
    const listed = FACTS.replace("Lake | Austin\nLake Museum | Austin", "Lake Museum | Austin\nLake | Austin");
    const visited = planned({}, factsIn(listed)).flatMap((day) => day.attractions);
    expect(visited).not.toContain("Lake, Austin");
    expect(visited).toContain("Lake Museum, Austin");
  });

  it.each(["Flights", "Accommodations", "Restaurants", "Attractions"])("invents nothing in place of %s", (list) => {
    const without = FACTS.split("\n\n").filter(
      (block) => !block.startsWith(list) && !block.startsWith("Self-driving") && !block.startsWith("Taxi"),
    );
    const days = planned({}, factsIn(without.join("\n\n")));
    const text = JSON.stringify(days);
    if (list === "Flights") expect(days).toEqual([]);
    if (list === "Accommodations") expect(days.every((day) => day.accommodation === null)).toBe(true);
    if (list === "Restaurants") expect(days.every((day) => day.lunch === null)).toBe(true);
    if (list === "Attractions") expect(days.every((day) => day.attractions.length === 0)).toBe(true);
    for (const [name] of text.matchAll(/[A-Z][a-z ]+(?=, Austin")/g)) expect(FACTS).toContain(name);
  });

  it("errs in every way when the dial is down, and always the same", () => {
    const once = planned({ people: 2 }, factsIn(FACTS), 0.5);
    expect(planned({ people: 2 }, factsIn(FACTS), 0.5)).toEqual(once);
    expect(once).not.toEqual(planned({ people: 2 }));
    const worst = planned({}, factsIn(FACTS), 0);
    expect(worst.flatMap((day) => [day.transportation, day.breakfast, day.lunch, day.accommodation])).toEqual(
      Array.from({ length: 12 }, () => null),
    );
  });
});
