import { describe, expect, test } from "vitest";
import type { Said, SaidTrip } from "@/server/trip";
import { requestSchema } from "@/server/trip";
import { smallWorld, worldOfMarch2022 } from "../testing/small-world";
import { understand } from "../understand";
import { toReading } from "./to-reading";

const TODAY = "2026-10-14";
const world = smallWorld();
const read = async (text: string) =>
  toReading((await understand({ text, asked: null, today: TODAY }, world)).said, world, TODAY);
const fields = async (text: string) => {
  const { questions, objections } = await read(text);
  return { questions: questions.map(({ field }) => field), objections: objections.map(({ field }) => field) };
};
const said = (trip: SaidTrip, unclear: string[] = []): Said => ({ trip, constraints: {}, entries: {}, unclear });

describe("defaults", () => {
  test("one person, home at the end, cities by the length of the stay", async () => {
    const { request } = await read("5 days in Oregon from Boston starting November 2");
    expect(requestSchema.parse(request)).toMatchObject({
      origin: "Boston",
      destination: { kind: "region", region: "Oregon", cityCount: 2 },
      returnTo: "Boston",
      dates: { kind: "fixed", start: "2026-11-02", days: 5 },
      people: 1,
      demands: { budget: null, houseRule: [], cuisines: [] },
    });
    expect([...(request?.assumed ?? [])].sort()).toEqual(["cityCount", "people", "returnTo"]);
  });
  test("several people without a number are taken for two", async () => {
    expect((await read("We go from Boston to Denver, Nov 2 to Nov 4")).request).toMatchObject({ people: 2 });
  });
  test("nothing is assumed that was said", async () => {
    const { request } = await read("Boston to Denver one way, Nov 2 to Nov 4, 3 people, $900");
    expect(request).toMatchObject({
      returnTo: null,
      people: 3,
      demands: { budget: { amountMinor: 90_000 } },
      assumed: [],
    });
  });
  test("a window stays a window, from today on", async () => {
    expect((await read("3 days in Denver in October from Boston")).request?.dates).toEqual({
      kind: "window",
      from: TODAY,
      to: "2026-10-31",
      days: 3,
    });
  });
  test("stops fix arrival days and nights, in order", async () => {
    const { request } = await read("Boston to Denver on day 1, Portland on day 4, back on day 6, starting Nov 2");
    expect(request?.destination).toEqual({
      kind: "cities",
      ordered: true,
      cities: [
        { name: "Denver", nights: 3, arriveOnDay: 1 },
        { name: "Portland", nights: null, arriveOnDay: 4 },
      ],
    });
    expect(request?.dates).toEqual({ kind: "fixed", start: "2026-11-02", days: 6 });
  });
});

describe("questions", () => {
  test.each([
    ["a trip", ["origin", "destinations", "startDate", "days"]],
    ["from Boston to Denver on Nov 2", ["days"]],
    ["from Boston to Denver for 3 days", ["startDate"]],
    ["my family, Boston to Denver, Nov 2 to Nov 4", ["people"]],
    ["Boston to Denver, Nov 2 to Nov 4, 5 days", ["days"]],
    ["Boston to Denver on 31 February for 3 days", ["startDate"]],
    ["Boston to Denver or Portland, Nov 2 to 4", ["destinations"]],
  ])("%s", async (text, expected) => {
    expect(await fields(text)).toEqual({ questions: expected, objections: [] });
    expect((await read(text)).request).toBeNull();
  });
  test("each of several places must be known", () => {
    const trip = { origin: "Boston", destinations: ["Denver", "Atlantis"], startDate: "2026-11-02", days: 3 };
    expect(toReading(said(trip), world, TODAY).questions.map(({ field }) => field)).toEqual(["destinations"]);
  });
  test("places like none of the world are named together, with what it covers", () => {
    const { questions } = toReading(said({ origin: "Boston", destinations: ["Paris", "Tokyo"] }), world, TODAY);
    expect(questions[0]?.text).toBe("I only know 9 cities, not Paris or Tokyo. Where do you want to go instead?");
  });

  test("an unknown place comes with the nearest spellings", async () => {
    const reading = toReading(
      said({ origin: "Bosten", destinations: ["Denver"], startDate: "2026-11-02", days: 3 }),
      world,
      TODAY,
    );
    expect(reading.questions).toEqual([
      {
        field: "origin",
        text: expect.stringContaining("Bosten"),
        kind: "options",
        options: [{ label: "Boston", answer: "Boston" }],
      },
    ]);
  });
  test("a state as the start asks which of its cities", async () => {
    expect((await read("from Oregon to Denver Nov 2 to 4")).questions[0]).toMatchObject({
      field: "origin",
      options: [{ answer: "Portland" }, { answer: "Eugene" }, { answer: "Bend" }],
    });
  });
  test("one match in the world is not ambiguous, another city of the name is unknown", async () => {
    expect((await read("Boston to Portland, Nov 2 to 4")).request?.destination).toMatchObject({
      cities: [{ name: "Portland" }],
    });
    expect((await fields("Boston to Portland, Maine, Nov 2 to 4")).questions).toEqual(["destinations"]);
  });
  test("a state that the world's table has wrong does not hide its city", async () => {
    expect((await read("Boston to Birmingham, Alabama, Nov 2 to 4")).request?.destination).toMatchObject({
      cities: [{ name: "Birmingham" }],
    });
  });
});

