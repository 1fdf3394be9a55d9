import { describe, expect, it } from "vitest";
import { agentConformance } from "../testing/agent-conformance";
import { conformanceTask, conformanceWorld, eventsOf } from "../testing/conformance-trip";
import { solver } from "./solver";

agentConformance(solver);

describe("solver", () => {
  it("proposes a plan that keeps every demand and rule", async () => {
    const events = await eventsOf(solver, conformanceTask);
    const verified = events.find((event) => event.type === "planVerified");
    expect(verified?.checks.length).toBeGreaterThan(0);
    expect(verified?.checks.filter((check) => check.kept === false)).toEqual([]);
  });

  it("says what conflicts when there is no plan", async () => {
    const text = conformanceTask.text.replace("$3,000", "$100");
    const events = await eventsOf(solver, { ...conformanceTask, text }, { world: conformanceWorld() });
    expect(events.map((event) => event.type)).toEqual(["task", "said", "requestChanged", "noPlanFound", "ended"]);
    expect(events.find((event) => event.type === "noPlanFound")).toMatchObject({ conflicts: [["budget"]] });
    expect(events.at(-1)).toEqual({ type: "ended", reason: "done" });
  });
});
