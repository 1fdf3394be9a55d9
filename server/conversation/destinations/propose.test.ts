import { describe, expect, it } from "vitest";
import { plan } from "@/server/planner";
import { smallWorld } from "@/server/planner/testing/small-world";
import type { TripRequest } from "@/server/trip";
import { MemoryConversation } from "../memory-conversation";

const world = smallWorld();
const IN_DETAIL = "3 days from Boston starting June 10, just me.";

function talk() {
  return new MemoryConversation({ world, today: "2026-06-01" });
}

function optionsOf({ question }: Awaited<ReturnType<MemoryConversation["say"]>>): string[] {
  return question?.about === "trip" ? question.question.options.map(({ label }) => label) : [];
}

describe("where to go, left open", () => {
  it("is proposed with the price of the cheapest plan to each place, each to choose with one press", async () => {
    const turn = await talk().say(`Anywhere, you decide: ${IN_DETAIL}`);
    expect(optionsOf(turn)).toEqual(["Alder", "Birch", "Cedar", "Somewhere else", "You decide"]);
    const chosen = talk();
    await chosen.say(`Somewhere nice: ${IN_DETAIL}`);
    await chosen.say("Birch");
    const planned = await chosen.say("plan now");
    const request = planned.events.map(({ event }) => event).find(({ type }) => type === "requestChanged");
    if (request?.type !== "requestChanged") throw new Error(planned.text);
    const priced = priceOf({ ...request.request, preferences: [] });
    expect(turn.text).toContain(`Birch, Texas (from ${priced}`);
  });

  it("comes after what the price depends on, which is decided where it can be", async () => {
    const open = talk();
    expect((await open.say("surprise me, from Boston")).question).toMatchObject({ question: { field: "startDate" } });
    const dates = await open.say("you decide");
    expect(dates.text).toMatch(/^I'll assume dates between /);
    expect(dates.question).toMatchObject({ question: { field: "days" } });
    const days = await open.say("doesn't matter");
    expect(days.text).toMatch(/^I'll assume 4 days\./);
    expect(optionsOf(days)).toContain("You decide");
  });

  it("is decided by the first proposal where the choice is left open, and never refused", async () => {
    const open = talk();
    await open.say(`Anywhere: ${IN_DETAIL}`);
    const decided = await open.say("you decide");
    expect(decided.text).toMatch(/^Noted: to Alder\./);
  });

  it("keeps to a longest flight, both ways, also where another way is cheaper", async () => {
    const near = await talk().say(`Anywhere at most 3 hours by air, you decide: ${IN_DETAIL}`);
    expect(optionsOf(near)).toEqual(["Alder", "Birch", "Cedar", "Somewhere else", "You decide"]);
    expect(near.text.match(/a 2 h flight/g)).toHaveLength(3);
    const nearer = await talk().say(`Anywhere, no more than a one-hour flight, you decide: ${IN_DETAIL}`);
    expect(nearer.text).toContain("I found no place that fits.");
  });

  it("keeps to a part of the country", async () => {
    const south = await talk().say(`Somewhere in the south: ${IN_DETAIL}`);
    expect(optionsOf(south)).toContain("Alder");
    const west = await talk().say(`Somewhere on the west coast: ${IN_DETAIL}`);
    expect(west.text).toContain("I found no place that fits.");
  });

  it("keeps to the budget, and says so when no place does", async () => {
    const cheap = await talk().say(`Anywhere, you decide: ${IN_DETAIL} $10 in all`);
    expect(cheap.text).toContain("I found no place that fits. Where do you want to go?");
  });
});

function priceOf(request: TripRequest): string {
  const result = plan(request, world, { objective: "cost" });
  if (result.status !== "plan") throw new Error(result.explanation);
  return `$${Math.round(result.itinerary.cost.total.amountMinor / 100).toLocaleString("en-US")}`;
}
