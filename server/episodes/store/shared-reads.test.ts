import { describe, expect, it } from "vitest";
import type { RecordedEvent } from "../episode";
import { sharedReads } from "./shared-reads";

const event = (sequence: number): RecordedEvent => ({ sequence, atMs: 0, event: { type: "thought", text: "" } });

describe("reads that are shared", () => {
  it("are one where the same page is asked for at the same moment", async () => {
    const asked: string[] = [];
    const read = sharedReads(async (id, page) => {
      asked.push(`${id} ${page.after}`);
      return [event(page.after + 1)];
    });
    const [one, two, other, filtered] = await Promise.all([
      read("a", { after: 0, limit: 5 }),
      read("a", { after: 0, limit: 5 }),
      read("a", { after: 1, limit: 5 }),
      read("a", { after: 0, limit: 5, withoutPrompts: true }),
    ]);
    expect(asked.sort()).toEqual(["a 0", "a 0", "a 1"]);
    expect(one).toBe(two);
    expect(other).not.toEqual(one);
    expect(filtered).not.toBe(one);
  });

  it("begin after they were asked for: nobody is given what was read before", async () => {
    let stored = 0;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const read = sharedReads(async () => {
      const seen = stored;
      await held;
      return [event(seen)];
    });
    const before = read("a", { after: 0, limit: 5 });
    await new Promise((resolve) => setImmediate(resolve));
    stored = 1;
    const after = read("a", { after: 0, limit: 5 });
    letGo();
    expect(await before).toEqual([event(0)]);
    expect(await after).toEqual([event(1)]);
  });

  it("fail for everyone who asked, and are tried again by the next", async () => {
    let fails = true;
    const read = sharedReads(async () => {
      if (fails) throw new Error("The database is away.");
      return [];
    });
    const answers = await Promise.allSettled([read("a", { after: 0, limit: 5 }), read("a", { after: 0, limit: 5 })]);
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    fails = false;
    expect(await read("a", { after: 0, limit: 5 })).toEqual([]);
  });
});
