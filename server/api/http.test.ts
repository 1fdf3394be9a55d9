import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { checkHealth } from "./health";
import { handleApiRequest } from "./http";
import { stopServices } from "./services";
import { exampleTrip } from "./testing/example-trip";

const ADDRESS = "http://localhost/api/trpc";
const post = (procedure: string, body: string) =>
  handleApiRequest(
    new Request(`${ADDRESS}/${procedure}`, { method: "POST", headers: { "content-type": "application/json" }, body }),
  );

describe("requests to the api", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "api-"));
    vi.stubEnv("DRAGOMAN_DATA", folder);
    vi.stubEnv("DATABASE_URL", "");
  });
  afterAll(async () => {
    await stopServices();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it("answer an unknown trip, and an id that is none, with the same sentence", async () => {
    for (const id of ["00000000-0000-4000-8000-000000000000", "' or 1=1; --"]) {
      const response = await post("trips.get", JSON.stringify({ json: { id } }));
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("There is no trip at this address");
    }
  });

  it.each([
    ["no JSON", "{bad", ""],
    ["a wrong field", JSON.stringify({ json: { text: 1, request: {}, objective: "fame" } }), '"field":"text"'],
    ["nothing", "", ""],
  ])("answer %s with 400 and no stack trace", async (_, body, part) => {
    const response = await post("trips.create", body);
    const text = await response.text();
    expect(response.status).toBe(400);
    expect(text).toContain(part);
    expect(text).not.toMatch(/stack|node_modules|\.ts:/);
  });

  it("refuse to plan days that have passed", async () => {
    const request = { ...exampleTrip.request, dates: { kind: "fixed", start: "2020-03-01", days: 5 } };
    const response = await post("trips.create", JSON.stringify({ json: { ...exampleTrip, request } }));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Sunday 1 March 2020 has passed");
  });

  it("are refused when they are too large, whatever length they claim", async () => {
    const response = await post("trips.create", "a".repeat(300_000));
    expect(response.status).toBe(413);
  });

  it("are refused when one batch holds too many calls", async () => {
    const response = await handleApiRequest(
      new Request(`${ADDRESS}/${Array(30).fill("worlds.current").join(",")}?batch=1`),
    );
    expect(response.status).toBe(400);
  });

  it("are limited in number for each caller", async () => {
    const body = JSON.stringify({ json: { id: "00000000-0000-4000-8000-000000000000" } });
    const statuses = [];
    for (let count = 0; count < 65; count++) statuses.push((await post("trips.create", body)).status);
    expect(statuses.at(-1)).toBe(429);
  });

  it("for health tell that the world is missing, and that the database answers", async () => {
    vi.stubEnv("DRAGOMAN_WORLD", "nowhere");
    const health = await checkHealth();
    expect(health).toMatchObject({ status: "down", database: { ok: true, kind: "embedded" }, worlds: { ok: false } });
  });
});
