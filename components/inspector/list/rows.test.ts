import { describe, expect, it } from "vitest";
import type { EventLine } from "@/server/api";
import { groupFigures, groupMs, groupTitle } from "./group-figures";
import { countShown, groupKeys, itemsOfEpisode, rowOfEvent, rowsOf } from "./rows";
import { type Group, type Item, isGroup } from "./tree";

function linesOf(...types: EventLine["type"][]): EventLine[] {
  return types.map((type, sequence) => ({
    sequence,
    atMs: sequence * 10,
    type,
    subject: type === "toolCalled" ? "FlightSearch" : null,
    text: "",
    state: "plain",
    callId: null,
    tookMs: type === "modelCalled" ? 5 : null,
    tokens: null,
    costUsd: null,
    spanId: null,
    parentId: null,
    spanKind: null,
  }));
}
const all = () => true;
const keysOf = (lines: EventLine[]) => rowsOf(itemsOfEpisode(lines), new Set(), all).map(({ key }) => key);

describe("the tree of events", () => {
  it("puts a model's call, its thought, its tools and their answers into one step", () => {
    const lines = linesOf("task", "modelCalled", "thought", "toolCalled", "toolCalled", "toolAnswered", "toolAnswered");
    expect(keysOf(lines)).toEqual(["e0", "step-1", "e1", "e2", "e3", "e4", "e5", "e6"]);
  });

  it("begins a step at the next call, or at the next thought where no model is called", () => {
    expect(keysOf(linesOf("modelCalled", "toolCalled", "modelCalled", "toolCalled"))).toEqual([
      ...["step-1", "e0", "e1"],
      ...["step-2", "e2", "e3"],
    ]);
    expect(keysOf(linesOf("thought", "toolCalled", "toolAnswered", "thought", "toolCalled"))).toEqual([
      ...["step-1", "e0", "e1", "e2"],
      ...["step-2", "e3", "e4"],
    ]);
    expect(keysOf(linesOf("toolCalled", "toolAnswered", "toolCalled", "toolAnswered"))).toEqual([
      ...["step-1", "e0", "e1"],
      ...["step-2", "e2", "e3"],
    ]);
  });

  it("leaves what is alone, and what is no part of a step, as it is", () => {
    expect(keysOf(linesOf("thought", "planProposed", "planVerified", "thought", "ended"))).toEqual([
      "e0",
      "e1",
      "e2",
      "e3",
      "e4",
    ]);
  });

  it("hides the events of closed steps, and finds them at the head", () => {
    const rows = rowsOf(itemsOfEpisode(linesOf("task", "modelCalled", "thought", "ended")), new Set(["step-1"]), all);
    expect(rows.map(({ key }) => key)).toEqual(["e0", "step-1", "e3"]);
    expect([0, 2, 3, 9].map((sequence) => rowOfEvent(rows, sequence))).toEqual([0, 1, 2, -1]);
  });

  it("keeps the head of a step above what is wanted of it", () => {
    const items = itemsOfEpisode(linesOf("modelCalled", "toolCalled", "modelCalled", "thought"));
    const rows = rowsOf(items, new Set(), ({ type }) => type === "toolCalled");
    expect(rows.map(({ key }) => key)).toEqual(["step-1", "e1"]);
  });

  it("says what a step did and how long it took", () => {
    const [step] = itemsOfEpisode(linesOf("modelCalled", "thought", "toolCalled", "toolAnswered"));
    if (step === undefined || !isGroup(step)) throw new Error("There is no step.");
    expect(groupTitle(step)).toBe("FlightSearch");
    expect(groupMs(step)).toBe(35);
  });
});

type Given = Partial<EventLine> & Pick<EventLine, "type">;

/** Lines 10 ms apart, as `[span, parent, line]`. */
function spanned(...given: (readonly [spanId: string | null, parentId: string | null, line: Given])[]): EventLine[] {
  return given.map(([spanId, parentId, line], sequence) => ({
    ...{ sequence, atMs: sequence * 10, subject: null, text: "", state: "plain", callId: null, tookMs: null },
    ...{ tokens: null, costUsd: null, spanKind: null },
    ...line,
    ...{ spanId, parentId },
  }));
}

const subtask: Given = { type: "spanBegan", subject: "Find a hotel", spanKind: "subtask" };
const agent: Given = { type: "spanBegan", subject: "Hotel agent", spanKind: "agent" };
const called: Given = { type: "toolCalled", subject: "Planner" };
const asked = (tokens: number | null, costUsd: number | "unknown" = 0.01): Given => ({
  ...{ type: "modelCalled", subject: "planner", tookMs: 5, tokens, costUsd },
});

