import { describe, expect, it } from "vitest";
import { shared } from "./shared";

interface Page {
  readonly after: number;
  readonly limit: number;
  readonly withoutPrompts?: boolean;
}

describe("reads that are shared", () => {
  it("are one where the same page is asked for at the same moment", async () => {
    const asked: string[] = [];
    const read = shared(async (id: string, page: Page) => {
      asked.push(`${id} ${page.after}`);
      return [page.after + 1];
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
    const read = shared(async (_id: string, _page: Page) => {
      const seen = stored;
      await held;
      return [seen];
    });
    const before = read("a", { after: 0, limit: 5 });
    await new Promise((resolve) => setImmediate(resolve));
    stored = 1;
    const after = read("a", { after: 0, limit: 5 });
    letGo();
    expect(await before).toEqual([0]);
    expect(await after).toEqual([1]);
  });

  it("fail for everyone who asked, and are tried again by the next", async () => {
    let fails = true;
    const read = shared(async (_id: string, _page: Page): Promise<number[]> => {
      if (fails) throw new Error("The database is away.");
      return [];
    });
    const answers = await Promise.allSettled([read("a", { after: 0, limit: 5 }), read("a", { after: 0, limit: 5 })]);
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    fails = false;
    expect(await read("a", { after: 0, limit: 5 })).toEqual([]);
  });
});
