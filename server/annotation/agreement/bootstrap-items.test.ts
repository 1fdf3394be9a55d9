import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { bootstrapOverItems } from "./bootstrap-items";

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe("bootstrap over items", () => {
  it("gives the interval of a mean as normal theory has it, and the same one again", async () => {
    const items = Array.from({ length: 100 }, (_, at) => at);
    const interval = await bootstrapOverItems(items, mean);
    const error = 28.87 / 10;
    expect(interval?.low).toBeGreaterThan(49.5 - 2.5 * error);
    expect(interval?.low).toBeLessThan(49.5 - 1.5 * error);
    expect(interval?.high).toBeGreaterThan(49.5 + 1.5 * error);
    expect(interval?.high).toBeLessThan(49.5 + 2.5 * error);
    expect(await bootstrapOverItems(items, mean)).toEqual(interval);
  });

  it("says nothing of one item, of items that are alike, and of a figure that no sample has", async () => {
    expect(await bootstrapOverItems([1], mean)).toBeNull();
    expect(await bootstrapOverItems([2, 2, 2], mean)).toBeNull();
    expect(await bootstrapOverItems([1, 2], () => null)).toBeNull();
  });

  it("lets other work go on before it ends", async () => {
    let turns = 0;
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        await setImmediate();
        turns++;
      }
    })();
    const items = Array.from({ length: 2_000 }, (_, at) => at);
    await bootstrapOverItems(items, mean);
    isOver = true;
    await others;
    expect(turns).toBeGreaterThan(1);
  });
});
