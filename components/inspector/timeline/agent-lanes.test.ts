import { describe, expect, it } from "vitest";
import type { EventLine } from "@/server/api";
import { agentLanes, agentsBySpan } from "./agent-lanes";
import { agentPaths } from "./strip";

type Given = readonly [atMs: number, spanId: string | null, parentId: string | null, line: Partial<EventLine>];

function linesOf(...given: readonly Given[]): EventLine[] {
  return given.map(([atMs, spanId, parentId, line], sequence) => ({
    ...{ sequence, atMs, type: "thought", subject: null, text: "", state: "plain", callId: null, tookMs: null },
    ...{ tokens: null, costUsd: null, spanId, parentId, spanKind: null },
    ...line,
  }));
}

const began = (subject: string): Partial<EventLine> => ({ type: "spanBegan", spanKind: "agent", subject });

describe("the lanes of agents", () => {
  const lines = linesOf(
    [100, "s1", null, { type: "modelCalled", tookMs: 100 }],
    [100, "s2", null, began("Thought")],
    [300, "s3", "s2", { type: "modelCalled", tookMs: 200 }],
    [300, "s2", null, { type: "spanEnded" }],
    [300, "s4", null, { type: "toolCalled" }],
    [400, "s4", null, { type: "toolAnswered" }],
    [400, "s5", null, began("Tool")],
    [1_000, "s6", "s5", { type: "modelCalled", tookMs: 600 }],
  );

  it("show the main agent by its own calls, and the others by their spans, those still open to the last event", () => {
    expect(agentLanes(lines, "tdag")).toEqual([
      {
        name: "tdag",
        spans: [
          [0, 100],
          [300, 400],
        ],
      },
      { name: "Thought", spans: [[100, 300]] },
      { name: "Tool", spans: [[400, 1_000]] },
    ]);
    expect(agentPaths(agentLanes(lines, "tdag"), lines, 100)).toEqual([
      "M0 59h10v8h-10zM30 59h10v8h-10z",
      "M10 73h20v8h-20z",
      "M40 87h60v8h-60z",
    ]);
  });

  it("are none where no agent works for another", () => {
    expect(agentLanes(linesOf([0, "s1", null, { type: "modelCalled" }]), "react")).toEqual([]);
    expect(agentLanes([], "react")).toEqual([]);
  });

  it("are at most eight, the last one for the rest", () => {
    const many = linesOf(
      ...Array.from({ length: 12 }, (_, index): Given => [index, `s${index}`, null, began(`A${index}`)]),
    );
    expect(agentLanes(many, "tdag").map(({ name }) => name)).toEqual([
      ...["tdag", "A0", "A1", "A2", "A3", "A4", "A5", "6 others"],
    ]);
  });

  it("know whose work a span is: that of the nearest agent around it", () => {
    expect(Object.fromEntries([...agentsBySpan(lines)].map(([span, name]) => [span ?? "episode", name]))).toEqual({
      ...{ episode: null, s1: null, s2: "Thought", s3: "Thought", s4: null, s5: "Tool", s6: "Tool" },
    });
  });
});
