import { describe, expect, it, test } from "vitest";
import { toReading } from "../reading/to-reading";
import { smallWorld } from "../testing/small-world";
import { propose } from "./propose/propose";
import { readText } from "./read-text";

const TODAY = "2027-03-01";
const read = (text: string) => readText({ text, asked: null, today: TODAY }, null);

describe("a text that is long", () => {
  it("is read as far as anybody describes a trip, and quoted from there on", async () => {
    const start = "Boston to Denver, 3 people. ";
    const { trip, unread } = await read(`${start}${"we like trees ".repeat(600)}and 9 people`);
    expect(trip).toMatchObject({ origin: "Boston", destinations: ["Denver"], people: 3 });
    const rest = unread.at(-1);
    expect(rest?.text).toMatch(/^(?:we|like|trees) [\s\S]*and 9 people$/);
    expect(rest?.to).toBe(start.length + 600 * "we like trees ".length + "and 9 people".length);
  });

  it("may ask for more weeks than a calendar has", async () => {
    const said = await read("Boston to Austin from January 10 2027 for 99999999999 weeks");
    const reading = toReading(said, smallWorld(), TODAY);
    expect(reading.request === null).toBe(reading.questions.length + reading.objections.length > 0);
  });
});

/** Milliseconds of this process's processor, whatever else the machine does. */
function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const PIECES = [
  ...[",", "39, ", "(,", "20, 21 ", "a, ", "1-", "1/", "1.", "$1 ", "May ", "May 3 ", "to ", "Boston, ", "no ", "a'"],
  ...["5 days ", "two people ", "3-5 ", "$1,000 to ", "kids aged 3, ", "don't ", "http://a.b/", "St. ", "and "],
];

test.each(PIECES)("proposing what %j may be, over and over, grows with the text and not with its square", (piece) => {
  const ms = (length: number) => {
    const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
    return processorMs(() => propose(text, { today: TODAY, worldDates: null }, null));
  };
  // Four times as long for four times the text, and sixteen times if it were the square. The least of a few, and what is quick anyway passes.
  const grows = () => ms(4_800) / Math.max(ms(1_200), 5);
  expect(Math.min(grows(), grows(), grows())).toBeLessThan(10);
});
