import { describe, expect, it } from "vitest";
import type { PlanRow } from "../../inspector/reading/plan-rows";
import { planDifference } from "./plan-difference";

const day = (number: number, changes: Partial<PlanRow["fields"]> = {}): PlanRow => ({
  day: number,
  fields: {
    current_city: "Austin",
    transportation: "",
    breakfast: "",
    attraction: "",
    lunch: "Taco Stand, Austin",
    dinner: "",
    accommodation: "",
    ...changes,
  },
});

describe("two plans side by side", () => {
  it("differ where a day has something else, or one of them has no such day", () => {
    const left = [day(1), day(2, { current_city: "Dallas" })];
    const right = [day(1, { lunch: "taco  stand, Austin", dinner: "Grill House, Austin" })];
    expect(planDifference(left, right)).toEqual([
      { day: 1, field: "dinner", left: "", right: "Grill House, Austin" },
      { day: 2, field: "current_city", left: "Dallas", right: "" },
      { day: 2, field: "lunch", left: "Taco Stand, Austin", right: "" },
    ]);
  });
});
