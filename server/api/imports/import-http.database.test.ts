import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { User } from "@/server/accounts";
import { texasQuery } from "@/server/benchmarks/testing/texas";
import * as context from "../context";
import { startOwnServices } from "../testing/own-services";
import { handleImport } from "./import-http";

const researcher: User = { id: "r", email: "r@example.com", name: "r", role: "researcher", isAnonymous: false };
let who: User | null = researcher;
const BYTES = { "content-type": "application/octet-stream" };

describe("an import by a page", () => {
  let services: Awaited<ReturnType<typeof startOwnServices>>;
  beforeAll(async () => {
    vi.spyOn(context, "createContext").mockImplementation(() => ({ caller: "test", currentUser: async () => who }));
    services = await startOwnServices();
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await services.stop();
  });

  const send = (text: string, headers: Record<string, string> = BYTES) => {
    const order = { kind: "tasks", benchmark: "travelplanner", name: "mine", options: { queries: "mine.jsonl" } };
    const files = [{ path: "mine.jsonl", bytes: Buffer.byteLength(text) }];
    const body = `${JSON.stringify({ order, files })}\n${text}`;
    return handleImport(new Request("http://localhost/api/research/import", { method: "POST", headers, body }));
  };

  it("stores what researchers send, and says file, line and field of what is wrong", async () => {
    const line = `${JSON.stringify(texasQuery())}\n`;
    const stored = await send(line);
    expect(await stored.json()).toMatchObject({
      ok: true,
      value: { kind: "tasks", name: "mine", count: 1, isNew: true },
    });
    const wrong = await send(`${line}{}\n`);
    expect(wrong.status).toBe(422);
    expect(await wrong.json()).toMatchObject({
      ok: false,
      problem: { code: "bad_file", where: { file: "mine.jsonl", line: 2, field: "idx" } },
    });
  });

  it.each([
    [401, null],
    [403, { ...researcher, role: "traveler" } as const],
    [403, { ...researcher, role: "annotator" } as const],
  ])("is refused with %s", async (status, user) => {
    who = user;
    expect((await send("{}")).status).toBe(status);
    who = researcher;
  });

  it("is refused from another site's page, and as what forms can send", async () => {
    expect((await send("{}", { ...BYTES, "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await send("{}", { "content-type": "text/plain" })).status).toBe(415);
  });
});
