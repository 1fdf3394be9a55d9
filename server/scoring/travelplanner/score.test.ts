import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COMMONSENSE_CHECKS, HARD_CONSTRAINTS } from "./checks";
import { publishedPlanSchema, submissionRowSchema, travelplannerQuerySchema } from "./formats";
import { scoreTravelplanner } from "./score";
import { austinPlan, austinQuery, austinQueryWith, texas } from "./testing/texas";

const score = (plan: Parameters<typeof scoreTravelplanner>[2], query = austinQuery()) =>
  scoreTravelplanner(texas, query, plan);

describe("delivery and gate", () => {
  it("passes a good plan", () => {
    expect(score(austinPlan())).toMatchObject({
      idx: 1,
      delivered: true,
      commonsensePass: true,
      hardPass: true,
      final: true,
      totalCost: 894,
    });
  });

  it.each([[null], [[]]])("counts %j as not delivered", (plan) => {
    expect(score(plan)).toEqual({
      idx: 1,
      delivered: false,
      commonsense: null,
      hard: null,
      commonsensePass: false,
      hardPass: false,
      final: false,
      totalCost: null,
    });
  });

  it("asks for hard constraints only past the two gates", () => {
    expect(score(austinPlan({ 2: { dinner: "-" } })).hard).toBeNull();
    expect(score(austinPlan({ 2: { dinner: "Nowhere, Austin" } })).hard).toBeNull();
    const repeated = score(austinPlan({ 2: { dinner: "Taco Stand, Austin" } }));
    expect(repeated).toMatchObject({ commonsensePass: false, hardPass: true, final: false });
  });

  it.each([
    ["current_city is missing", { 2: { current_city: undefined } }, "is_not_absent"],
    ["current_city is no text", { 2: { current_city: 7 } }, "is_reasonable_visiting_city"],
    ["a from without a to", { 1: { current_city: "from Denver" } }, "is_not_absent"],
    ["transportation is missing on day 1", { 1: { transportation: undefined } }, "is_valid_transportation"],
    ["transportation is missing later", { 2: { transportation: undefined } }, "is_valid_information_in_sandbox"],
    [
      "a flight number without places",
      { 2: { transportation: "Flight Number: F1" } },
      "is_valid_information_in_sandbox",
    ],
    [
      "a flight number not so written",
      { 1: { transportation: "flight number F1, from Denver to Austin" } },
      "is_valid_information_in_sandbox",
    ],
    ["accommodation is null", { 3: { accommodation: null } }, "is_valid_accommodation"],
    ["a meal is no text", { 2: { lunch: ["Taco Stand, Austin"] } }, "is_valid_information_in_current_city"],
    [
      "an empty city with a night",
      { 3: { current_city: "", transportation: "-", accommodation: "Oak House, Austin" } },
      "is_valid_information_in_current_city",
    ],
  ] as const)("is not past the gate where the published program stops: %s", (_, changes, check) => {
    const verdict = score(austinPlan(changes));
    expect(verdict.commonsense?.[check]).toMatchObject({ pass: false });
    expect(verdict.commonsense?.[check].message).toContain("The published program stops here: Day");
    expect(verdict.hard).toBeNull();
  });

  it("does not stop where an earlier reason already failed the check", () => {
    const plan = austinPlan({ 1: { transportation: "Flight Number: F9, from Denver to Austin" }, 2: { lunch: 5 } });
    expect(score(plan).commonsense?.is_valid_information_in_sandbox.message).toContain("there is no flight F9");
  });
});

describe("cost", () => {
  it.each([
    ["flights, meals and rooms for two", {}, 2, 894],
    ["a flight by its number alone", { 1: { transportation: "Flight Number: F1" } }, 2, 894],
    ["rooms for five at two a room", {}, 5, 5 * (100 + 120 + 15 + 20 + 22 + 80) + 3 * 180],
    ["one car for five", drive("Self-driving"), 5, 5 * 137 + 3 * 180 + 74 + 75],
    ["two cars for six", drive("self-driving"), 6, 6 * 137 + 3 * 180 + 2 * (74 + 75)],
    ["two cabs for five", drive("Taxi"), 5, 5 * 137 + 3 * 180 + 2 * (1_499 + 1_500)],
    ["anything else for nothing", drive("Train"), 2, 2 * 137 + 180],
    ["the first row that contains the name", { 2: { dinner: "Grill, Austin" } }, 2, 894 - 2 * 49],
    ["a night that is listed on the last day", { 3: { accommodation: "Oak House, Austin" } }, 2, 894 + 90],
  ])("pays %s", (_, changes, people, dollars) => {
    expect(score(austinPlan(changes), austinQuery({ people_number: people })).totalCost).toBe(dollars);
  });

  function drive(mode: string) {
    return {
      1: { transportation: `${mode}, from Denver to Austin` },
      3: { transportation: `${mode}, from Austin to Denver` },
    };
  }

  it("may use all of the budget and not a dollar more", () => {
    expect(score(austinPlan(), austinQuery({ budget: 894 })).hard?.valid_cost.pass).toBe(true);
    const over = score(austinPlan(), austinQuery({ budget: 893 })).hard?.valid_cost;
    expect(over).toEqual({ pass: false, message: "The trip costs $894 and the budget is $893: $1 too much." });
  });
});

