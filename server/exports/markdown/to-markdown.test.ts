import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { usd } from "@/server/trip";
import { at, sharedLeg, sharedMeal, sharedStay, sharedTrip, sharedVisit } from "../testing/shared-trips";
import { escapeMarkdown } from "./escape";
import { toMarkdown } from "./to-markdown";

/** What a reader shows of escaped text: CommonMark takes a backslash before ASCII punctuation away. */
const shown = (text: string) => text.replace(/\\([!-/:-@[-`{-~])/g, "$1");
/** Readers show any run of white space as one blank. */
const asShown = (text: string) => text.replace(/\s+/g, " ").trim();
/** Cells of a table's row, parted at pipes that no backslash escapes. */
const cells = (row: string) => row.split(/(?<!\\)\|/).map((cell) => cell.trim());

const FLORIDA = sharedTrip(
  [
    [
      sharedLeg({
        id: "day-1-leg",
        start: at("2026-03-14", "07:20", "America/Chicago"),
        end: at("2026-03-14", "11:10", "America/New_York"),
        cost: usd(178),
      }),
      sharedMeal({
        id: "day-1-dinner",
        start: at("2026-03-14", "19:00"),
        end: at("2026-03-14", "20:15"),
        cost: usd(48.5),
      }),
      sharedStay({ id: "day-1-stay", cost: usd(120), address: "1 Harbour Road, Orlando", confirmation: "XY-1" }),
    ],
    [],
  ],
  { cost: { legs: usd(178), stays: usd(120), meals: usd(48.5), visits: usd(0), total: usd(346.5) } },
);

test("a leg says why its times are not to be relied on", () => {
  const timesNote = "No published timetable: time is an estimate.";
  expect(shown(toMarkdown(sharedTrip([[sharedLeg({ id: "day-1-leg", timesNote })]])))).toContain(timesNote);
});

test("a trip is a heading, a table a day and its costs", () => {
  expect(shown(toMarkdown(FLORIDA))).toBe(`# Five days in Florida

Saturday 14 March 2026 to Sunday 15 March 2026, 2 people, from Chicago.

## Day 1: Saturday 14 March 2026, Orlando

| Time | What | Where | Details | Cost |
| --- | --- | --- | --- | ---: |
| 07:20 – 11:10 | Flight F1: Chicago to Orlando |  | 2 h 50 min, 2 seats | $178 |
| 19:00 – 20:15 | Dinner: Lotus Pavilion | Orlando |  | $48.50 |
|  | Stay: Harbour Inn | 1 Harbour Road, Orlando | night 1 of 1, 1 room, confirmation XY-1 | $120 |

## Day 2: Sunday 15 March 2026, Orlando

Nothing is planned.

## Costs

| For | Cost |
| --- | ---: |
| Travel | $178 |
| Lodging | $120 |
| Meals | $48.50 |
| Visits | $0 |
| **In all** | $346.50 |

*Invented places in real cities.*
`);
});

test("costs that are not shown are nowhere", () => {
  const days = FLORIDA.days.map(({ stops }) => stops.map((stop) => ({ ...stop, cost: null })));
  expect(toMarkdown(sharedTrip(days, { cost: null }))).not.toMatch(/\$|cost/i);
});

describe("text of others", () => {
  test("comes back from the cell it was put in, whatever it holds", () => {
    const name = fc.string({ unit: fc.constantFrom(..."\\`*_{}[]()#+-.!|<>~&$:@\"'=^ ab漢\n\t"), minLength: 1 });
    fc.assert(
      fc.property(name, (text) => {
        const lines = toMarkdown(sharedTrip([[sharedVisit({ id: "v", name: text })]])).split("\n");
        const row = lines.find((candidate) => candidate.includes("Visit"));
        expect(asShown(shown(cells(row ?? "")[2] ?? ""))).toBe(asShown(`Visit: ${text}`));
      }),
    );
  });

  test("turns the direction of nothing", () => {
    expect(escapeMarkdown("evil\u202Egnp.exe\u2066\u0007!")).toBe("evilgnp.exe !");
  });

  test("begins no link, no HTML, no heading", () => {
    expect(escapeMarkdown('# [x](javascript:alert(1)) <img src=x onerror="1">')).toBe(
      '\\# \\[x\\](javascript:alert(1)) \\<img src=x onerror="1"\\>',
    );
    expect(escapeMarkdown("https://evil.example and www.evil.example")).toBe(
      "https\\://evil.example and www\\.evil.example",
    );
  });

  test("stays readable as plain text", () => {
    expect(escapeMarkdown("Flight UA1922: Denver to San Diego, (719) 555-0101!")).toBe(
      "Flight UA1922: Denver to San Diego, (719) 555-0101!",
    );
  });
});
