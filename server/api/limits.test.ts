import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createCaller } from "./app-router";
import { callAs, startOwnServices } from "./testing/own-services";
import { newOwnedTrip } from "./testing/owned-trip";

let services: Awaited<ReturnType<typeof startOwnServices>>;
beforeAll(async () => {
  services = await startOwnServices();
});
afterAll(() => services.stop());

const TOO_MANY = { code: "TOO_MANY_REQUESTS" };
const NOT_FOUND = { code: "NOT_FOUND" };

/** Makes calls one after another; what the last one came to. */
async function repeated<T>(times: number, call: () => Promise<T>): Promise<PromiseSettledResult<T> | undefined> {
  let last: PromiseSettledResult<T> | undefined;
  for (let time = 0; time < times; time += 1) [last] = await Promise.allSettled([call()]);
  return last;
}

describe("how much one caller may ask for", () => {
  it("is 120 readings a minute without a session, no matter who else reads", async () => {
    const visitor = (caller: string) => createCaller({ caller, currentUser: async () => null });
    const read = () => visitor("192.0.2.1").understanding.read({ text: "" });
    expect(await repeated(120, read)).toMatchObject({ status: "fulfilled" });
    await expect(read()).rejects.toMatchObject(TOO_MANY);
    await visitor("192.0.2.2").understanding.read({ text: "" });
  });

  it("is 240 changes a minute by a session, whatever comes of them", async () => {
    const [busy, other] = [await callAs("busy"), await callAs("other")];
    const change = () => busy.trips.remove({ id: "none" });
    expect(await repeated(240, change)).toMatchObject({ reason: NOT_FOUND });
    await expect(change()).rejects.toMatchObject(TOO_MANY);
    await expect(other.trips.remove({ id: "none" })).rejects.toMatchObject(NOT_FOUND);
    expect(await busy.trips.list()).toEqual([]);
  });

  it("is 40 streams at once by a session; one that is left makes room", async () => {
    const watcher = await callAs("watcher");
    const id = await newOwnedTrip("watcher");
    const streams = await Promise.all(Array.from({ length: 40 }, () => watcher.trips.watch({ id })));
    await expect(watcher.trips.watch({ id })).rejects.toMatchObject(TOO_MANY);
    for await (const _ of streams[0] ?? []) break;
    const again = await watcher.trips.watch({ id });
    for (const stream of [...streams.slice(1), again]) for await (const _ of stream) break;
  });
});
