import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plan } from "@/server/planner";
import { verifyItinerary } from "@/server/scoring";
import { addDays, formatMoney, type Money, type PlanVersion, requestSchema, type Stop, usd } from "@/server/trip";
import { readQuestion } from "@/server/understanding";
import { openWorld, type World } from "@/server/worlds";
import { copyPreparedSample } from "@/server/worlds/testing";
import { TRIP_START } from "@/server/worlds/testing/trip-start";
import { MemoryConversation } from "../..";
import { answerQuestion } from "./answer-question";
import { NOT_ON_RECORD } from "./included";
import type { Over } from "./over";

const NOTE = "<b>a piano</b> in the [lobby](http://x)";

describe("a question back over a planned trip", () => {
  let folder: string;
  let world: World;
  let over: Over;
  let stops: readonly Stop[];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "dragoman-questions-"));
    await copyPreparedSample(folder);
    const opened = openWorld("sample", folder);
    if (!opened.ok) throw new Error(opened.problem.message);
    world = opened.value;
    over = { world, plan: planned() };
    stops = over.plan.itinerary.days.flatMap((day) => day.stops);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function planned(): PlanVersion {
    const request = requestSchema.parse({
      origin: "Chicago",
      destination: { kind: "region", region: "Colorado", cityCount: 2 },
      returnTo: "Chicago",
      dates: { kind: "fixed", start: TRIP_START, days: 5 },
      people: 2,
      demands: { budget: usd(3000) },
      preferences: [
        { entry: "hotel.preferredAmenities", value: "Pool" },
        { entry: "hotel.needDisabilityAccess", value: true },
      ],
      notes: [NOTE],
    });
    const found = plan(request, world, { objective: "preferences" });
    if (found.status !== "plan") throw new Error(found.explanation);
    const { itinerary, proven, otherTrips } = found;
    return {
      ...{ number: 1, base: null, cause: { kind: "planned" }, at: "2026-01-01T00:00:00Z", proven, otherTrips },
      ...{ request, itinerary, checks: verifyItinerary(request, itinerary, world) },
      ...{ unscheduled: [], keptOnPurpose: [] },
    };
  }

  function answer(text: string): string {
    const question = readQuestion(text, world);
    const reply = question && answerQuestion(question, over);
    if (reply === null) throw new Error(`Nothing is answered to ${text}.`);
    return reply;
  }

  function amount(minor: number): string {
    return formatMoney({ amountMinor: Math.abs(minor), currency: "USD" });
  }

  function stopOf<Kind extends Stop["kind"]>(kind: Kind): Extract<Stop, { kind: Kind }> {
    const found = stops.find((stop): stop is Extract<Stop, { kind: Kind }> => stop.kind === kind);
    if (found === undefined) throw new Error(`The plan has no ${kind}.`);
    return found;
  }

  /** Every question of every kind that the plan can be asked, about stops of every kind. */
  function everyQuestion(): readonly string[] {
    const names = (["stay", "leg", "meal", "visit"] as const).map((kind) => stopOf(kind).name);
    return [
      ...names.flatMap((name) => [`Why did you choose ${name}?`, `How much is ${name}?`, `When is ${name}?`]),
      ...names.flatMap((name) => [
        `Did you include ${name}?`,
        `What is cheaper than ${name}?`,
        `Is ${name} accessible?`,
      ]),
      ...[
        "why Denver?",
        "why is it so expensive?",
        "did you get the wheelchair?",
        "is breakfast included?",
        "do we have a sauna?",
      ],
      ...[
        "how much is left?",
        "how much per person?",
        "how much in total?",
        "are we within budget?",
        "how much are the flights?",
      ],
      ...[
        "what is cheaper?",
        "what would $200 more get us?",
        "what is there to see in Denver?",
        "where can we eat in Miami?",
      ],
      ...[
        "when do we leave?",
        "when do we arrive?",
        "when do we get home?",
        "when is check-in?",
        "when do we check out?",
      ],
      ...[
        "what do we do on day 2?",
        "what do we do on day 99?",
        "economy or coach?",
        "which airline is it?",
        "where do we stay?",
      ],
      ...[
        "which cities do you cover?",
        "do you have Paris?",
        "do you cover Texas?",
        "what is there to see in <i>Atlantis</i>?",
      ],
    ];
  }

  it("gets a short answer without markup, whatever is asked", () => {
    for (const text of everyQuestion()) {
      const reply = answer(text);
      expect([text, reply.length > 10 && reply.length < 700, /[<>]/.test(reply)]).toEqual([text, true, false]);
      expect([text, reply.endsWith(".")]).toEqual([text, true]);
    }
  });

  it("names no amount of the trip that the plan does not hold", () => {
    const { itinerary, otherTrips, request } = over.plan;
    const { cost, people } = itinerary;
    const total = cost.total.amountMinor;
    const ofRun = ({ recordId }: Stop) =>
      stops.filter((stop) => stop.recordId === recordId).reduce((sum, stop) => sum + stop.cost.amountMinor, 0);
    const changes = stops.flatMap(({ alternatives }) => alternatives.map(({ costChange }) => costChange.amountMinor));
    const minors = [
      ...Object.values(cost).map(({ amountMinor }: Money) => amountMinor),
      ...stops.flatMap((stop) => [stop.cost.amountMinor, ofRun(stop), stop.cost.amountMinor / people]),
      ...stops.flatMap((stop) => (stop.kind === "stay" ? [stop.cost.amountMinor / stop.rooms] : [])),
      ...[...changes, ...otherTrips.map((trip) => trip.cost.total.amountMinor - total)],
      ...[total / people, cost.legs.amountMinor / people, 200_00, request.demands.budget?.amountMinor ?? 0],
      (request.demands.budget?.amountMinor ?? 0) - total,
    ];
    const held = new Set(minors.map(amount));
    for (const text of everyQuestion().filter((each) => !/ in (?:Denver|Miami)/.test(each))) {
      for (const figure of answer(text).match(/\$\d+(?:,\d{3})*(?:\.\d\d)?/g) ?? []) {
        expect([text, figure, held.has(figure)]).toEqual([text, figure, true]);
      }
    }
  });

  it("is answered with the evidence of the plan's own checks", () => {
    const evidence = (name: string) => over.plan.checks.find((check) => check.name === name)?.evidence ?? name;
    expect(answer("Does the hotel have a pool?")).toContain(evidence("hotel.preferredAmenities"));
    expect(answer("is the hotel wheelchair accessible?")).toContain(evidence("hotel.needDisabilityAccess"));
    expect(answer("is the hotel wheelchair accessible?")).toMatch(/^Yes, /);
    expect(answer("Did you get the Hilton and a sauna?")).toMatch(/^(?:Yes|No|Only in part)\b/);
    expect(answer("do we have a sauna?")).toBe(NOT_ON_RECORD);
  });

  it("says what a note is not planned for, in plain text", () => {
    expect(answer("Did you get the piano?")).toBe("I couldn't plan for “a piano in the lobby http://x”.");
  });

  it("tells what the plan says of times and days", () => {
    const leg = stopOf("leg");
    const day2 = over.plan.itinerary.days[1];
    const stay = stopOf("stay");
    expect(answer("when do we leave?")).toContain(leg.start?.time);
    expect(answer("when do we arrive?")).toContain(leg.end?.time);
    expect(answer("when is check-in?")).toContain(stay.name);
    for (const { name, start } of day2?.stops ?? []) {
      expect(answer("what do we do on day 2?")).toContain(name);
      expect(answer("what do we do on day 2?")).toContain(start?.time ?? "");
    }
    const flight = world.scheduledLegs(leg.from, leg.to, TRIP_START).find(({ id }) => id === leg.recordId);
    expect(answer(`which cabin is ${leg.name}?`).toLowerCase()).toContain(flight?.details?.cabin);
  });

  it("names the best rated of a city first", () => {
    const best = [...world.attractions("Denver")].sort(
      (a, b) => (b.details?.rating ?? 0) - (a.details?.rating ?? 0),
    )[0];
    expect(answer("what is there to see in Denver?")).toContain(`${best?.details?.rating}`);
    expect(answer("do you have Paris?")).toMatch(/^I don't cover Paris\./);
    expect(answer("do you have Denver?")).toMatch(/^Yes, /);
  });

  it("promises nothing cheaper that breaks what is kept", () => {
    const pool = answer(`What is cheaper than ${stopOf("stay").name}?`);
    const named = stopOf("stay").alternatives.find(({ name }) => pool.includes(name));
    if (named === undefined) return;
    const lodging = world.lodgings(stopOf("stay").city).find(({ id }) => id === named.recordId);
    expect(lodging?.details?.amenities).toContain("Pool");
    expect(lodging?.details?.disabilityAccess).toBe(true);
  });

  it("changes nothing in a conversation, before a plan and over one", async () => {
    const talk = new MemoryConversation({ world, today: addDays(TRIP_START, -60) });
    await talk.say("Hello");
    for (const text of [
      "what is there to see in Denver?",
      "do you have Paris?",
      "which cities do you cover?",
      "will it rain?",
    ]) {
      const { events, text: reply, question } = await talk.say(text);
      expect([text, events.map(({ event }) => event.type), question?.about]).toEqual([text, ["said", "said"], "trip"]);
      expect(reply).toMatch(/Which city do you start from\?$/);
    }
    await talk.say(`Three days in Denver from Chicago for two, starting ${TRIP_START}. Just plan it now`);
    for (const text of everyQuestion()) {
      const { events } = await talk.say(text);
      expect([text, events.map(({ event }) => event.type)]).toEqual([text, ["said", "said"]]);
    }
    const long = await talk.say("why the hotel ".repeat(715));
    expect(long.text.length).toBeLessThan(400);
  });
});
