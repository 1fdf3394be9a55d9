import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { sharedPolls } from "./shared-polls";

describe("looks for all who follow", () => {
  const counted = () => {
    let polls = 0;
    return { follow: sharedPolls(async () => ++polls, 1), polls: () => polls };
  };
  const first = async (follow: (signal: AbortSignal) => AsyncGenerator<number, void>, most: number) => {
    const seen: number[] = [];
    for await (const answer of follow(new AbortController().signal)) {
      seen.push(answer);
      if (seen.length === most) break;
    }
    return seen;
  };

  it("are as many for fifty followers as for one", async () => {
    const { follow, polls } = counted();
    const seen = await Promise.all(Array.from({ length: 50 }, () => first(follow, 4)));
    expect(polls()).toBe(4);
    for (const each of seen) expect(each).toEqual([1, 2, 3, 4]);
  });

  it("give anyone who joins the last answer, and nobody one from before anyone followed", async () => {
    const { follow, polls } = counted();
    const signal = new AbortController();
    const staying = follow(signal.signal);
    expect((await staying.next()).value).toBe(1);
    expect(await first(follow, 1)).toEqual([1]);
    signal.abort();
    expect((await staying.next()).done).toBe(true);
    const taken = polls();
    expect((await first(follow, 1))[0]).toBeGreaterThan(taken);
  });

  it("end at once for anyone who leaves while looking", async () => {
    const follow = sharedPolls(() => new Promise<number>(() => {}), 1);
    const signal = new AbortController();
    const waiting = follow(signal.signal).next();
    signal.abort();
    expect((await waiting).done).toBe(true);
  });

  it("fail for those who wait, and are taken again for the next", async () => {
    let polls = 0;
    const follow = sharedPolls(async () => {
      polls += 1;
      if (polls === 1) throw new Error("away");
      return polls;
    }, 1);
    await expect(first(follow, 1)).rejects.toThrow("away");
    expect(await first(follow, 1)).toEqual([2]);
  });

  it("are not taken once all have left, so that nobody who joins later is given one from between", async () => {
    const { follow, polls } = counted();
    const signal = new AbortController();
    const leaving = follow(signal.signal);
    await leaving.next();
    const waiting = leaving.next();
    signal.abort();
    expect((await waiting).done).toBe(true);
    await pause(50);
    expect(polls()).toBe(1);
    expect(await first(follow, 1)).toEqual([2]);
  });

  it("are taken again for anyone who joins after one failed while another still follows", async () => {
    let polls = 0;
    const follow = sharedPolls(async () => {
      polls += 1;
      if (polls === 2) throw new Error("away");
      return polls;
    }, 1);
    const { signal } = new AbortController();
    const staying = follow(signal);
    await staying.next();
    const waiting = follow(signal);
    await waiting.next();
    await expect(waiting.next()).rejects.toThrow("away");
    expect(await first(follow, 1)).toEqual([3]);
    await staying.return();
  });
});
