import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPlanText } from "./read-plan-text";
import { inLines, LABELS, writtenPlan } from "./testing/written-plans";
import { DAY_FIELDS, type WrittenDay } from "./written-day";

type Days = readonly WrittenDay[];
const WORDS = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"];
const ORDINALS = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh"];

function givesBack(write: (days: Days) => string): void {
  fc.assert(
    fc.property(writtenPlan, (days) => {
      expect(readPlanText(write(days))).toEqual(days);
    }),
  );
}

describe("plans in lines", () => {
  it.each<[string, (day: number) => string, (name: string) => string]>([
    ["as the prompts ask for it", (number) => `Day ${number}:`, (label) => `${label}:`],
    ["in markdown", (number) => `### **Day ${number}** (March ${number}, 2022)`, (label) => `- **${label}:**`],
    ["with bold labels", (number) => `**Day ${number}: a full day**`, (label) => `* **${label}**:`],
    ["in bold italics", (number) => `***Day ${number}***`, (label) => `***${label}:***`],
    ["in words", (number) => `Day ${WORDS[number - 1]}`, (label) => `${label.toUpperCase()}:`],
    ["by ordinals", (number) => `The ${ORDINALS[number - 1]} Day:`, (label) => `+ ${label}:`],
    ["with labels as keys", (number) => `day ${number}`, (label) => `${label.toLowerCase().replace(" ", "_")}:`],
    ["with dashes", (number) => `Day ${number} - March ${number}`, (label) => `- ${label} –`],
    ["numbered", (number) => `${number}. **Day ${number}:**`, (label) => `   1. ${label}:`],
    ["numbered in brackets", (number) => `(${number}) Day ${number}`, (label) => `a) ${label}:`],
    ["in square brackets", (number) => `## [Day ${number}]`, (label) => `• ${label}:`],
    ["by dates", (number) => `Thursday, March ${number} (Day ${number}):`, (label) => `${label}:`],
    ["as a list to tick off", (number) => `- [x] Day ${number}`, (label) => `- [ ] ${label}:`],
    ["with pictures", (number) => `🗓️ Day ${number}`, (label) => `🍽️ **${label}:**`],
    ["with an equals sign", (number) => `DAY 0${number}`, (label) => `${label} =`],
    ["with wide colons", (number) => `Day ${number}：`, (label) => `${label}：`],
    ["in HTML", (number) => `<h3>Day ${number}</h3>`, (label) => `<li><b>${label}:</b>`],
    [
      "in a table for each day",
      (number) => `#### Day ${number}\n| Item | Plan |\n|---|---|`,
      (label) => `| ${label} |`,
    ],
  ])("are read %s", (_, heading, label) => {
    givesBack((days) => `Here is your plan.\n\n${inLines(days, heading, label)}\n`);
  });

  it("are read before a list of what the days cost", () => {
    givesBack((days) => {
      const text = inLines(
        days,
        (number) => `Day ${number}:`,
        (label) => `${label}:`,
      );
      const costs = days.map(({ days: number }) => `Day ${number}: $${number}00`).join("\n");
      return `${text}\n\nWhat it costs:\n${costs}`;
    });
  });
});

describe("plans in tables", () => {
  const escaped = (text: string) => text.replaceAll("|", "\\|");
  const row = (cells: readonly string[]) => `| ${cells.map(escaped).join(" | ")} |`;
  const rule = (cells: number) => `|${" :--- |".repeat(cells)}`;
  const labels = DAY_FIELDS.map((field) => LABELS[field]);

  it("are read with a row for each day", () => {
    givesBack((days) => {
      const rows = days.map((day) =>
        row([`**Day ${day.days}** (Mar ${day.days})`, ...DAY_FIELDS.map((field) => day[field])]),
      );
      return ["The plan:", row(["Day", ...labels]), rule(8), ...rows].join("\n");
    });
  });

  it("are read with a column for each day", () => {
    givesBack((days) => {
      const rows = DAY_FIELDS.map((field) => row([`**${LABELS[field]}**`, ...days.map((day) => day[field])]));
      return [row(["", ...days.map(({ days: number }) => `Day ${number}`)]), rule(days.length + 1), ...rows].join("\n");
    });
  });
});

describe("plans in JSON and what is nearly JSON", () => {
  const python = (text: string) =>
    text.includes("'") && !text.includes('"') ? `"${text}"` : `'${text.replaceAll("'", "\\'")}'`;
  const bare = (days: Days) =>
    days.map((day) =>
      [`"day": ${day.days}`, ...DAY_FIELDS.map((field) => `"${field}": ${JSON.stringify(day[field])}`)].join(", "),
    );

  it.each<[string, (days: Days) => string]>([
    ["as a list", (days) => JSON.stringify(days)],
    [
      "in a fence",
      (days) => `The [plan]:\n\`\`\`json\n${JSON.stringify({ plan: days }, null, 2)}\n\`\`\`\nEnjoy {it}!`,
    ],
    ["by day", (days) => JSON.stringify(Object.fromEntries(days.map(({ days: n, ...day }) => [`Day ${n}`, day])))],
    ["with days in words", (days) => JSON.stringify(days.map((day) => ({ ...day, days: `Day ${day.days}` })))],
    [
      "with meals of their own",
      (days) =>
        JSON.stringify(
          days.map(({ breakfast, lunch, dinner, ...day }) => ({
            ...day,
            meals: { breakfast, lunch, dinner },
            costs: { lunch: 20 },
          })),
        ),
    ],
    ["one object a line", (days) => days.map((day) => JSON.stringify(day)).join("\n")],
    ["without brackets, as a published example is", (days) => bare(days).join(" ")],
    ["with a comma too many", (days) => `[${bare(days).map((day) => `{${day},},`)}]`],
    ["cut off behind the last day", (days) => JSON.stringify(days).slice(0, -2)],
    [
      "in Python's notation",
      (days) =>
        `[${days.map((day) => `{'days': ${day.days}, ${DAY_FIELDS.map((field) => `'${field}': ${python(day[field])}`).join(", ")}}`).join(", ")}]`,
    ],
  ])("are read %s", (_, write) => givesBack(write));
});
