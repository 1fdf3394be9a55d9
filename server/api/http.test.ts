import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { copyPreparedDatabase } from "@/db/testing";
import { currentUser } from "@/server/accounts";
import { Browser } from "@/server/accounts/testing/browser";
import { handleAuthenticationRequest } from "./account/authentication-http";
import { checkHealth } from "./health";
import { handleApiRequest } from "./http";
import { stopServices } from "./services";
import { exampleTrip } from "./testing/example-trip";

const ADDRESS = "http://localhost:3000/api/trpc";
const JSON_HEADERS = { "content-type": "application/json" };
const traveler = new Browser({ handle: handleAuthenticationRequest, currentUser });

/** A call of a traveler with a session, from one of the server's pages. */
function post(procedure: string, body: string, more: Record<string, string> = JSON_HEADERS) {
  const headers = new Headers({ ...Object.fromEntries(traveler.headers), ...more });
  return handleApiRequest(new Request(`${ADDRESS}/${procedure}`, { method: "POST", headers, body }));
}

describe("requests to the api", () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "api-"));
    await copyPreparedDatabase(folder);
    vi.stubEnv("DRAGOMAN_DATA", folder);
    vi.stubEnv("DATABASE_URL", "");
    await traveler.post("/sign-in/anonymous");
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
      expect(await response.text()).toContain("There is no trip of yours at this address");
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

  it.each([
    ["another site's page, as the browser says", { "sec-fetch-site": "cross-site" }],
    ["a neighbor on the same domain", { "sec-fetch-site": "same-site" }],
    ["another site's page, as its origin says", { origin: "https://elsewhere.example" }],
    ["a page of no origin", { origin: "null" }],
  ])("are not carried out for %s", async (_, headers) => {
    const body = JSON.stringify({ json: exampleTrip });
    expect((await post("trips.create", body, { ...JSON_HEADERS, ...headers })).status).toBe(403);
    expect(
      (await post("trips.create", body, { "content-type": "text/plain", origin: "http://localhost:3000" })).status,
    ).toBe(415);
    expect(await (await post("trips.list", "{}")).json()).toMatchObject({ result: { data: { json: [] } } });
  });

  it("from the own pages are told by the address that browsers know the server by", async () => {
    vi.stubEnv("DRAGOMAN_URL", "https://travel.example/");
    const status = async (origin: string) => (await post("trips.list", "{}", { ...JSON_HEADERS, origin })).status;
    expect(await status("https://travel.example")).toBe(200);
    expect(await status("http://localhost:3000")).toBe(403);
    vi.stubEnv("DRAGOMAN_URL", "");
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
