import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, daysBetween, type LocalDate, localDateSchema } from "@/server/trip";
import { markedOutput } from "../scoring";
import { assemble } from "./assemble/assemble";
import { meaningsOf } from "./marks/marks";
import { modelDefinition } from "./model/read-by-model";
import { propose } from "./propose/propose";

const TODAY = localDateSchema.parse("2026-07-15");

/** The dates of a text of which the model takes the bracketed words for what is behind the bar. */
function tripOf(marked: string, today: LocalDate = TODAY) {
  const spans = [];
  let text = "";
  for (const part of marked.split(/(?=\[)|(?<=\])/)) {
    const [, words = part, slots = ""] = /^\[(.+)\|(.+)\]$/.exec(part) ?? [];
    for (const meaning of meaningsOf(slots))
      spans.push({ from: text.length, to: text.length + words.length, ...meaning });
    text += words;
  }
  const row = { text, asked: null, today, acts: ["request"], spans };
  const context = { today, worldDates: null };
  const proposals = propose(text, context, null);
  const definition = modelDefinition();
  const { trip } = assemble(
    { text, asked: null, context, currency: "USD" },
    proposals,
    markedOutput(row, proposals, definition),
    definition,
  );
  return trip;
}

function dates(marked: string, today: LocalDate = TODAY) {
  const trip = tripOf(marked, today);
  return [trip.startDate ?? trip.window?.from, trip.endDate ?? trip.window?.to, trip.days];
}

describe("first and last day", () => {
  test.each([
    ["[12. to 19. September|start;end]", "2026-09-12", "2026-09-19"],
    ["[18.–25.4.|start;end]", "2027-04-18", "2027-04-25"],
    ["[12/09|start] till [19/09|end]", "2026-09-12", "2026-09-19"],
    ["[2 al 8 de agosto|start;end]", "2026-08-02", "2026-08-08"],
    ["leaving [Jan 14|start], back [17|end]", "2027-01-14", "2027-01-17"],
    ["for new years, [30th-2nd|start;end]", "2026-12-30", "2027-01-02"],
    ["[Dec 1-5|start;end], 1900 for both", "2026-12-01", "2026-12-05"],
    ["[sat n sun|start;end]", "2026-07-18", "2026-07-19"],
    ["[tonight till Sunday|start;end]", "2026-07-15", "2026-07-19"],
    ["[Columbus Day weekend, Sat to Mon|start;end]", "2026-10-10", "2026-10-12"],
    ["[Thanksgiving week, Saturday to Saturday|start;end]", "2026-11-21", "2026-11-28"],
    ["[the week of Columbus Day|start;end]", "2026-10-12", "2026-10-18"],
    ["[Mother's Day weekend|start;end]", "2027-05-08", "2027-05-09"],
    ["[Good Friday to Easter Monday|start;end]", "2027-03-26", "2027-03-29"],
    ["[the day after Christmas|start] until [New Year's Day|end]", "2026-12-26", "2027-01-01"],
    ["a talk on September 9, in [the day before|start] and out [the day after|end]", "2026-09-08", "2026-09-10"],
    ["[the Saturday after Labor Day|start], home [the following Tuesday|end]", "2026-09-12", "2026-09-15"],
    ["we move to November, [the 7th|start] until [the 14th|end]", "2026-11-07", "2026-11-14"],
    ["[Monday the 29th|start] through [Thursday, October 2|end]", "2026-09-29", "2026-10-02"],
    ["leave [Friday, August 7|start] and return [Sunday|end]", "2026-08-07", "2026-08-09"],
    ["[the weekend after new year|start;end]", "2027-01-02", "2027-01-03"],
    ["[the first weekend after Labor Day|start;end]", "2026-09-12", "2026-09-13"],
    ["[the second weekend after Labor Day|start;end]", "2026-09-19", "2026-09-20"],
    ["[the weekend of Dec 4-5|start;end]", "2026-12-04", "2026-12-05"],
    ["[June 11|start] for [three more nights|days]", "2027-06-11", "2027-06-14"],
  ])("of %s", (marked, first, last) => {
    const [start, end] = [localDateSchema.parse(first), localDateSchema.parse(last)];
    expect(dates(marked)).toEqual([start, end, daysBetween(start, end) + 1]);
  });

  test("are any two days, however they are written", () => {
    const writings = [
      (day: string, month: string) => `${Number(day)}. ${MONTHS[Number(month) - 1]}`,
      (day: string, month: string) => `${MONTHS[Number(month) - 1]} ${Number(day)}`,
      (day: string, month: string) => `the ${Number(day)} of ${MONTHS[Number(month) - 1]}`,
    ];
    const ahead = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(ahead, fc.integer({ min: 1, max: 40 }), fc.constantFrom(...writings), (from, length, write) => {
        const start = addDays(TODAY, from);
        const end = addDays(start, length);
        const written = (date: LocalDate) => write(date.slice(8, 10), date.slice(5, 7));
        expect(dates(`[${written(start)}|start] to [${written(end)}|end]`)).toEqual([start, end, length + 1]);
      }),
      { numRuns: 100 },
    );
  });
});

test.each([
  ["[before Christmas|window]", "2026-07-15", "2026-12-24", undefined],
  ["[after Easter|window]", "2027-03-29", "2027-03-31", undefined],
  ["the week [between Christmas and New Year's|window]", "2026-12-26", "2026-12-31", undefined],
  ["[the spring of next year|window]", "2027-03-01", "2027-05-31", undefined],
  ["[first two weeks of March|window]", "2027-03-01", "2027-03-14", undefined],
  ["any [Thursday to Sunday|days] in [October|window]", "2026-10-01", "2026-10-31", 4],
  ["all of Rome [in five days|days]", undefined, undefined, 5],
  ["[48 hours|days] in Detroit", undefined, undefined, 2],
])("window and length of %s", (marked, from, to, days) => {
  expect(dates(marked)).toEqual([from, to, days]);
});

const MONTHS = "January February March April May June July August September October November December".split(" ");

test.each([
  ["[a long weekend|days] in [March|window]", 5, 3],
  ["[a weekend|days] in [May|window]", 6, 2],
  ["any [Thursday to Sunday|days] in [October|window]", 4, 4],
  ["[3 days|days] in [March|window]", undefined, 3],
])("the weekday on which %s starts", (marked, startsOn, days) => {
  const trip = tripOf(marked);
  expect([trip.window?.startsOn, trip.days]).toEqual([startsOn, days]);
});
