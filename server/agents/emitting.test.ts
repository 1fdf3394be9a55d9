import { describe, expect, it } from "vitest";
import type { Event } from "@/server/episodes";
import { type Emitted, emitting } from "./emitting";

async function* thoughts(...texts: string[]): AsyncGenerator<Event, number> {
  for (const text of texts) yield { type: "thought", text };
  return texts.length;
}

async function taken(work: (emitted: Emitted) => Promise<number>): Promise<unknown[]> {
  const steps = emitting(work);
  const seen: unknown[] = [];
  try {
    while (true) {
      const step = await steps.next();
      if (step.done) return [...seen, step.value];
      seen.push(step.value.type === "thought" ? step.value.text : step.value.type);
    }
  } catch (error) {
    return [...seen, String(error)];
  }
}

describe("events of work that is a promise", () => {
  it("are yielded in order, then its value", async () => {
    expect(
      await taken(async (emitted) => (await emitted(thoughts("a", "b"))) + (await emitted(thoughts("c")))),
    ).toEqual([...["a", "b", "c", 3]]);
    expect(await taken(async () => 7)).toEqual([7]);
  });

  it("are yielded before its error", async () => {
    const broken = async (emitted: Emitted) => {
      await emitted(thoughts("a"));
      throw new Error("gone");
    };
    expect(await taken(broken)).toEqual(["a", "Error: gone"]);
    expect(await taken(() => Promise.reject(new Error("at once")))).toEqual(["Error: at once"]);
  });

  it("are there while the work goes on", async () => {
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const steps = emitting(async (emitted) => {
      await emitted(thoughts("a"));
      await gate;
      return 1;
    });
    expect(await steps.next()).toMatchObject({ done: false, value: { text: "a" } });
    go();
    expect(await steps.next()).toEqual({ done: true, value: 1 });
  });
});
