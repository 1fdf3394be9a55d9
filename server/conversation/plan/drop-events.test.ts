import { expect, it } from "vitest";
import { smallWorld } from "@/server/planner/testing/small-world";
import { MemoryConversation } from "../memory-conversation";

/** A talk over a plan for Birch, which has two lodgings. */
async function overPlan(): Promise<MemoryConversation> {
  const talk = new MemoryConversation({ world: smallWorld(), today: "2026-06-01" });
  await talk.say("4 days in Birch from Boston starting June 10, just me");
  await talk.say("plan now");
  return talk;
}

it("remembers what was turned down, until that is undone", async () => {
  const talk = await overPlan();
  const offered = await talk.say("swap the dinner on day 2");
  expect(offered.text).toContain("costs");
  const brought = offered.events.flatMap(({ event }) => (event.type === "planProposed" ? [event.itinerary] : []))[0];
  const dinner = brought?.days[1]?.stops.find((stop) => stop.kind === "meal" && stop.meal === "dinner");
  const name = dinner?.name ?? "none";
  const left = await talk.say("no, leave it");
  expect(left.text).toContain(`I won't suggest ${name} again`);
  const again = await talk.say("swap the dinner on day 2");
  const other = again.events.flatMap(({ event }) => (event.type === "planProposed" ? [event.itinerary] : []))[0];
  const names = other?.days.flatMap(({ stops }) => stops.map((stop) => stop.name)) ?? [];
  expect(names.length).toBeGreaterThan(0);
  expect(names).not.toContain(name);
});

it("keeps what was swapped out away from what is planned later", async () => {
  const talk = await overPlan();
  const first = await talk.say("swap the dinner on day 2");
  const [request] = first.events.flatMap(({ event }) => (event.type === "planProposed" ? [event.request] : []));
  const out = request?.locks.flatMap((lock) => (lock.kind === "without" ? [lock.name] : [])) ?? [];
  expect(out).toHaveLength(1);
  await talk.say("take it");
  const longer = await talk.say("one more day");
  const planned = longer.events.flatMap(({ event }) => (event.type === "planProposed" ? [event.itinerary] : []))[0];
  const names = planned?.days.flatMap(({ stops }) => stops.map((stop) => stop.name)) ?? [];
  expect(names.length).toBeGreaterThan(0);
  expect(names).not.toContain(out[0]);
});
