import { describe, expect, it } from "vitest";
import type { EndReason, Event, Task } from "@/server/episodes";
import { scoreTravelplanner } from "@/server/scoring";
import { memoryWorld } from "@/server/worlds";
import { failuresOfWork } from "../runner/failures";
import { texas, texasQuery } from "../testing/texas";
import { failuresOfPlan } from "./plan-failures";

const world = texas();
const task: Task = { id: "1", text: "", today: "2022-03-01", request: null, objective: null };

const day = (fields: Record<string, string>) => ({
  ...{ days: 1, current_city: "Austin", transportation: "-", breakfast: "-", attraction: "-" },
  ...{ lunch: "-", dinner: "-", accommodation: "-" },
  ...fields,
});
const written = (days: ReturnType<typeof day>[] | null): Event => ({
  type: "planWritten",
  text: "…",
  days,
  readBy: null,
});
const ended = (reason: EndReason): Event => ({ type: "ended", reason });
const call = (callId: string, tool: string, ok: boolean): Event[] => [
  { type: "toolCalled", callId, tool, input: { city: "Atlantis" } },
  { type: "toolAnswered", callId, ok, output: null },
];

function kindsOf(events: readonly Event[], plan: ReturnType<typeof day>[] | null = null, given = { task, world }) {
  const verdict = scoreTravelplanner(given.world, texasQuery(), plan);
  return [...failuresOfWork(events), ...failuresOfPlan(given.task, verdict, given.world)].map(
    ({ kind, side }) => `${kind}: ${side}`,
  );
}

describe("failures", () => {
  it("finds nothing where nothing failed", () => {
    expect(kindsOf([...call("1", "CitySearch", true), ended("done")])).toEqual([]);
  });

  it("tells actions that are none from calls with wrong arguments, each once", () => {
    const events = [
      ...call("1", "Teleport", false),
      ...call("2", "RestaurantSearch", false),
      ...call("3", "RestaurantSearch", false),
      ...call("4", "CostEnquiry", false),
    ];
    expect(kindsOf([...events, ended("done")])).toEqual(["invalid action: agent", "argument error: agent"]);
    const [, wrong] = failuresOfWork([...events, ended("done")]);
    expect(wrong?.detail).toBe('3 calls did not work, the first: RestaurantSearch {"city":"Atlantis"}');
  });

  it("blames no agent for a tool that did not start", () => {
    const [called] = call("1", "execute_python", false);
    const output = { code: "unavailable", message: "The Python interpreter did not start: try again." };
    const answered: Event = { type: "toolAnswered", callId: "1", ok: false, output };
    expect(kindsOf([...(called ? [called] : []), answered, ended("done")])).toEqual([]);
  });

  it.each<[EndReason, string]>([
    ["invalid actions", "dead loop: invalid actions: agent"],
    ["dead loop", "dead loop: same action: agent"],
    ["step limit", "step limit: agent"],
    ["cost limit", "limit: agent"],
    ["token limit", "limit: agent"],
    ["time limit", "limit: agent"],
    ["agent gave up", "no plan: agent"],
    ["model unavailable", "model unavailable: environment"],
    ["internal", "internal: environment"],
  ])("names the end for the reason %s", (reason, failure) => {
    const error: Event = { type: "error", code: "internal", message: "The table is gone." };
    expect(kindsOf([error, ended(reason)])).toEqual([failure]);
  });

  it("lays a proof that there is no plan at the task's door, a missing one at the agent's", () => {
    expect(kindsOf([written(null), ended("done")])).toEqual(["no plan: agent"]);
    const asked: Event = { type: "asked", questions: [{ field: "origin", text: "Where from?" }] };
    expect(kindsOf([asked, ended("done")])).toEqual(["unclear: agent"]);
  });

  it("names what is wrong with the plan by the papers' kinds", () => {
    const plan = [
      day({ current_city: "from Dallas to Austin", transportation: "Flight Number: F9, from Dallas to Austin" }),
      day({ breakfast: "Nowhere Inn, Austin", lunch: "Nowhere Inn, Austin" }),
    ];
    expect(kindsOf([written(plan), ended("done")], plan)).toEqual([
      "city route: agent",
      "restaurant repeated: agent",
      "hallucination: agent",
      "missing information: agent",
    ]);
  });

  it("finds no fault with the agent where a given leg cannot be traveled", () => {
    const closed = memoryWorld({ cities: [...world.gazetteer.cities] });
    const legs = [{ origin: "Dallas", destination: "Austin", date: "2022-03-10" }];
    const plan = [day({ current_city: "from Dallas to Austin" })];
    const given = { task: { ...task, referenceLegs: legs }, world: closed };
    expect(kindsOf([written(plan), ended("done")], plan, given)).toContain("missing information: task");
    expect(kindsOf([written(plan), ended("done")], plan, { ...given, world })).toContain("missing information: agent");
  });
});
