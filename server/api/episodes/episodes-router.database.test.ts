import { randomUUID } from "node:crypto";
import { isTrackedEnvelope } from "@trpc/server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RecordedEvent } from "@/server/episodes";
import { getServices } from "../services";
import { callAs, startOwnServices } from "../testing/own-services";
import { newOwnedTrip } from "../testing/owned-trip";

describe("an episode's procedures", () => {
  let services: Awaited<ReturnType<typeof startOwnServices>>;
  beforeAll(async () => {
    services = await startOwnServices();
  });
  afterAll(() => services.stop());

  it("give the header and the events by pages", async () => {
    const owner = await callAs("owner");
    const id = await newOwnedTrip("owner");
    expect(await owner.episodes.header({ id })).toMatchObject({ id, version: 4, length: 4 });
    const page = await owner.episodes.events({ id, after: 0, limit: 2 });
    expect(page.map(({ sequence, event }) => [sequence, event.type])).toEqual([
      [1, "planProposed"],
      [2, "planVerified"],
    ]);
    await expect(owner.episodes.events({ id, after: 0, limit: 1_000 })).rejects.toThrow();
  });

  it("follow the episode over a dropped connection, and hear at once of what is appended", async () => {
    const researcher = await callAs("researcher", "researcher");
    const id = await newOwnedTrip("researcher");
    let last = "";
    for await (const sent of await researcher.episodes.tail({ id })) {
      [last] = envelopeOf(sent);
      if (last === "1") break;
    }
    const seen: string[] = [];
    for await (const sent of await researcher.episodes.tail({ id, lastEventId: last })) {
      const [eventId, { event }] = envelopeOf(sent);
      seen.push(`${eventId} ${event.type}`);
      if (seen.length === 2) {
        const { episodes, changes } = await getServices();
        await episodes.append(id, [{ type: "ended", reason: "done" }]);
        changes.announce(id);
      }
    }
    expect(seen).toEqual(["2 planVerified", "3 versionChosen", "4 ended"]);
  });

  it("know no episode that does not exist", async () => {
    const researcher = await callAs("researcher", "researcher");
    const id = randomUUID();
    await expect(researcher.episodes.header({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(researcher.episodes.tail({ id })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

/** A caller without HTTP is given what is tracked as a pair of id and data, whatever the types say. */
function envelopeOf(sent: unknown): readonly [string, RecordedEvent, ...unknown[]] {
  if (!isTrackedEnvelope<RecordedEvent>(sent)) throw new Error("The event has no id.");
  return sent;
}
