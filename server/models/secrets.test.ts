import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { formatProblem } from "@/server/trip";
import { modelOfRole } from "./config/roles";
import { checkReach, describeModels, readModelsConfig } from "./index";
import { callOnce, configFor, SOON } from "./testing/call-models";
import {
  begin,
  chunk,
  event,
  type FaultServer,
  type Reply,
  refuses,
  startFaultServer,
  stream,
} from "./testing/fault-server";

/** A key that is told from all else wherever it turns up, with the characters that keys have. */
const MARKER = "sk-marker_4711+/A=";
const ENVIRONMENT = { TINY_KEY: MARKER };

const JSON_BODY = { "content-type": "application/json" };
const echo = JSON.stringify({ error: { message: `Incorrect API key provided: ${MARKER}. (Bearer ${MARKER})` } });
const PART = chunk({ delta: { content: "To Orl" } });

/** Ways to fail that repeat the key wherever a server can. */
const REPLIES: Readonly<Record<string, Reply>> = {
  "a refused key": refuses(401, JSON_BODY, echo),
  "a refused key, as a page": refuses(403, { "content-type": "text/html" }, `<p>${MARKER}</p>`),
  "a refused request": refuses(400, JSON_BODY, echo),
  "an unknown model": refuses(404, JSON_BODY, echo),
  "too many requests": refuses(429, { ...JSON_BODY, "retry-after": "3600" }, echo),
  "an error of the server": refuses(500, JSON_BODY, echo),
  "a status with the key": (response) => void response.writeHead(502, MARKER).end(),
  "a key behind a long text": refuses(
    500,
    JSON_BODY,
    JSON.stringify({ error: { message: `${"x".repeat(190)}${MARKER}` } }),
  ),
  "another type of content": refuses(200, { "content-type": `text/html; charset=${MARKER}` }, MARKER),
  "an error in the stream": stream(PART, event(echo)),
  "a part that cannot be read": stream(PART, `data: {"${MARKER}\n\n`),
  "a cut stream": (response) => void begin(response).write(PART, () => response.destroy()),
  "no end": (response) => void begin(response).write(PART),
  "no answer": () => {},
};

let server: FaultServer | undefined;
const logged: unknown[] = [];
beforeEach(() => {
  for (const method of ["error", "warn", "log", "info", "debug"] as const) {
    vi.spyOn(console, method).mockImplementation((...said) => void logged.push(...said));
  }
});
afterEach(async () => {
  vi.restoreAllMocks();
  logged.length = 0;
  await server?.close();
  server = undefined;
});

/** Whether the key, or a part of it that would be of use, is in anything that people or files get. */
function expectNoKey(...shown: unknown[]): void {
  const text = [...shown, ...logged]
    .map((one) => (one instanceof Error ? `${one.stack}` : JSON.stringify(one)))
    .join("\n");
  expect(text).not.toContain("marker");
  expect(text).not.toContain("4711");
}

describe("a key is in no answer, no event, no log and not on the models' page", () => {
  test.each(Object.entries(REPLIES))("after %s", async (_, reply) => {
    const sent: (string | undefined)[] = [];
    server = await startFaultServer((response, request) => {
      sent.push(request.headers.authorization);
      reply(response, request);
    });
    const config = configFor(server.baseUrl, {
      keyVariable: "TINY_KEY",
      // A header's value is as secret.
      headers: { "X-Route": { variable: "TINY_KEY" } },
      ...SOON,
      retries: { limit: 1, firstWaitMs: 1 },
    });
    const { answer, event: called } = await callOnce(config, { environment: ENVIRONMENT });
    expect(answer.ok).toBe(false);
    expect(sent[0]).toBe(`Bearer ${MARKER}`);
    const model = modelOfRole(config, "planner");
    const reach = model === null ? null : await checkReach(model, ENVIRONMENT);
    const described = describeModels(config, ENVIRONMENT);
    expect(described[0]?.lastProblem).not.toBeNull();
    expectNoKey(answer, called, reach, described);
  });

  test("where nothing listens", async () => {
    const gone = await startFaultServer(refuses(500));
    await gone.close();
    const config = configFor(gone.baseUrl, { keyVariable: "TINY_KEY", retries: { limit: 0 } });
    const call = await callOnce(config, { environment: ENVIRONMENT });
    const model = modelOfRole(config, "planner");
    expectNoKey(
      call,
      model === null ? null : await checkReach(model, ENVIRONMENT),
      describeModels(config, ENVIRONMENT),
    );
  });
});

describe("a key that is in the models file by mistake is refused, and not repeated", () => {
  const model = { baseUrl: "http://127.0.0.1:9/v1", model: "tiny", contextTokens: 8_192 };
  const file = (settings: object) => JSON.stringify({ models: { tiny: { ...model, ...settings } }, roles: {} });

  test.each([
    ["in place of its variable", file({ keyVariable: MARKER })],
    ["in place of its variable, of letters and digits", file({ keyVariable: "marker4711abcdef" })],
    ["in a field of its own", file({ apiKey: MARKER })],
    ["in the address", file({ baseUrl: `http://127.0.0.1:9/v1?key=${MARKER}` })],
    ["as the address's password", file({ baseUrl: "http://me:marker4711@127.0.0.1:9/v1" })],
    ["without quotation marks", file({}).replace('"tiny",', `"tiny", "keyVariable": ${MARKER},`)],
    ["at the end of a broken file", `{"models": {"tiny": {"keyVariable": "${MARKER}"`],
    ["alone", MARKER],
  ])("%s", (_, text) => {
    const folder = mkdtempSync(join(tmpdir(), "dragoman-secrets-"));
    writeFileSync(join(folder, "models.json"), text);
    const read = readModelsConfig({ DRAGOMAN_MODELS: join(folder, "models.json") });
    rmSync(folder, { recursive: true });
    expect(read.ok).toBe(false);
    expectNoKey(read.ok ? null : formatProblem(read.problem));
  });
});
