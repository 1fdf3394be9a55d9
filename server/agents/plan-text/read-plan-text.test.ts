import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPlanText } from "./read-plan-text";
import { inLines } from "./testing/written-plans";
import { DAY_FIELDS, type WrittenDay } from "./written-day";

const first: WrittenDay = {
  days: 1,
  current_city: "from Dallas to Austin",
  transportation: "Flight Number: F3500001, from Dallas to Austin, Departure Time: 09:10, Arrival Time: 10:15",
  breakfast: "-",
  attraction: "Garden 1, Austin;Garden 2, Austin;",
  lunch: "Kitchen 1, Austin",
  dinner: "-",
  accommodation: "Riverside flat, Austin",
};
const second: WrittenDay = {
  days: 2,
  current_city: "Austin",
  transportation: "-",
  breakfast: "Kitchen 2, Austin",
  attraction: "Garden 3, Austin;",
  lunch: "Kitchen 3, Austin",
  dinner: "Kitchen 4, Austin",
  accommodation: "Riverside flat, Austin",
};

describe("readPlanText", () => {
  it("never throws, and every day that it reads has every field", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.string({ unit: fc.constantFrom("Day 1", ":", "\n", "|", "Lunch", "-", "*", "x ") }),
        ),
        (text) => {
          for (const read of readPlanText(text) ?? []) {
            for (const field of DAY_FIELDS) expect(read[field]).toMatch(/./);
          }
        },
      ),
    );
  });

  it.each([
    ["lists without an end", `{"day": 1, "lunch": ${"[".repeat(50_000)}`],
    ["lists in lists", `{"day": 1, "lunch": ${"[".repeat(5_000)}"A, Austin"${"]".repeat(5_000)}}`],
    ["objects in objects", `{"day": 1, "a": ${'{"a":'.repeat(5_000)}"A, Austin"${"}".repeat(5_000)}}`],
    ["a line of blanks", `Day 1:\nLunch: A${" ".repeat(100_000)}B, Austin`],
    ["a megabyte of days", "Day 1:\n".repeat(150_000)],
    ["a megabyte of quotes", `"lunch": '${"' ".repeat(500_000)}`],
  ])("does not stumble over %s", (_, text) => {
    for (const read of readPlanText(text) ?? []) expect(read.days).toBe(1);
  });

  it("reads a table", () => {
    const header = "| Day | Current City | Transportation | Breakfast | Attraction | Lunch | Dinner | Accommodation |";
    const row = (one: WrittenDay) => `| Day ${one.days} | ${DAY_FIELDS.map((field) => one[field]).join(" | ")} |`;
    expect(readPlanText([header, "|---|---|---|---|---|---|---|---|", row(first), row(second)].join("\n"))).toEqual([
      first,
      second,
    ]);
  });

  it("fills what the plan does not say with a dash", () => {
    expect(readPlanText("Day 1:\nLunch: Kitchen 1, Austin")).toEqual([
      {
        ...second,
        days: 1,
        current_city: "-",
        breakfast: "-",
        attraction: "-",
        lunch: "Kitchen 1, Austin",
        dinner: "-",
        accommodation: "-",
      },
    ]);
  });

  it("takes the last plan, not the draft before it", () => {
    const draft = inLines(
      [{ ...first, lunch: "Kitchen 9, Austin" }, second],
      (number) => `Day ${number}:`,
      (label) => `${label}:`,
    );
    const final = inLines(
      [first, second],
      (number) => `Day ${number}:`,
      (label) => `${label}:`,
    );
    expect(readPlanText(`Draft:\n${draft}\n\nThat is too expensive. Better:\n${final}`)).toEqual([first, second]);
  });

  it.each([
    [
      "Attraction: Navy Pier, Chicago; Millennium Park, Chicago",
      "attraction",
      "Navy Pier, Chicago;Millennium Park, Chicago;",
    ],
    ["Attraction: Navy Pier, Chicago", "attraction", "Navy Pier, Chicago;"],
    [
      "Attraction: Navy Pier, Chicago, Millennium Park, Chicago.",
      "attraction",
      "Navy Pier, Chicago;Millennium Park, Chicago;",
    ],
    [
      "Attractions:\n- Navy Pier, Chicago\n- Millennium Park, Chicago",
      "attraction",
      "Navy Pier, Chicago;Millennium Park, Chicago;",
    ],
    ["Lunch: Whisky Bar, Chicago; Cost: 14", "lunch", "Whisky Bar, Chicago"],
    ["Lunch: Whisky Bar, Chicago ($14 per person)", "lunch", "Whisky Bar, Chicago"],
    ["Lunch: **Whisky Bar**, Chicago - $14", "lunch", "Whisky Bar, Chicago"],
    ["Lunch: Whisky Bar (Lakeside), Chicago (Illinois)", "lunch", "Whisky Bar (Lakeside), Chicago (Illinois)"],
    ["Lunch: N/A", "lunch", "-"],
    ["Breakfast: - (Assuming breakfast is eaten before departure)", "breakfast", "-"],
    ["Dinner: None (at home)", "dinner", "-"],
    ["Lunch: *Whisky Bar*, Chicago", "lunch", "Whisky Bar, Chicago"],
    ['Lunch: "Whisky Bar", Chicago', "lunch", "Whisky Bar, Chicago"],
    [
      "Lunch: Bait El Khetyar, Chicago (Cuisines: Cafe, Seafood, Average Cost: 28)",
      "lunch",
      "Bait El Khetyar, Chicago",
    ],
    [
      "Accommodation: Park, Subway & All; Room type: Entire home/apt; Price: 754; City: Chicago",
      "accommodation",
      "Park, Subway & All, Chicago",
    ],
    ["Lunch: Name: Whisky Bar; Average Cost: 14; Cuisines: BBQ; City: Chicago", "lunch", "Whisky Bar, Chicago"],
    ["Accommodation: Sleeps 5; quiet, Chicago", "accommodation", "Sleeps 5; quiet, Chicago"],
    [
      "Attraction 1: Navy Pier, Chicago\nLunch: -\nAttraction 2: Millennium Park, Chicago",
      "attraction",
      "Navy Pier, Chicago;Millennium Park, Chicago;",
    ],
    ["Breakfast: A, Chicago; Lunch: B, Chicago; **Dinner:** C, Chicago", "lunch", "B, Chicago"],
    ["Breakfast: A, Chicago, Lunch: B, Chicago, Dinner: C, Chicago", "dinner", "C, Chicago"],
    ["Dinner: none.", "dinner", "-"],
    ["Accommodation: Room 5, $20 off!, Chicago", "accommodation", "Room 5, $20 off!, Chicago"],
    ["Current City: Buffalo → Chicago", "current_city", "from Buffalo to Chicago"],
    ["Current City: From Buffalo to Chicago", "current_city", "from Buffalo to Chicago"],
    [
      "Transportation: Flight F3502691, from Buffalo to Chicago",
      "transportation",
      "Flight Number: F3502691, from Buffalo to Chicago",
    ],
    [
      "Transportation: self driving from Buffalo to Chicago; Duration: 8 hours",
      "transportation",
      "Self-driving from Buffalo to Chicago, Duration: 8 hours",
    ],
  ] as const)("reads %j as the published form has it", (line, field, expected) => {
    const text = line.startsWith("Current") ? line : `Current City: Chicago\n${line}`;
    expect(readPlanText(`Day 1:\n${text}`)?.[0]?.[field]).toBe(expected);
  });

  it.each([
    ["Day 1: From Buffalo to Chicago\nDinner: A, Chicago", "from Buffalo to Chicago"],
    ["**Day 1 (March 3rd) - Buffalo → Chicago**\nDinner: A, Chicago", "from Buffalo to Chicago"],
    ["Day 1 – Exploring Chicago.\nDinner: A, Chicago", "Chicago"],
    ["Day 1: a full day\nDinner: A, Chicago", "-"],
    ["Day 1: From Buffalo to Chicago\nCurrent City: Chicago", "Chicago"],
  ])("takes the city from the heading where no line says it: %j", (text, city) => {
    expect(readPlanText(text)?.[0]?.current_city).toBe(city);
  });

  it.each([
    ["nothing", ""],
    ["a refusal", "I am sorry, but I cannot plan this trip with what is in the notebook."],
    ["broken JSON", '[{"day": 1, "lunch": "Kitchen'],
    ["empty days", "[{}, {}, {}]"],
    ["a heading alone", "Day 1:"],
    ["labels before any day", "Lunch: Kitchen 1, Austin"],
  ])("reads no plan in %s", (_, text) => {
    expect(readPlanText(text)).toBeNull();
  });
});
