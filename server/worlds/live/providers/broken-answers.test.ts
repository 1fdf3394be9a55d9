import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { Provider } from "../provider";
import { type RecordedServer, startRecordedServer } from "../recorded/start-recorded-server";
import { openProviders } from "../registry";

/** Answers as the recorded server gives them, with something in them replaced by anything. */

const DAY = "2026-11-28";
let server: RecordedServer;
const real = globalThis.fetch;

beforeAll(async () => {
  server = await startRecordedServer();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

type Json = unknown;

/** The JSON with the part that `picks` lead to replaced: each chooses a field or an item, modulo how many there are. */
function withReplaced(json: Json, picks: readonly number[], value: Json): Json {
  const [pick, ...rest] = picks;
  if (pick === undefined || json === null || typeof json !== "object") return value;
  const names = Object.keys(json);
  const name = names[pick % Math.max(1, names.length)];
  if (name === undefined) return value;
  const change = (each: Json, at: string) => (at === name ? withReplaced(each, rest, value) : each);
  if (Array.isArray(json)) return json.map((each, index) => change(each, String(index)));
  return Object.fromEntries(Object.entries(json).map(([at, each]) => [at, change(each, at)]));
}

/** Questions of a provider, answered as recorded. */
async function recordedAnswers(search: () => Promise<unknown>): Promise<Map<string, Json>> {
  const answers = new Map<string, Json>();
  vi.stubGlobal("fetch", async (...[url, init]: Parameters<typeof fetch>) => {
    const response = await real(url, init);
    answers.set(new URL(String(url)).pathname, await response.clone().json());
    return response;
  });
  await search();
  return answers;
}

function neverInvents<Query, Row>(provider: Provider<Query, Row>): Promise<void> {
  const query = provider.example(DAY);
  return recordedAnswers(() => provider.search(query)).then((answers) =>
    fc.assert(
      fc.asyncProperty(
        fc.nat({ max: Math.max(0, answers.size - 1) }),
        fc.array(fc.nat({ max: 30 }), { maxLength: 9 }),
        fc.jsonValue({ maxDepth: 2 }),
        async (which, picks, value) => {
          const broken = [...answers.keys()][which];
          vi.stubGlobal("fetch", async (url: URL) => {
            const json = answers.get(url.pathname);
            return Response.json(url.pathname === broken ? withReplaced(json, picks, value) : json);
          });
          const answer = await provider.search(query);
          if (!answer.ok) {
            expect(answer.failure.sentence).toContain(provider.title);
            return;
          }
          const { records, currency } = answer.value;
          for (const record of records) expect(provider.record.parse(record)).toEqual(record);
          if (currency !== null) expect(currency).toMatch(/^[A-Z]{3}$/);
        },
      ),
      { numRuns: 300 },
    ),
  );
}

describe("whatever is broken in an answer, what is left are records of the schema, or a failure", () => {
  test.each(["stays", "flights", "transit", "routing", "places", "weather", "webSearch"] as const)(
    "%s",
    async (tool) => {
      const opened = openProviders(server.environment());
      if (!opened.ok) throw new Error(opened.problem.message);
      const { stays, flights, transit, routing, places, weather, webSearch } = opened.value;
      const run = {
        stays: () => stays && neverInvents(stays),
        flights: () => flights && neverInvents(flights),
        transit: () => transit && neverInvents(transit),
        routing: () => routing && neverInvents(routing),
        places: () => places && neverInvents(places),
        weather: () => weather && neverInvents(weather),
        webSearch: () => webSearch && neverInvents(webSearch),
      }[tool]();
      expect(run).not.toBeNull();
      await run;
    },
  );
});
