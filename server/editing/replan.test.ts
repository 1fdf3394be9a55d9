import { expect, test } from "vitest";
import { plan } from "@/server/planner";
import { verifyItinerary } from "@/server/scoring";
import { breaksOf, type PlanEdit, type PlanVersion, requestSchema, usd } from "@/server/trip";
import { settledLocks } from "./locks";
import { keptAfterReplan, requestForReplan } from "./replan";
import { edited, firstVersion, timedWorld } from "./testing/trip-to-austin";

const { demands } = firstVersion(timedWorld).request;
const WINDOW = { kind: "window", from: "2026-03-20", to: "2026-03-30", days: 4 } as const;

/** The version with every break of these checks kept on purpose, one after the other. */
function withKept(version: PlanVersion, ...names: string[]): PlanVersion {
  return breaksOf(version)
    .filter(({ check }) => names.includes(check.name))
    .reduce((current, { key }) => withEdit(current, { kind: "keep", breakKey: key }), version);
}

function withEdit(version: PlanVersion, edit: PlanEdit): PlanVersion {
  const result = edited(version, edit, timedWorld);
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

test("without locks the request stays as it is, with its dates open", () => {
  const version = firstVersion(timedWorld, { dates: WINDOW });
  expect(requestForReplan(version)).toEqual(version.request);
});

test("a lock names a day, so the plan's own dates are fixed; a place that is left out does not", () => {
  const version = firstVersion(timedWorld, { dates: WINDOW });
  const locked = withEdit(version, { kind: "lock", stopId: "day-2-lunch" });
  expect(requestForReplan(locked).dates).toEqual({ kind: "fixed", start: "2026-03-24", days: 4 });
  const removed = withEdit(version, { kind: "remove", stopId: "day-2-lunch" });
  expect(requestForReplan(removed).dates).toEqual(WINDOW);
});

test("dates that were changed stay as they are asked for", () => {
  const locked = withEdit(firstVersion(timedWorld, { dates: WINDOW }), { kind: "lock", stopId: "day-2-lunch" });
  const later = { kind: "window", from: "2026-03-26", to: "2026-03-31", days: 4 } as const;
  expect(requestForReplan(locked, { ...locked.request, dates: later }).dates).toEqual(later);
  const fixed = { kind: "fixed", start: "2026-03-26", days: 4 } as const;
  expect(requestForReplan(locked, { ...locked.request, dates: fixed }).dates).toEqual(fixed);
});

test("a budget that was changed counts, whatever was on purpose before", () => {
  const version = withKept(firstVersion(timedWorld, { demands: { ...demands, budget: usd(100) } }), "budget");
  const changed = { ...version.request, demands: { ...demands, budget: usd(120) } };
  expect(requestForReplan(version, changed).demands.budget).toEqual(usd(120));
  expect(keptAfterReplan(version, version.checks, version.itinerary)).toEqual(["budget|trip|"]);
  expect(keptAfterReplan(version, version.checks, version.itinerary, changed)).toEqual([]);
});

test("a budget that is accepted on purpose is raised to the present cost", () => {
  const version = firstVersion(timedWorld, { demands: { ...demands, budget: usd(100) } });
  expect(requestForReplan(version).demands.budget).toEqual(usd(100));
  expect(requestForReplan(withKept(version, "budget")).demands.budget).toEqual(version.itinerary.cost.total);
});

test("of the cuisines those are dropped that stay uneaten on purpose", () => {
  const version = firstVersion(timedWorld, { demands: { ...demands, cuisines: ["Thai", "American"] } });
  expect(requestForReplan(version).demands.cuisines).toEqual(["Thai", "American"]);
  expect(requestForReplan(withKept(version, "cuisines")).demands.cuisines).toEqual(["American"]);
});

test("stops that break something on purpose are locked on purpose, also when a later edit locked them again", () => {
  const closed = withEdit(firstVersion(timedWorld), {
    kind: "retime",
    stopId: "day-2-lunch",
    start: "15:30",
    end: null,
  });
  const kept = withKept(closed, "openingHours");
  const again = withEdit(kept, { kind: "retime", stopId: "day-2-lunch", start: "15:45", end: null });
  const lock = { kind: "meal", day: 2, recordId: "lunch-1", meal: "lunch", start: "15:45" };
  expect(again.request.locks).toEqual([{ ...lock, onPurpose: false }]);
  expect(requestForReplan(again).locks).toEqual([{ ...lock, onPurpose: true }]);
});

test("after a re-plan those breaks stay kept on purpose that are there still, and what is kept free", () => {
  const version = firstVersion(timedWorld, { demands: { ...demands, budget: usd(100), cuisines: ["Thai"] } });
  const removed = withEdit(version, { kind: "remove", stopId: "day-2-dinner" });
  const kept = withKept(removed, "budget", "cuisines", "meals");
  const checks = kept.checks.filter(({ name }) => name !== "cuisines");
  expect(keptAfterReplan(kept, checks, kept.itinerary)).toEqual(["budget|trip|", "meals|2|no dinner"]);
});

test("the request of a re-plan is one that the planner takes", () => {
  const kept = withKept(withEdit(firstVersion(timedWorld), { kind: "remove", stopId: "day-2-stay" }), "nights");
  const request = requestForReplan(kept);
  expect(requestSchema.parse(request)).toEqual(request);
  expect(request.locks.map(({ kind }) => kind)).toEqual(["without", "free", "free", "free"]);
});

test.each<[string, PlanEdit[]]>([
  ["another time", [{ kind: "retime", stopId: "day-2-dinner", start: "19:30", end: null }]],
  ["another day", [{ kind: "move", stopId: "day-2-morning", day: 3, before: "day-3-dinner" }]],
  [
    "another lodging and flight",
    [
      { kind: "swap", stopId: "day-2-stay", recordId: "palace" },
      { kind: "swap", stopId: "day-1-leg", recordId: "out-2026-03-24" },
    ],
  ],
  ["a place unscheduled", [{ kind: "unschedule", stopId: "day-2-morning" }]],
  [
    "a dinner left out on purpose",
    [
      { kind: "remove", stopId: "day-2-dinner" },
      { kind: "keep", breakKey: "meals|2|no dinner" },
    ],
  ],
])("re-planned around %s, the plan keeps the edits and all else", (_, edits) => {
  const version = edits.reduce(withEdit, firstVersion(timedWorld));
  const planned = plan(requestForReplan(version), timedWorld, { objective: "cost" });
  if (planned.status !== "plan") throw new Error(planned.explanation);
  const { itinerary } = planned;
  const checks = verifyItinerary(version.request, itinerary, timedWorld);
  const keptOnPurpose = keptAfterReplan(version, checks, itinerary);
  expect(breaksOf({ checks, itinerary, keptOnPurpose }).filter((each) => !each.onPurpose)).toEqual([]);
  expect(settledLocks(version.request.locks, itinerary.days, [])).toEqual(version.request.locks);
});