describe("constraints", () => {
  it("carry null where not asked", () => {
    const { valid_cost, ...others } = score(austinPlan()).hard ?? {};
    expect(valid_cost?.pass).toBe(true);
    expect(Object.values(others).map((finding) => finding?.pass)).toEqual([null, null, null, null]);
    expect(score(austinPlan(), austinQueryWith({ cuisine: [] })).hard?.valid_cuisine.pass).toBeNull();
  });

  it("collect cuisines from meals outside the origin, reading each day up to a meal in the origin", () => {
    const cuisine = (wanted: string[], changes = {}) =>
      score(austinPlan(changes), austinQueryWith({ cuisine: wanted })).hard?.valid_cuisine.pass;
    expect(cuisine(["Mexican", "French"])).toBe(true);
    expect(cuisine(["Food"])).toBe(true);
    expect(cuisine(["Mexican", "Greek"])).toBe(false);
    expect(cuisine(["Greek"], { 3: { breakfast: "Summit, Denver" } })).toBe(false);
    expect(cuisine(["Mexican"], { 1: { lunch: "Summit, Denver" } })).toBe(false);
    expect(cuisine(["Mexican"], { 1: { breakfast: "Taco Stand, Austin", lunch: "Summit, Denver", dinner: "-" } })).toBe(
      true,
    );
  });

  it.each([
    ["smoking", false],
    ["pets", false],
    ["parties", true],
  ] as const)("allow %s: %s", (rule, pass) => {
    expect(score(austinPlan(), austinQueryWith({ "house rule": rule })).hard?.valid_room_rule.pass).toBe(pass);
  });

  it.each([
    ["Oak House, Austin", [true, false, false, true]],
    ["Long Stay Loft, Austin", [false, true, false, true]],
    ["Twin Rooms, Austin", [false, false, true, false]],
  ])("know the room type of %s", (accommodation, expected) => {
    const plan = austinPlan({ 1: { accommodation }, 2: { accommodation } });
    const types = ["entire room", "private room", "shared room", "not shared room"] as const;
    expect(types.map((type) => score(plan, austinQueryWith({ "room type": type })).hard?.valid_room_type.pass)).toEqual(
      expected,
    );
  });

  it("look for the unwanted way to travel case-sensitively", () => {
    const passes = (transportation: "no flight" | "no self-driving", text: string) =>
      score(austinPlan({ 1: { transportation: text } }), austinQueryWith({ transportation })).hard?.valid_transportation
        .pass;
    expect(passes("no flight", "Taxi, from Denver to Austin")).toBe(false);
    expect(passes("no self-driving", "Self-driving, from Denver to Austin")).toBe(false);
    expect(passes("no self-driving", "self-driving, from Denver to Austin")).toBe(true);
  });
});

describe("whatever the days hold", () => {
  const fields = [
    "current_city",
    "transportation",
    "breakfast",
    "lunch",
    "dinner",
    "attraction",
    "accommodation",
    "days",
    "x",
  ];
  const value = fc.oneof(
    fc.constantFrom(
      "-",
      "",
      "Austin",
      "from Denver to Austin",
      "from",
      "Taxi",
      "Flight Number: ",
      "Flight Number: F1",
      ", Austin",
      ";",
      "(",
    ),
    fc.constantFrom(null, undefined, 0, false, true, 12),
    fc.string(),
    fc.jsonValue(),
  );
  const damage = fc.record({ day: fc.nat(2), field: fc.constantFrom(...fields), value });

  it("never throws, answers alike twice, and keeps its shape", () => {
    fc.assert(
      fc.property(fc.array(damage, { maxLength: 5 }), fc.nat(4), fc.boolean(), (damages, length, isAsked) => {
        const changes: Record<number, Record<string, unknown>> = {};
        for (const one of damages) changes[one.day + 1] = { ...changes[one.day + 1], [one.field]: one.value };
        const plan = [...austinPlan(changes), {}].slice(0, length);
        const query = isAsked
          ? austinQueryWith({ cuisine: ["French"], "house rule": "pets", "room type": "entire room" })
          : austinQuery();
        const verdict = score(plan, query);
        expect(score(plan, query)).toEqual(verdict);
        expect(verdict.delivered).toBe(length > 0);
        expect(Object.keys(verdict.commonsense ?? {})).toEqual(verdict.delivered ? COMMONSENSE_CHECKS : []);
        expect(Object.keys(verdict.hard ?? {})).toEqual(verdict.hard === null ? [] : HARD_CONSTRAINTS);
        for (const finding of Object.values({ ...verdict.commonsense, ...verdict.hard })) {
          expect(finding.message === null).toBe(finding.pass !== false);
        }
        expect(verdict.totalCost === null).toBe(verdict.hard === null);
        expect(verdict.final).toBe(verdict.commonsensePass && verdict.hardPass);
      }),
      { numRuns: 1_000 },
    );
  });

  it("scores any plan that its schema takes", () => {
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.constantFrom(...fields), fc.jsonValue()), { minLength: 1 }), (days) => {
        expect(score(publishedPlanSchema.parse(days)).delivered).toBe(true);
      }),
    );
  });
});

describe("the published formats", () => {
  it("take a query, and name the field that is wrong", () => {
    expect(travelplannerQuerySchema.parse({ ...austinQuery(), note: "" }).days).toBe(3);
    const wrong = travelplannerQuerySchema.safeParse({ ...austinQuery(), people_number: 0 });
    expect(wrong.error?.issues[0]?.path).toEqual(["people_number"]);
  });

  it("take a submission row without a plan, and refuse a day that is no object", () => {
    expect(submissionRowSchema.parse({ idx: 3, query: "…", plan: null }).plan).toBeNull();
    expect(submissionRowSchema.safeParse({ idx: 3, plan: ["day"] }).success).toBe(false);
    expect(submissionRowSchema.safeParse({ idx: 3 }).success).toBe(false);
  });
});
