import { describe, expect, it } from "vitest";
import { ok } from "@/server/trip";
import { Places } from "./places";

const { signal } = new AbortController();

/** Work that ends when it is let. */
function held() {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { letGo, work: async () => gate.then(() => ok("done")) };
}

describe("places", () => {
  it("let so many work at a time, the others in order, and refuse when too many wait", async () => {
    const places = new Places(1, 2);
    const first = held();
    const order: number[] = [];
    const running = places.run(signal, first.work);
    const waiting = [1, 2].map((n) =>
      places.run(signal, async () => {
        order.push(n);
        return ok(n);
      }),
    );
    expect(await places.run(signal, async () => ok(3))).toMatchObject({ problem: { code: "unavailable" } });
    expect(order).toEqual([]);
    first.letGo();
    expect(await running).toEqual(ok("done"));
    expect(await Promise.all(waiting)).toEqual([ok(1), ok(2)]);
    expect(order).toEqual([1, 2]);
  });

  it("are left by work that throws, and by anyone who stops waiting", async () => {
    const places = new Places(1, 2);
    const failing = places.run(signal, async () => {
      throw new Error("broken");
    });
    await expect(failing).rejects.toThrow("broken");
    const first = held();
    const running = places.run(signal, first.work);
    const abort = new AbortController();
    const waiting = places.run(abort.signal, async () => ok(1));
    abort.abort();
    expect(await waiting).toMatchObject({ problem: { code: "cancelled" } });
    first.letGo();
    await running;
    expect(await places.run(signal, async () => ok(2))).toEqual(ok(2));
  });
});
