import { describe, expect, it } from "vitest";
import { type DayPlan, type DaySurroundings, faultsOf, weightOf } from "./day-faults";

const KNOWLEDGE = `Restaurants in Atlanta
1: Name: Barkat; Average Cost: 78; City: Atlanta
2: Name: Adda; Average Cost: 22; City: Atlanta
3: Name: Fish, Chips; Average Cost: 12; City: Atlanta
1: Name: High Museum of Art; City: Atlanta
1: Name: Quiet Room; Price: 90; Minimum Nights: 2; City: Atlanta
1: Flight Number: F1; Origin: Buffalo; Destination: Atlanta`;

const day: DayPlan = {
  currentCity: "Atlanta",
  transportation: "-",
  breakfast: "Barkat, Atlanta",
  lunch: "Adda, Atlanta",
  dinner: "Fish, Chips, Atlanta",
  attractions: ["High Museum of Art, Atlanta"],
  accommodation: "Quiet Room, Atlanta",
};
const around: DaySurroundings = { day: 2, isLast: false, earlier: [], knowledge: KNOWLEDGE, nights: 2 };
const kinds = (plan: Partial<DayPlan>, surroundings: Partial<DaySurroundings> = {}) =>
  faultsOf({ ...day, ...plan }, { ...around, ...surroundings }).map(({ kind }) => kind);

describe("faultsOf", () => {
  it("finds nothing in a good day", () => {
    expect(kinds({})).toEqual([]);
  });

  it.each<[string, Partial<DayPlan>, Partial<DaySurroundings>, string]>([
    ["a meal that is left out", { lunch: "-" }, {}, "missing information"],
    ["no attraction on a day in one city", { attractions: [] }, {}, "missing information"],
    ["no lodging before the last day", { accommodation: "-" }, {}, "missing information"],
    ["no transportation on a day of moving", { currentCity: "from Buffalo to Atlanta" }, {}, "missing information"],
    ["an invented restaurant", { dinner: "Chez Personne, Atlanta" }, {}, "hallucination"],
    [
      "an invented flight",
      { currentCity: "from Buffalo to Atlanta", transportation: "Flight Number: F9, from Buffalo to Atlanta" },
      {},
      "hallucination",
    ],
    ["a restaurant twice on a day", { dinner: "Adda, Atlanta" }, {}, "restaurant repeated"],
    [
      "a restaurant of an earlier day",
      {},
      { earlier: [{ ...day, lunch: "-", dinner: "-", attractions: [] }] },
      "restaurant repeated",
    ],
    ["a place in another city", { currentCity: "Macon" }, {}, "outside the city"],
    ["a lodging that takes more nights", {}, { nights: 1 }, "lodging"],
  ])("finds %s", (_, plan, surroundings, kind) => {
    expect(kinds(plan, surroundings)).toContain(kind);
  });

  it("finds driving oneself next to a flight of an earlier day", () => {
    const flown = { ...day, transportation: "Flight Number: F1, from Buffalo to Atlanta" };
    const faults = kinds({ transportation: "Self-driving, from Atlanta to Macon" }, { earlier: [flown] });
    expect(faults).toContain("transportation");
  });

  it("lets the last day go without lodging, and keeps the lodging of the day before known", () => {
    expect(kinds({ accommodation: "-" }, { isLast: true })).toEqual([]);
    const before = { ...day, breakfast: "-", lunch: "-", dinner: "-", attractions: [] };
    expect(kinds({}, { earlier: [before], knowledge: KNOWLEDGE.replace("Quiet Room", "Gone") })).toEqual([]);
  });

  it("weighs an invented name more than a sight seen twice", () => {
    const invented = faultsOf({ ...day, dinner: "Nowhere, Atlanta" }, around);
    const again = faultsOf({ ...day, attractions: [...day.attractions, ...day.attractions] }, around);
    expect(weightOf(invented)).toBeGreaterThan(weightOf(again));
    expect(weightOf([])).toBe(0);
  });
});
