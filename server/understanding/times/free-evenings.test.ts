import { describe, expect, it, test } from "vitest";
import type { SaidDay } from "@/server/trip";
import { fixedTimesIn } from "./fixed-times";

const read = (text: string) => fixedTimesIn(text, "2026-10-14", null);
const daysIn = (text: string) => read(text).times.map(({ kind, day }) => (kind === "freeEvening" ? day : kind));

/** Ways to name an evening, each with its days. */
const EVENINGS: readonly (readonly [string, readonly SaidDay[]])[] = [
  ["the evening of day 2", [{ tripDay: 2 }]],
  ["the evening of the third day", [{ tripDay: 3 }]],
  ["the second evening", [{ tripDay: 2 }]],
  ["our 3rd night", [{ tripDay: 3 }]],
  ["the first evening", [{ tripDay: 1 }]],
  ["the last evening", ["lastNight"]],
  ["the final night", ["lastNight"]],
  ["the evening of the last day", ["last"]],
  ["Saturday night", [{ weekday: 6 }]],
  ["the evening of May 5", [{ date: "2027-05-05" }]],
  ["the evening of 2027-05-05", [{ date: "2027-05-05" }]],
  ["May 5th evening", [{ date: "2027-05-05" }]],
  ["every evening", ["every"]],
  ["all evenings", ["every"]],
  ["the evenings", ["every"]],
  ["the third and fourth evenings", [{ tripDay: 3 }, { tripDay: 4 }]],
  ["the first and the last night", [{ tripDay: 1 }, "lastNight"]],
  ["Friday and Saturday evening", [{ weekday: 5 }, { weekday: 6 }]],
  ["the evenings of days 2 and 4", [{ tripDay: 2 }, { tripDay: 4 }]],
  ["the evenings of days 2 to 4", [{ tripDay: 2 }, { tripDay: 3 }, { tripDay: 4 }]],
];
/** Ways to keep one free, by manner; "{}" is the evening. */
const MANNERS: Readonly<Record<string, readonly string[]>> = {
  terse: ["{} free", "{}: nothing planned", "no plans {}", "{} off"],
  chatty: [
    "we'd love to have {} just to ourselves, if that's ok",
    "please don't book anything on {}",
    "oh and leave {} open for us",
    "I'd rather not have anything going on during {}",
  ],
  formal: [
    "{} is to be kept free",
    "Kindly leave {} unscheduled.",
    "Please do not schedule any activities for {}.",
    "We require {} to be completely free, with no program.",
  ],
};

it("takes what says the same again for nothing else", () => {
  expect(read("Denver, the second evening for us alone, so please don't plan anything then. Museums").rest).toMatch(
    /^Denver, +\. Museums$/,
  );
});

describe.each(Object.entries(MANNERS))("free evenings, %s", (_, frames) => {
  test.each(frames)("%s", (frame) => {
    for (const [evening, days] of EVENINGS) {
      const text = `Denver and back, ${frame.replace("{}", evening)}`;
      expect({ text, days: daysIn(text) }).toEqual({ text, days });
    }
  });
});

it.each([
  ["On day 2 we need the evening free.", [{ tripDay: 2 }]],
  ["Museums by day. On Friday, keep the evening free", [{ weekday: 5 }]],
  ["a free evening on day 3", [{ tripDay: 3 }]],
  ["keep the evening free on day two", [{ tripDay: 2 }]],
  ["free evenings, please", ["every"]],
])("%s", (text, days) => expect(daysIn(text)).toEqual(days));

it.each([
  "museums that are free on Friday evenings",
  "free wifi every night",
  "the second night is free of charge",
  "4 nights, free cancellation",
  "we don't need the evenings free",
  "we have no plans for Saturday night yet",
  "nothing fancy on Friday night",
  "we head off in the evening",
  "a house to ourselves for three nights",
  "no concerts on the second evening",
  "nothing on Friday night before 8 pm",
  "fly out Friday night",
])("none in: %s", (text) => {
  const { times, unread } = read(text);
  expect(times.filter(({ kind }) => kind === "freeEvening")).toEqual([]);
  expect(unread).toEqual([]);
});

it.each(["we want a free evening somewhere in between", "keep two evenings free"])(
  "shows as unread how many without which: %s",
  (text) => expect(read(text)).toMatchObject({ times: [], unread: [expect.anything()] }),
);
