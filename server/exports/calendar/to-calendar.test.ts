import { fromAbsolute } from "@internationalized/date";
import fc from "fast-check";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { describe, expect, test } from "vitest";
import type { Moment } from "@/server/trip";
import type { SharedTrip } from "@/server/views";
import { at, sharedLeg, sharedMeal, sharedStay, sharedTrip, sharedVisit } from "../testing/shared-trips";
import { toCalendar } from "./to-calendar";

/** Begin and end of an event as instants, whatever a parser calls them. */
interface Read {
  readonly summary: string;
  readonly start: number;
  readonly end: number;
}

/** Reads with the zones that the file itself describes. */
function readWithIcalJs(text: string): Map<string, Read> {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents("vtimezone")) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  return new Map(
    events.map(({ uid, summary, startDate, endDate }) => [
      uid,
      { summary, start: startDate.toJSDate().getTime(), end: endDate.toJSDate().getTime() },
    ]),
  );
}

/** Reads with the zones that the machine knows. */
function readWithNodeIcal(text: string): Map<string, Read> {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter((part) => part?.type === "VEVENT");
  return new Map(
    events.map((event) => [
      event.uid,
      {
        summary: String(event.summary),
        start: new Date(event.start).getTime(),
        end: new Date(event.end ?? event.start).getTime(),
      },
    ]),
  );
}

/** On Node 20, node-ical takes every minute of the hour after midnight for midnight, and may step into that hour from the one before. */
const isAboutMidnight = ({ time }: Moment) => time.startsWith("23:") || time.startsWith("00:");

const parsers = [
  ["ical.js", readWithIcalJs, () => false],
  ["node-ical", readWithNodeIcal, isAboutMidnight],
] as const;

/** Both sides of the date line, half hours, a DST of half an hour, both hemispheres, none. */
const ZONES = [
  ...["America/New_York", "America/Chicago", "America/Phoenix", "America/Los_Angeles", "Pacific/Honolulu"],
  ...["Europe/London", "Europe/Berlin", "Asia/Kolkata", "Asia/Kathmandu", "Asia/Tokyo", "Australia/Lord_Howe"],
  ...["Australia/Sydney", "Pacific/Auckland", "Pacific/Kiritimati", "Pacific/Pago_Pago", "America/St_Johns"],
];
const minuteOf2026To2028 = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 });

/** The local moment of an instant; its clock shows this time only once that day, also where clocks are set back. */
function momentOf(minute: number, zone: string): Moment | null {
  const local = fromAbsolute(minute * 60_000, zone);
  const shownTwice = [-60, -30, 30, 60].some((offset) => {
    const other = fromAbsolute((minute + offset) * 60_000, zone);
    return other.hour === local.hour && other.minute === local.minute && other.day === local.day;
  });
  if (shownTwice) return null;
  const [date = "", clock = ""] = local.toString().split("T");
  return at(date, clock.slice(0, 5), zone);
}

function tripWith(start: Moment, end: Moment): SharedTrip {
  return sharedTrip([[sharedLeg({ id: "day-1-leg", start, end })]], { from: start.date });
}

describe.each(parsers)("read by %s", (_, read, misreads) => {
  test("a leg between any two zones, at any time of the year, keeps its instants", () => {
    const minutes = fc.integer({ min: 10, max: 1_200 });
    const zones = fc.tuple(fc.constantFrom(...ZONES), fc.constantFrom(...ZONES));
    fc.assert(
      fc.property(minuteOf2026To2028, minutes, zones, (begin, duration, [from, to]) => {
        const start = momentOf(begin, from);
        const end = momentOf(begin + duration, to);
        fc.pre(start !== null && end !== null && !misreads(start) && !misreads(end));
        const leg = read(toCalendar(tripWith(start, end), "trip")).get("day-1-leg.trip@dragoman");
        expect(leg).toMatchObject({ start: begin * 60_000, end: (begin + duration) * 60_000 });
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    [
      "over the night in which clocks go forward",
      at("2026-03-07", "23:30", "America/New_York"),
      at("2026-03-08", "03:10", "America/New_York"),
      160,
    ],
    [
      "over the night in which clocks go back",
      at("2026-10-31", "23:30", "America/New_York"),
      at("2026-11-01", "03:10", "America/New_York"),
      280,
    ],
    [
      "over the date line, to the day before",
      at("2026-05-02", "08:00", "Pacific/Auckland"),
      at("2026-05-01", "16:00", "Pacific/Honolulu"),
      360,
    ],
    ["until midnight", at("2026-05-02", "22:00", "America/Chicago"), at("2026-05-02", "24:00", "America/Chicago"), 120],
  ])("a leg %s lasts as long as it does", (_name, start, end, minutes) => {
    const leg = read(toCalendar(tripWith(start, end), "trip")).get("day-1-leg.trip@dragoman");
    expect(leg && (leg.end - leg.start) / 60_000).toBe(minutes);
  });

  test("every stop is an event, a run of nights is one, and text comes back as it was", () => {
    const name = 'Joe\'s; "Bar", \\ & <b> 漢字 🥘\nEND:VEVENT';
    const trip = sharedTrip([
      [sharedMeal({ id: "day-1-dinner", name }), sharedStay({ id: "day-1-stay", night: 1, nights: 2 })],
      [sharedVisit({ id: "day-2-visit" }), sharedStay({ id: "day-2-stay", night: 2, nights: 2 })],
    ]);
    const events = read(toCalendar(trip, "t"));
    expect([...events.keys()].sort()).toEqual([
      "day-1-dinner.t@dragoman",
      "day-1-stay.t@dragoman",
      "day-2-visit.t@dragoman",
    ]);
    expect(events.get("day-1-dinner.t@dragoman")?.summary).toBe('Dinner: Joe\'s; "Bar", \\ & <b> 漢字 🥘 END:VEVENT');
    const stay = events.get("day-1-stay.t@dragoman");
    expect(stay && (stay.end - stay.start) / 86_400_000).toBeCloseTo(2, 1);
  });
});

test("lines are at most 75 bytes and end as the standard asks", () => {
  const text = toCalendar(sharedTrip([[sharedMeal({ id: "m", name: "漢字".repeat(80) })]]), "t");
  for (const line of text.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain("\n");
  }
});

test("a changed trip keeps the ids of its events and raises their sequence", () => {
  const stop = sharedMeal({ id: "day-1-dinner" });
  const before = toCalendar(sharedTrip([[stop]], { revision: 4 }), "t");
  const after = toCalendar(sharedTrip([[{ ...stop, name: "Elsewhere" }]], { revision: 9 }), "t");
  expect(before).toMatch(/UID:day-1-dinner\.t@dragoman[\s\S]*SEQUENCE:4/);
  expect(after).toMatch(/UID:day-1-dinner\.t@dragoman[\s\S]*SEQUENCE:9/);
});

test("names are without control characters and what turns the direction of text", () => {
  const text = toCalendar(sharedTrip([[sharedMeal({ id: "m", name: "evil\u202Egnp.exe\u2066\u0007!" })]]), "t");
  expect(text).toContain("SUMMARY:Dinner: evilgnp.exe !\r\n");
  for (const hidden of ["\u202E", "\u2066", "\u0007"]) expect(text).not.toContain(hidden);
});

test("costs that are not shown are in no event", () => {
  const stop = sharedMeal({ id: "day-1-dinner", cost: null });
  expect(toCalendar(sharedTrip([[stop]], { cost: null }), "t")).not.toContain("$");
});
