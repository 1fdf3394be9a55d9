import { describe, expect, it } from "vitest";
import type { OfferedAgent } from "@/server/views";
import { NEW_DRAFT, orderOf } from "./run-draft";

const REACT: OfferedAgent = {
  name: "react",
  description: "",
  needsModel: true,
  takesModel: true,
  modes: ["two-stage"],
  parts: ["notebook"],
  inputs: ["query"],
  objectives: [],
  usualTimeLimitMs: 1_800_000,
};
const SOLVER: OfferedAgent = {
  name: "solver",
  description: "",
  needsModel: false,
  takesModel: false,
  modes: [],
  parts: [],
  inputs: ["query", "gold"],
  objectives: ["preferences", "cost"],
  usualTimeLimitMs: 10_000,
};
const FILLED = { ...NEW_DRAFT, name: "First", taskSet: "abc", world: "example", agent: "react", model: "scripted" };

describe("what is ordered with the form", () => {
  it("is a run, with empty limits as none", () => {
    const draft = { ...FILLED, without: ["notebook", "other"], mode: "sole-planning", cost: "2.5" } as const;
    expect(orderOf(draft, REACT)).toMatchObject({
      order: {
        limit: null,
        settings: { mode: "two-stage", protocol: "text", without: ["notebook"], timeLimitMs: 10_000 },
        model: "scripted",
        limits: { stepsPerTrial: null, tokensPerTrial: null, costUsd: 2.5, concurrency: 1 },
      },
    });
  });

  it("has neither model, mode nor protocol where the agent knows none", () => {
    expect(orderOf({ ...FILLED, agent: "solver" }, SOLVER)).toMatchObject({
      order: { model: null, settings: { mode: null, protocol: null, input: "query", objective: "preferences" } },
    });
  });

  it("may have a model where the agent takes one and does not need it", () => {
    const hybrid = { ...SOLVER, name: "hybrid", takesModel: true };
    expect(orderOf({ ...FILLED, agent: "hybrid" }, hybrid)).toMatchObject({ order: { model: "scripted" } });
    expect(orderOf({ ...FILLED, agent: "hybrid", model: " " }, hybrid)).toMatchObject({ order: { model: null } });
  });

  it("has other texts for prompts where the agent asks a model by any", () => {
    const draft = { ...FILLED, prompts: { "agents/two-stage/act": "Act." } };
    expect(orderOf(draft, REACT)).toMatchObject({ order: { settings: { prompts: draft.prompts } } });
    const solver = orderOf({ ...draft, agent: "solver" }, SOLVER);
    expect("order" in solver && solver.order.settings.prompts).toBeUndefined();
  });

  it("says field by field what is wrong", () => {
    const answer = orderOf({ ...NEW_DRAFT, trials: "100", seed: "x", cost: "-1", agent: "react" }, REACT);
    expect(answer).toEqual({
      problems: {
        name: "Give the run a name.",
        taskSet: "Choose the tasks.",
        world: "Name the world that the agent works in.",
        model: "This agent needs a model. Choose one.",
        trials: "Write a whole number of at least 1 and at most 64.",
        seed: "Write a whole number of at least 0 and at most 2147483647.",
        cost: "Write a number of at least 0, or nothing.",
      },
    });
  });
});