/** An agent in a subtask: its model, a tool that asks a model, and a tool that does not; then a step of the main agent. */
const NESTED = spanned(
  [null, null, { type: "task" }],
  ["s1", null, subtask],
  ["s2", "s1", agent],
  ["s3", "s2", asked(1_000)],
  ["s4", "s2", called],
  ["s5", "s4", asked(200)],
  ["s4", "s2", { type: "toolAnswered" }],
  ["s6", "s2", { ...called, subject: "FlightSearch" }],
  ["s6", "s2", { type: "toolAnswered", state: "bad" }],
  ["s2", "s1", { type: "spanEnded" }],
  ["s1", null, { type: "spanEnded" }],
  ["s7", null, asked(null)],
  [null, null, { type: "thought" }],
  [null, null, { type: "ended" }],
);

function groupOf(items: readonly Item[], key: string): Group {
  const row = rowsOf(items, new Set(), all).find((each) => each.key === key);
  if (row?.kind !== "group") throw new Error(`There is no group ${key}.`);
  return row.group;
}

describe("the tree of spans", () => {
  const items = itemsOfEpisode(NESTED);
  const shown = (closed: readonly string[], isWanted: (line: EventLine) => boolean = all) =>
    rowsOf(items, new Set(closed), isWanted).map(({ key, level }) => `${level} ${key}`);

  it("puts agents into subtasks, steps into agents, and a tool's model calls into the tool", () => {
    expect(shown([])).toEqual([
      ...["1 e0", "1 s1", "2 s2", "3 s2-step-1", "4 e3", "4 s4", "5 e4", "5 e5", "5 e6", "4 e7", "4 e8"],
      ...["1 step-1", "2 e11", "2 e12", "1 e13"],
    ]);
  });

  it("closes any of them, and all", () => {
    expect(shown(["s2"])).toEqual(["1 e0", "1 s1", "2 s2", "1 step-1", "2 e11", "2 e12", "1 e13"]);
    expect(groupKeys(items)).toEqual(["s1", "s2", "s2-step-1", "s4", "step-1"]);
    expect(shown(groupKeys(items))).toEqual(["1 e0", "1 s1", "1 step-1", "1 e13"]);
  });

  it("keeps the heads above what is wanted", () => {
    expect(shown([], ({ state }) => state === "bad")).toEqual(["1 s1", "2 s2", "3 s2-step-1", "4 e8"]);
  });

  it("counts what is seen of what is wanted, spans that begin and end too", () => {
    const count = (closed: readonly string[], isWanted: (line: EventLine) => boolean = all) =>
      countShown(rowsOf(items, new Set(closed), isWanted), isWanted);
    expect(count([])).toBe(NESTED.length);
    expect(count(["s1"])).toBe(6);
    expect(count([], ({ type }) => type === "spanBegan")).toBe(2);
    expect(count([], ({ state }) => state === "bad")).toBe(1);
  });

  it("finds an event at its row, in what is closed, and where it begins or ends a span", () => {
    const keyAt = (closed: readonly string[], sequence: number) => {
      const rows = rowsOf(items, new Set(closed), all);
      return rows[rowOfEvent(rows, sequence)]?.key;
    };
    expect([1, 2, 9, 10].map((sequence) => keyAt([], sequence))).toEqual(["s1", "s2", "s2", "s1"]);
    expect([5, 9].map((sequence) => keyAt(["s1"], sequence))).toEqual(["s1", "s1"]);
    expect(keyAt(["s4"], 5)).toBe("s4");
  });

  it("tells what a span took, its spans within it included, and never 0 for what no one reported", () => {
    expect(groupFigures(groupOf(items, "s1"))).toBe("1.2K tokens · $0.02 · 90 ms");
    expect(groupTitle(groupOf(items, "s1"))).toBe("Planner, FlightSearch");
    expect(groupFigures(groupOf(items, "s4"))).toBe("200 tokens · $0.01 · 20 ms");
    const partly = itemsOfEpisode(
      spanned(["s1", null, agent], ["s2", "s1", asked(null, "unknown")], ["s3", "s1", asked(7)]),
    );
    expect(groupFigures(groupOf(partly, "s1"))).toBe("≥ 7 tokens · ≥ $0.01 · 20 ms");
    const unknown = itemsOfEpisode(spanned(["s1", null, agent], ["s2", "s1", asked(null, "unknown")]));
    expect(groupFigures(groupOf(unknown, "s1"))).toBe("tokens unknown · cost unknown · 10 ms");
  });

  it("leaves a step that the agent made itself whole", () => {
    const own = itemsOfEpisode(
      spanned(
        ["s1", null, { type: "spanBegan", subject: "Step 1", spanKind: "step" }],
        ["s2", "s1", asked(1)],
        ["s3", "s1", called],
        ["s3", "s1", { type: "toolAnswered" }],
        ["s1", null, { type: "spanEnded" }],
      ),
    );
    expect(rowsOf(own, new Set(), all).map(({ key }) => key)).toEqual(["s1", "e1", "e2", "e3"]);
  });

  it("shows what names a span that nobody began", () => {
    expect(rowsOf(itemsOfEpisode(spanned(["s9", "s8", { type: "thought" }])), new Set(), all)).toHaveLength(1);
  });
});
