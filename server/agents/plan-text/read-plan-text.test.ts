import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPlanText } from "./read-plan-text";
import { DAY_FIELDS, type WrittenDay } from "./written-day";

const LABELS = {
  current_city: "Current City",
  transportation: "Transportation",
  breakfast: "Breakfast",
  attraction: "Attraction",
  lunch: "Lunch",
  dinner: "Dinner",
  accommodation: "Accommodation",
};

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

function inLines(
  days: readonly WrittenDay[],
  heading: (day: number) => string,
  label: (name: string) => string,
): string {
  const dayText = (day: WrittenDay) =>
    [heading(day.days), ...DAY_FIELDS.map((field) => `${label(LABELS[field])} ${day[field]}`)].join("\n");
  return days.map(dayText).join("\n\n");
}

const name = fc
  .tuple(
    fc.constantFrom("The ", "Café ", "A&B ", "50% Off ", "No. 7 "),
    fc.string({ unit: fc.constantFrom("a", "B", "é", "'", " ", "-", "(", ")", "&", "!", "4"), maxLength: 12 }),
    fc.constantFrom("House", "Bar, Grill", "(Downtown) Inn", "at 5"),
  )
  .map((parts) => parts.join(""));
const city = fc.constantFrom("Austin", "St. Petersburg", "Salt Lake City", "New York");
const place = fc.tuple(name, city).map((parts) => parts.join(", "));
const placeOrNothing = fc.oneof(place, fc.constant("-"));
const moving = fc.tuple(city, city).map(([from, to]) => `from ${from} to ${to}`);
const day = fc.record({
  current_city: fc.oneof(city, moving),
  transportation: fc.oneof(
    fc.constant("-"),
    moving.map((way) => `Flight Number: F3512345, ${way}, Departure Time: 09:10, Arrival Time: 10:15`),
    moving.map((way) => `Self-driving, ${way}, duration: 3 hours 2 mins, distance: 312 km, cost: 15`),
    moving.map((way) => `Taxi, ${way}`),
  ),
  breakfast: placeOrNothing,
  attraction: fc.oneof(
    fc.constant("-"),
    fc.array(place, { minLength: 1, maxLength: 3 }).map((all) => all.map((one) => `${one};`).join("")),
  ),
  lunch: placeOrNothing,
  dinner: placeOrNothing,
  accommodation: placeOrNothing,
});
const plan = fc
  .array(day, { minLength: 1, maxLength: 7 })
  .map((days) => days.map((fields, index): WrittenDay => ({ days: index + 1, ...fields })));

describe("readPlanText", () => {
  it.each<[string, (day: number) => string, (name: string) => string]>([
    ["as the prompts ask for it", (number) => `Day ${number}:`, (label) => `${label}:`],
    ["in markdown", (number) => `### **Day ${number}** (March ${number}, 2022)`, (label) => `- **${label}:**`],
    ["with bold labels", (number) => `**Day ${number}: a full day**`, (label) => `* **${label}**:`],
    [
      "in words",
      (number) => `Day ${["One", "Two", "Three", "Four", "Five", "Six", "Seven"][number - 1]}`,
      (label) => `${label.toUpperCase()}:`,
    ],
    ["with labels as keys", (number) => `day ${number}`, (label) => `${label.toLowerCase().replace(" ", "_")}:`],
  ])("gives back what was written %s", (_, heading, label) => {
    fc.assert(
      fc.property(plan, (days) => {
        expect(readPlanText(`Here is your plan.\n\n${inLines(days, heading, label)}\n`)).toEqual(days);
      }),
    );
  });

  it("gives back what was written as JSON, in a fence or bare, as a list or by day", () => {
    fc.assert(
      fc.property(plan, (days) => {
        expect(readPlanText(JSON.stringify(days))).toEqual(days);
        expect(
          readPlanText(`The plan:\n\`\`\`json\n${JSON.stringify({ plan: days }, null, 2)}\n\`\`\`\nEnjoy!`),
        ).toEqual(days);
        const byDay = Object.fromEntries(days.map(({ days: number, ...fields }) => [`Day ${number}`, fields]));
        expect(readPlanText(JSON.stringify(byDay))).toEqual(days);
      }),
    );
  });

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

  it("takes the plan that stands last, not the draft before it", () => {
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
    expect(readPlanText(`Draft:\n${draft}\n\nThat is too dear. Better:\n${final}`)).toEqual([first, second]);
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
