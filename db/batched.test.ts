import { describe, expect, it } from "vitest";
import { batched } from "./batched";

describe("reads of several keys", () => {
  it("are one where they are asked for at the same moment, each key once", async () => {
    const asked: (readonly string[])[] = [];
    const read = batched(async (keys) => {
      asked.push(keys);
      return new Map([["a", 1]]);
    });
    expect(await Promise.all([read("a"), read("b"), read("a")])).toEqual([1, null, 1]);
    expect(asked).toEqual([["a", "b"]]);
  });

  it("begin after they were asked for: nobody is given what was read before", async () => {
    let stored = 0;
    const held: (() => void)[] = [];
    const read = batched(async () => {
      const seen = stored;
      await new Promise<void>((resolve) => held.push(resolve));
      return new Map([["a", seen]]);
    });
    const before = read("a");
    await new Promise((resolve) => setImmediate(resolve));
    stored = 1;
    const after = read("a");
    await new Promise((resolve) => setImmediate(resolve));
    for (const letGo of held) letGo();
    expect([await before, await after]).toEqual([0, 1]);
  });

  it("fail for everyone who asked, and are tried again by the next", async () => {
    let fails = true;
    const read = batched(async () => {
      if (fails) throw new Error("The database is away.");
      return new Map([["a", 1]]);
    });
    const answers = await Promise.allSettled([read("a"), read("b")]);
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    fails = false;
    expect(await read("a")).toBe(1);
  });
});
