import fc from "fast-check";
import { expect, test } from "vitest";
import { Slots } from "@/server/trip";
import { RateWindow } from "./rate-window";

test("no minute sees more starts than the rate, and nobody waits without need", () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 60 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), gaps, (limit, arrivals) => {
      const window = new RateWindow(limit);
      const starts: number[] = [];
      let now = 0;
      for (const gap of arrivals) {
        now += gap;
        const wait = window.take(now);
        const before = starts.at(-limit);
        if (before === undefined || before + 60_000 <= now) expect(wait).toBe(0);
        else expect(now + wait).toBe(before + 60_000);
        starts.push(now + wait);
      }
      for (const [index, start] of starts.entries()) {
        const later = starts[index + limit];
        if (later !== undefined) expect(later - start).toBeGreaterThanOrEqual(60_000);
      }
    }),
  );
});

test("who comes later gets the slot later, and who left the queue is passed over", async () => {
  const slots = new Slots(1);
  const order: string[] = [];
  const { signal } = new AbortController();
  const first = await slots.take(signal);
  const leaving = new AbortController();
  const left = slots.take(leaving.signal);
  const second = slots.take(signal).then((leave) => {
    order.push("second");
    leave?.();
  });
  const third = slots.take(signal).then((leave) => {
    order.push("third");
    leave?.();
  });
  leaving.abort();
  expect(await left).toBeNull();
  first?.();
  first?.();
  await Promise.all([second, third]);
  expect(order).toEqual(["second", "third"]);
});

test("never more hold a slot than there are", async () => {
  const slots = new Slots(3);
  let holding = 0;
  let most = 0;
  const work = async () => {
    const leave = await slots.take(new AbortController().signal);
    holding += 1;
    most = Math.max(most, holding);
    await new Promise((next) => setImmediate(next));
    holding -= 1;
    leave?.();
  };
  await Promise.all(Array.from({ length: 40 }, work));
  expect([most, holding]).toEqual([3, 0]);
});