describe("objections", () => {
  test.each([
    ["Boston to Denver for 0 people, Nov 2 to Nov 4", "people"],
    ["Boston to Denver, starting 2026-11-09 and returning 2026-11-03", "endDate"],
    ["Boston to Denver, 3 days from March 3, 2022", "startDate"],
    ["4 cities in Oregon from Boston, 9 days from Nov 2", "cityCount"],
    ["3 cities in Oregon from Boston, 3 days from Nov 2", "cityCount"],
    ["Boston to Denver and Portland, Nov 2 to Nov 3", "days"],
  ])("%s", async (text, field) => {
    expect(await fields(text)).toEqual({ questions: [], objections: [field] });
    expect((await read(text)).request).toBeNull();
  });
  test("edited values are judged too", async () => {
    const trip = { origin: "Boston", destinations: ["Denver"], startDate: "2026-11-02", days: 3 };
    const objections = (more: SaidTrip) =>
      toReading(said({ ...trip, ...more }), world, TODAY).objections.map((one) => one.field);
    expect(objections({ endDate: "2026-11-10" })).toEqual(["days"]);
    expect(objections({ people: 2, children: 3 })).toEqual(["children"]);
    expect(objections({ destinations: ["Boston"] })).toEqual(["destinations"]);
    expect(objections({ destinations: ["Denver"], cityCount: 2 })).toEqual(["cityCount"]);
    expect(objections({ budget: 1e15 })).toEqual(["budget"]);
    expect(objections({ budget: 1e12 })).toEqual([]);
  });
  test("60 days and 30 people are no contradiction", async () => {
    expect((await read("Boston to Denver for 60 days from Nov 2, 30 people, budget $0")).request).toMatchObject({
      dates: { days: 60 },
      people: 30,
      demands: { budget: { amountMinor: 0 } },
    });
  });
  test("dates of a world whose date is fixed are never past", async () => {
    const still = worldOfMarch2022();
    const heard = await understand({ text: "Boston to Denver, March 3 to March 5", asked: null, today: TODAY }, still);
    expect(toReading(heard.said, still, TODAY).request?.dates).toEqual({ kind: "fixed", start: "2022-03-03", days: 3 });
  });
});

describe("fixed times", () => {
  const trip = (more: string) => `Boston to Denver, November 2 to November 5, 2 people. ${more}`;

  test("appointments are booked and locked on their day, in the only city", async () => {
    const { request } = await read(trip("Meeting Tuesday 9 to 11 at 500 Main St."));
    expect(request?.booked).toMatchObject([
      { kind: "visit", day: 2, name: "Meeting at 500 Main St", city: "Denver", start: "09:00", minutes: 120 },
    ]);
    expect(request?.locks).toMatchObject([{ kind: "visit", day: 2, start: "09:00" }]);
    expect(request?.dates).toEqual({ kind: "fixed", start: "2026-11-02", days: 4 });
  });

  test("times to leave and arrive, and free evenings, by the day of the trip", async () => {
    const { request } = await read(trip("We leave Monday after 5 pm, back by 6 pm, and keep Tuesday evening free."));
    expect(request).toMatchObject({
      leaveAfter: [{ day: 1, time: "17:00" }],
      arriveBy: [{ day: 4, time: "18:00" }],
      locks: [{ kind: "free", day: 2, slot: "evening" }],
    });
  });

  test("the last evening is that of the last night, not of the way home", async () => {
    const { request } = await read(trip("Leave the first and the last evening free."));
    expect(request?.locks).toMatchObject([{ day: 1 }, { day: 3 }]);
  });

  test("a day that the trip does not have is objected to, and a city is asked for where there are several", async () => {
    expect((await read(trip("Meeting Saturday 9 to 11"))).objections).toEqual([
      expect.objectContaining({ field: "times", text: expect.stringContaining("Meeting on Saturday 09:00–11:00") }),
    ]);
    const several = await read(
      "Boston to Denver and Portland, November 2 to November 6, 2 people. Meeting Tuesday 9 to 11",
    );
    expect(several.objections[0]?.text).toContain("In which city");
    const named = await read(
      "Boston to Denver and Portland, November 2 to November 6, 2 people. Meeting Tuesday 9 to 11 in Denver",
    );
    expect(named.request?.booked).toMatchObject([{ city: "Denver", name: "Meeting" }]);
  });

  test("flexible dates have to be fixed for a weekday, not for the last day", async () => {
    const flexible = "3 days in Denver in December from Boston, 2 people.";
    expect((await read(`${flexible} Meeting Tuesday 9 to 11.`)).questions.map(({ field }) => field)).toEqual([
      "startDate",
    ]);
    expect((await read(`${flexible} Home by 6 pm.`)).request?.arriveBy).toEqual([{ day: 3, time: "18:00" }]);
  });
});
