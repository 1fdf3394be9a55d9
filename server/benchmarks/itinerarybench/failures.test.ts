import { describe, expect, it } from "vitest";
import type { Event } from "@/server/episodes";
import { portTask, twoCities } from "@/server/scoring/testing/itinerarybench/two-cities";
import { failuresOfActions } from "./failures";
import { planWritten } from "./plan-events";

const G1 = 'go_to_city("Port", "Hill", "2023-07-02 10:00", "2023-07-02 12:00", "G1")';

function found(plan: readonly string[], task = portTask(), before: readonly Event[] = [], end: Event = done): string[] {
  const events = [...before, ...(plan.length > 0 ? [planWritten(plan)] : []), end];
  return failuresOfActions(task, events, twoCities).map(({ kind, detail }) => `${kind}: ${detail}`);
}
const done: Event = { type: "ended", reason: "done" };

/** A subtask's span. */
const subtask = (spanId: string, name: string, status: "ok" | "failed"): Event[] => [
  { type: "spanBegan", kind: "subtask", name, spanId },
  { type: "spanBegan", kind: "step", name: "Step 1", spanId: `${spanId}-1`, parentId: spanId },
  { type: "spanEnded", status: "failed", spanId: `${spanId}-1`, parentId: spanId },
  { type: "spanEnded", status, spanId },
];

describe("mistakes of a plan of actions", () => {
  it("are none where the plan is right", () => {
    expect(found([G1])).toEqual([]);
  });

  it("are of commonsense where one is elsewhere, or it is later already", () => {
    expect(found([G1, 'stay_in("Port", "2023-07-02 11:00", "2023-07-02 13:00")'])).toEqual([
      expect.stringMatching(/^commonsense knowledge: Action 2: It begins at/),
      expect.stringMatching(/^commonsense knowledge: Action 2: /),
    ]);
  });

  it("are of external information where the tables say otherwise", () => {
    const other = G1.replace("12:00", "12:30");
    const none = G1.replace("G1", "G9");
    expect(found([other])).toEqual([expect.stringContaining("external information: Action 1: Train G1 does not go")]);
    expect(found([none])).toEqual([expect.stringContaining("external information: Action 1: There is no train G9")]);
  });

  it("are of a constraint once each, also what the simulator reports again and again, or twice for one", () => {
    const stays = ["08:00", "09:00", "10:00"].map(
      (from) => `stay_in("Hill", "2023-07-06 ${from}", "2023-07-06 ${from}")`,
    );
    const partly = portTask({}, { CityDurationConstraint: [{ city: "Hill", days: 9 }] });
    const kinds = found([G1, ...stays], partly);
    expect(kinds.map((text) => text.split(":")[0])).toEqual(["constraint", "constraint"]);
    expect(kinds[1]).toContain("of 9 days");
  });
});

describe("a cascading task failure", () => {
  const failed = [...subtask("s1", "Find trains", "ok"), ...subtask("s2", "Find the way back", "failed")];

  it("is a failed subtask without a plan that can be executed, and not without the one or with the other", () => {
    const wrong = [G1.replace("G1", "G9")];
    expect(found(wrong, portTask(), failed)[0]).toMatch(/^cascading task failure: 1 .*"Find the way back"/);
    expect(found([], portTask(), failed)).toHaveLength(1);
    expect(found([G1], portTask(), failed)).toEqual([]);
    expect(found(wrong, portTask(), subtask("s1", "Find trains", "ok"))).toHaveLength(1);
    expect(found([])).toEqual([]);
  });

  it("is an early end of an agent without subtasks, but not one that its surroundings made", () => {
    const early: Event = { type: "ended", reason: "dead loop" };
    expect(found([], portTask(), [], early)).toEqual([expect.stringMatching(/^cascading task failure: .*dead loop/)]);
    expect(found([], portTask(), [], { type: "ended", reason: "model unavailable" })).toEqual([]);
  });
});
