import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { getServices, stopServices } from "../services";
import { callAs, startOwnServices } from "../testing/own-services";
import { planTripFor } from "../testing/planned-trip";

describe("a re-plan that was promised", () => {
  let services: Awaited<ReturnType<typeof startOwnServices>>;
  let traveler: Awaited<ReturnType<typeof callAs>>;
  let id: string;
  beforeAll(async () => {
    services = await startOwnServices();
    traveler = await callAs("traveler");
  }, 120_000);
  beforeEach(async () => {
    ({ id } = await planTripFor(traveler));
  });
  afterAll(() => services.stop());

  const PATIENCE = { timeout: 40_000, interval: 50 };
  const trip = () => traveler.trips.get({ id });
  /** Says it; the answer is stored, and the server is killed before it begins what the answer promises. */
  const killedAfterAnswering = async (text: string) => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const { planning, replies } = await getServices();
    const add = vi.spyOn(planning, "begin").mockRejectedValueOnce(new Error("killed"));
    await traveler.chat.say({ id, text });
    await vi.waitFor(() => expect(add).toHaveBeenCalledOnce(), PATIENCE);
    await replies.stop(id);
    await stopServices();
    add.mockRestore();
    log.mockRestore();
  };
  const proposed = async () => {
    const found = await vi.waitFor(async () => {
      const { proposal, search } = await trip();
      expect(search).toBeNull();
      expect(proposal?.kind).toBe("plan");
      return proposal;
    }, PATIENCE);
    return found?.kind === "plan" ? found.version : null;
  };
  /** How often a re-plan found something. */
  const timesProposed = async () => {
    const { episodes } = await getServices();
    const events = await episodes.events(id, { after: -1, limit: 200, types: ["planProposed"] });
    return events.filter(({ event }) => event.type === "planProposed" && event.cause.kind === "replanned").length;
  };

  it("is kept by the next server, exactly once", async () => {
    await killedAfterAnswering("what if we add a day?");
    expect((await proposed())?.request.dates.days).toBe(6);
    await stopServices();
    expect((await proposed())?.request.dates.days).toBe(6);
    expect(await timesProposed()).toBe(1);
  });

  it("takes the place of what was looked for before", async () => {
    const { planning } = await getServices();
    const held = vi.spyOn(planning, "begin").mockResolvedValue();
    await traveler.trips.replan({ id, version: 1, changes: ["nothing"] });
    held.mockRestore();
    await killedAfterAnswering("what if we add a day?");
    expect((await proposed())?.request.dates.days).toBe(6);
    expect(await timesProposed()).toBe(1);
  });

  it("is given up when the traveler ends the search", async () => {
    const { planning } = await getServices();
    const held = vi.spyOn(planning, "begin").mockResolvedValue();
    await traveler.trips.replan({ id, version: 1, changes: ["nothing"] });
    held.mockRestore();
    expect((await traveler.trips.cancel({ id })).search).toBeNull();
    await stopServices();
    await getServices();
    expect(await trip()).toMatchObject({ status: "planned", search: null, proposal: null });
  });
});
