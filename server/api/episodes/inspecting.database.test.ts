import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exampleTask, proposedVersion } from "@/server/episodes/testing/example-trip";
import { getServices } from "../services";
import { callAs, startOwnServices } from "../testing/own-services";
import { endOfAgent, newAgentEpisode, storeAgentEpisode, storeRunOfTests } from "./testing/agent-episode";

const STEPS = 140;
/** The task, four events a step, four at the end. */
const LENGTH = 1 + 4 * STEPS + 4;

describe("what an inspector reads of an episode", () => {
  let services: Awaited<ReturnType<typeof startOwnServices>>;
  let id: string;
  beforeAll(async () => {
    services = await startOwnServices();
    await storeRunOfTests();
    id = await storeAgentEpisode({ steps: STEPS });
  });
  afterAll(() => services.stop());
  const researcher = () => callAs("researcher", "researcher");

  async function search(text: string, inPrompts = false): Promise<number[]> {
    const api = await researcher();
    const found: number[] = [];
    for (let after = -1; after < LENGTH - 1; ) {
      const part = await api.episodes.search({ id, text, after, inPrompts });
      found.push(...part.found);
      after = part.searchedTo;
    }
    return found;
  }

  it("is a line for each event, without what models were sent", async () => {
    const api = await researcher();
    const lines = await api.episodes.lines({ id, after: 0, limit: 4 });
    expect(lines).toMatchObject([
      {
        sequence: 1,
        type: "modelCalled",
        subject: "agent",
        tookMs: 40,
        tokens: 931,
        text: "Thought 1: look for flights.",
      },
      { sequence: 2, type: "thought" },
      {
        sequence: 3,
        type: "toolCalled",
        subject: "FlightSearch",
        text: "day: 1, origin: Dallas, destination: Austin",
        callId: "call-1",
      },
      { sequence: 4, type: "toolAnswered", callId: "call-1", state: "plain" },
    ]);
    expect(JSON.stringify(lines)).not.toContain("kingfisher");
    expect(lines[3]?.text.length).toBeLessThanOrEqual(180);
  });

  it("is one event, whole", async () => {
    const api = await researcher();
    const { event } = await api.episodes.event({ id, sequence: 1 });
    expect(JSON.stringify(event)).toContain("kingfisher 1.");
    await expect(api.episodes.event({ id, sequence: LENGTH })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("is found by what it says, in large fields too", async () => {
    expect(await search("f3570105")).toEqual([4]);
    expect(await search("STEP 139:")).toEqual([4 * 138 + 2]);
    expect(await search("the budget is $1,700")).toEqual([LENGTH - 3, LENGTH - 2]);
  });

  it("is found in prompts only when they are asked for", async () => {
    expect(await search("kingfisher 77.")).toEqual([]);
    expect(await search("kingfisher 77.", true)).toEqual([4 * 76 + 1]);
  });

  it("is not found by the names of fields, nor by signs that mean something to the database", async () => {
    expect(await search("callId")).toEqual([]);
    expect(await search("Step_139")).toEqual([]);
    expect(await search("F357%05")).toEqual([]);
    expect(await search("Current City: from")).toEqual([LENGTH - 4]);
    expect(await search('"')).toEqual([]);
  });

  it("tells the story until an event", async () => {
    const { episodes } = await getServices();
    const trip = randomUUID();
    await episodes.begin(newAgentEpisode(trip), [
      {
        type: "preferenceLearned",
        strength: "want",
        entry: "hotel.ratings",
        value: 4,
        confidence: 1,
        evidence: "four stars",
      },
      proposedVersion(1, null),
      { type: "planVerified", version: 1, checks: [] },
      ...endOfAgent(),
    ]);
    const api = await researcher();
    expect(await api.episodes.story({ id: trip, at: 0 })).toMatchObject({
      task: null,
      learned: [{ sequence: 0 }],
      plan: null,
      versions: [],
    });
    expect(await api.episodes.story({ id: trip, at: 2 })).toMatchObject({
      verified: { sequence: 2 },
      scored: null,
      plan: { sequence: 1, event: { type: "planProposed", otherTrips: [] } },
      versions: [{ sequence: 1, version: 1 }],
    });
    const last = await api.episodes.story({ id: trip, at: 6 });
    expect(last).toMatchObject({ scored: { sequence: 4 }, plan: { sequence: 3, event: { type: "planWritten" } } });
    expect(last.versions).toEqual([
      { sequence: 1, type: "planProposed", version: 1 },
      { sequence: 3, type: "planWritten", version: null },
    ]);
  });

  it("is compared with another: the first event that says something else, whatever the ids and times", async () => {
    const api = await researcher();
    const { episodes } = await getServices();
    const [same, shorter, other] = [
      await storeAgentEpisode({ steps: STEPS }),
      await storeAgentEpisode({ steps: 60 }),
      randomUUID(),
    ];
    await episodes.begin(newAgentEpisode(other), [
      { type: "task", task: { ...exampleTask(other), text: "Elsewhere" } },
    ]);
    expect(await api.episodes.firstDifference({ left: id, right: same })).toEqual({
      same: LENGTH,
      left: null,
      right: null,
    });
    expect(await api.episodes.firstDifference({ left: id, right: shorter })).toMatchObject({
      same: 241,
      left: { sequence: 241, event: { type: "modelCalled" } },
      right: { sequence: 241, event: { type: "planWritten" } },
    });
    expect(await api.episodes.firstDifference({ left: id, right: other })).toMatchObject({ same: 0 });
  });
});
