import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fail, ok } from "@/server/trip";
import { type Event, inSpan, inToolSpan, SpanNumbers } from ".";

type Work = AsyncGenerator<Event, unknown, void>;
type Steps = AsyncGenerator<Event, void>;

const thought = (text: string): Event => ({ type: "thought", text });
const called = (callId: string, tool = "FlightSearch") => ({ type: "toolCalled", callId, tool, input: null }) as const;
const answered = (callId: string): Event => ({ type: "toolAnswered", callId, ok: true, output: null });
const modelCall: Event = {
  type: "modelCalled",
  ...{
    role: "agent",
    requestedModel: "m",
    servedModel: "m",
    messages: [],
    temperature: 0,
    answer: null,
    problem: null,
  },
  ...{ promptTokens: 1, completionTokens: 1, ttftMs: 1, latencyMs: 1, costUsd: 0, fallbackBecause: null },
  ...{ retries: 0, cached: false },
};

/** "type span<parent" of each event, as the frame of an agent gives them; "-": the episode itself. */
async function played(work: () => AsyncIterable<Event>): Promise<string[]> {
  const spans = new SpanNumbers();
  const seen: string[] = [];
  for await (const event of work()) {
    const { type, spanId = "-", parentId = "-" } = spans.numbered(event);
    seen.push(`${type} ${spanId}<${parentId}`);
  }
  return seen;
}

describe("spans", () => {
  it("leave what happens outside of them to the episode, and make one of each call", async () => {
    const seen = await played(async function* () {
      yield thought("first");
      yield modelCall;
      yield called("a");
      yield called("b");
      yield answered("a");
      yield answered("b");
      yield { type: "ended", reason: "done" };
    });
    expect(seen).toEqual([
      "thought -<-",
      "modelCalled s1<-",
      "toolCalled s2<-",
      "toolCalled s3<-",
      "toolAnswered s2<-",
      "toolAnswered s3<-",
      "ended -<-",
    ]);
  });

  it("nest: a sub-agent in its subtask, a model's call in the tool that made it", async () => {
    const subAgent = () =>
      inSpan({ kind: "agent", name: "Sub-agent" }, async function* (): Steps {
        yield thought("mine");
        yield* inToolSpan(called("a", "Planner"), async function* (): Steps {
          yield modelCall;
          yield answered("a");
        });
      });
    const seen = await played(() => inSpan({ kind: "subtask", name: "Hotels", goal: "Find one." }, subAgent));
    expect(seen).toEqual([
      "spanBegan s1<-",
      "spanBegan s2<s1",
      "thought s2<s1",
      "toolCalled s3<s2",
      "modelCalled s4<s3",
      "toolAnswered s3<s2",
      "spanEnded s2<s1",
      "spanEnded s1<-",
    ]);
  });

  it("say how they ended: with a value, a problem, or an error, which goes on", async () => {
    const ends = async (work: () => Work) => {
      const statuses: string[] = [];
      try {
        for await (const event of inSpan({ kind: "step", name: "Step" }, work)) {
          if (event.type === "spanEnded") statuses.push(event.status);
        }
      } catch (error) {
        statuses.push(String(error));
      }
      return statuses;
    };
    const giving = (value: unknown) =>
      async function* (): Work {
        yield thought("…");
        return value;
      };
    expect(await ends(giving(ok(1)))).toEqual(["ok"]);
    expect(await ends(giving(undefined))).toEqual(["ok"]);
    expect(await ends(giving(fail({ code: "internal", message: "No." })))).toEqual(["failed"]);
    const broken = async function* (): Steps {
      yield thought("…");
      throw new Error("The table is gone.");
    };
    expect(await ends(broken)).toEqual(["failed", "Error: The table is gone."]);
  });

  it("keep to what yields within them, also where two work at the same time", async () => {
    const worker = (name: string) =>
      inSpan({ kind: "agent", name }, async function* (): Steps {
        yield thought(name);
        yield thought(name);
      });
    const seen = await played(async function* () {
      const both = [worker("left"), worker("right")];
      for (let turn = 0; turn < 5; turn++) {
        for (const each of both) {
          const step = await each.next();
          if (!step.done) yield step.value;
        }
      }
    });
    expect(seen.slice(0, 4)).toEqual(["spanBegan s1<-", "spanBegan s2<-", "thought s1<-", "thought s2<-"]);
  });

  it("have the same ids for the same events, and each span one parent", async () => {
    type Tree = readonly Tree[];
    const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
      tree: fc.oneof({ maxDepth: 4 }, fc.constant([]), fc.array(tie("tree"), { maxLength: 3 })),
    }));
    async function* workOf(children: Tree): Steps {
      yield thought("…");
      for (const child of children) yield* inSpan({ kind: "step", name: "Step" }, () => workOf(child));
      yield modelCall;
    }
    await fc.assert(
      fc.asyncProperty(tree, async (children) => {
        const seen = await played(() => workOf(children));
        expect(await played(() => workOf(children))).toEqual(seen);
        const parents = new Map<string, Set<string>>();
        for (const line of seen) {
          const [, span = "", parent = ""] = /(\S+)<(\S+)/.exec(line) ?? [];
          parents.set(span, (parents.get(span) ?? new Set()).add(parent));
        }
        for (const [span, of] of parents) expect([span, of.size]).toEqual([span, 1]);
      }),
    );
  });
});
