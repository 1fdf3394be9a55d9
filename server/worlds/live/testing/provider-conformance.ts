import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { keyOf } from "../cache/stored-answer";
import type { Answered } from "../failure";
import type { Found, Provider } from "../provider";
import type { Fault } from "../recorded/faults";
import { type RecordedServer, startRecordedServer } from "../recorded/start-recorded-server";

const DAY = "2026-11-28";

/** What becomes of an answer that is broken in each of these ways: the kind of the failure, or "records" that are left. */
const OUTCOMES = {
  "401": ["key refused", "refused"],
  "429": ["too many requests"],
  "500": ["failed"],
  html: ["not JSON"],
  "cut-off": ["cut off"],
  stall: ["timeout"],
  renamed: ["unknown shape"],
  "no-currency": ["no currency", "records"],
  half: ["records"],
  "too-large": ["too large"],
  empty: ["nothing", "unknown shape"],
} as const satisfies Readonly<Record<Fault, readonly string[]>>;
const FAULTS = Object.keys(OUTCOMES).filter((name): name is Fault => Object.hasOwn(OUTCOMES, name));

/** Of a question that is never answered. */
const SHORT_MS = 400;
/** Of the others: a busy machine takes longer than a provider may. */
const LONG_MS = 200_000;

/**
 * The promises of `Provider`, checked on an implementation by the recorded server and its faults. `open`: the provider by an environment.
 * `hasPrices`: its records have amounts.
 */
export function providerConformance<Query, Row>(
  name: string,
  open: (environment: Readonly<Record<string, string>>) => Provider<Query, Row>,
  { hasPrices = false }: { readonly hasPrices?: boolean } = {},
): void {
  describe(`${name} conforms to Provider`, () => {
    let server: RecordedServer;
    let patienceMs = LONG_MS;
    beforeAll(async () => {
      server = await startRecordedServer();
      const { timeout } = AbortSignal;
      vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout.call(AbortSignal, patienceMs));
    });
    afterAll(async () => {
      vi.mocked(AbortSignal.timeout).mockRestore();
      await server.close();
    });
    const broken = (fault: Fault) => open(server.environment({ [name]: fault }));

    test("normalizes its questions: equal ones have one key", () => {
      const { query, example, tool } = open(server.environment());
      const asked = query.parse(example(DAY));
      expect(query.parse(asked)).toEqual(asked);
      const backwards = Object.fromEntries(Object.entries(Object(asked)).reverse());
      expect(keyOf(tool, name, query.parse(backwards))).toBe(keyOf(tool, name, asked));
      expect(keyOf(tool, "other", asked)).not.toBe(keyOf(tool, name, asked));
    });

    test("finds records of its schema, each with an id of its own", async () => {
      const provider = open(server.environment());
      const query = provider.example(DAY);
      const { records, currency, leftOut } = required(await provider.search(query));
      expect(records.length).toBeGreaterThan(1);
      for (const record of records) expect(provider.record.parse(record)).toEqual(record);
      expect(new Set(records.map(provider.idOf)).size).toBe(records.length);
      expect(currency === null).toBe(!hasPrices);
      expect(leftOut).toEqual({});
      expect(["keep", "keep until", "ids only", "do not store"]).toContain(provider.terms(query).class);
    });

    test("cannot be reached where nobody listens", async () => {
      const gone = await startRecordedServer();
      const provider = open(gone.environment());
      await gone.close();
      expect(outcomeOf(await provider.search(provider.example(DAY)))).toBe("unreachable");
    });

    test.each(FAULTS)("broken by %s it fails in a typed way, and invents nothing", async (fault) => {
      patienceMs = fault === "stall" ? SHORT_MS : LONG_MS;
      const provider = broken(fault);
      const answer = await provider.search(provider.example(DAY));
      patienceMs = LONG_MS;
      expect(OUTCOMES[fault]).toContain(outcomeOf(answer));
      if (answer.ok) {
        for (const record of answer.value.records) expect(provider.record.parse(record)).toEqual(record);
        if (fault === "half") expect(Object.values(answer.value.leftOut).length).toBeGreaterThan(0);
        if (fault === "no-currency") expect(hasPrices).toBe(false);
      } else {
        const { sentence, advice, retryAfterMs } = answer.failure;
        expect(`${sentence} ${advice}`).toMatch(/^[A-Z].*\. [A-Z].*\.$/);
        expect(`${sentence} ${advice}`).not.toContain("recorded");
        expect(retryAfterMs).toBe(fault === "429" ? 60_000 : null);
      }
    });
  });
}

function outcomeOf(answer: Answered<Found<unknown>>): string {
  if (!answer.ok) return answer.failure.kind;
  return answer.value.records.length > 0 ? "records" : "nothing";
}

function required<T>(answer: Answered<T>): T {
  if (answer.ok) return answer.value;
  throw new Error(answer.failure.sentence);
}
