import { expect, it } from "vitest";
import { eventSchema } from "@/server/episodes";
import { exampleRequest } from "@/server/episodes/testing/example-trip";
import type { TripRequest } from "@/server/trip";
import { smallWorld } from "@/server/understanding/testing/small-world";
import type { TripView } from "@/server/views";
import { replanEvents } from "./replan-events";

const today = "2027-01-04";
const world = smallWorld();
const request: TripRequest = { ...exampleRequest, dates: { kind: "fixed", start: "2027-05-03", days: 3 } };
const proposal: TripView["proposal"] = { kind: "problem", sentence: "No." };

it("drops what is proposed for something else, and asks", () => {
  const asked = { type: "replanAsked", base: 2, request, changes: ["one more day"] };
  const replan = { base: 2, request, changes: ["one more day"] };
  expect(replanEvents({ proposal: null }, replan, { world, today })).toEqual([asked]);
  expect(replanEvents({ proposal }, replan, { world, today })).toEqual([{ type: "proposalRejected" }, asked]);
});

it("keeps what is said of the changes within what an event may hold", () => {
  const changes = Array.from({ length: 50 }, () => "🏔".repeat(300));
  const [event] = replanEvents({ proposal: null }, { base: 1, request, changes }, { world, today });
  const parsed = eventSchema.parse(event);
  expect(parsed.type === "replanAsked" && parsed.changes.every((change) => change.isWellFormed())).toBe(true);
});

it("refuses dates that have passed where time passes", () => {
  const late = { ...request, dates: { kind: "fixed", start: "2026-12-01", days: 3 } } as const;
  const ask = () => replanEvents({ proposal: null }, { base: 1, request: late, changes: [] }, { world, today });
  expect(ask).toThrow("has passed");
});
