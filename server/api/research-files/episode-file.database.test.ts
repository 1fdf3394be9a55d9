import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { User } from "@/server/accounts";
import { readEpisode } from "@/server/episodes";
import * as context from "../context";
import { storeAgentEpisode, storeRunOfTests } from "../episodes/testing/agent-episode";
import { startOwnServices } from "../testing/own-services";
import { episodeFileSchema, handleEpisodeExport } from "./episode-file";

const researcher: User = { id: "r", email: "r@example.com", name: "r", role: "researcher", isAnonymous: false };
let who: User | null = researcher;

describe("an episode's file", () => {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-episode-"));
  let services: Awaited<ReturnType<typeof startOwnServices>>;
  beforeAll(async () => {
    vi.spyOn(context, "createContext").mockImplementation(() => ({ caller: "test", currentUser: async () => who }));
    services = await startOwnServices();
    await storeRunOfTests();
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await services.stop();
    rmSync(folder, { recursive: true });
  });
  const download = (id: string) => handleEpisodeExport(new Request("http://localhost/export"), id);

  it("is read back whole, prompts included", async () => {
    const id = await storeAgentEpisode({ steps: 30 });
    const answer = await download(id);
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="episode-${id}.jsonl"`);
    const text = await answer.text();
    const file = join(folder, "episode.jsonl");
    writeFileSync(file, text);
    const episode = readEpisode(file);
    if (!episode.ok) throw new Error(episode.problem.message);
    expect(episode.value.header).toMatchObject({ id, format: "dragoman-episode" });
    expect(episode.value.events).toHaveLength(125);
    expect(text).toContain("kingfisher 30.");
  });

  it("is for anyone who may read the episode", async () => {
    const id = await storeAgentEpisode({ steps: 1 });
    who = { ...researcher, role: "traveler" };
    expect((await download(id)).status).toBe(404);
    who = null;
    expect((await download(id)).status).toBe(401);
    who = researcher;
  });

  it("has a schema that names every type of event", () => {
    const types = JSON.stringify(episodeFileSchema());
    for (const type of ["task", "modelCalled", "planWritten", "failureFound", "ended"]) {
      expect(types).toContain(`"const":"${type}"`);
    }
    expect(z.object({ anyOf: z.array(z.unknown()).length(2) }).safeParse(episodeFileSchema()).success).toBe(true);
  });
});
