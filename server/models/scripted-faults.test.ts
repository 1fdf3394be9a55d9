import { afterAll, beforeAll, expect, test } from "vitest";
import type { ModelCall } from "./models";
import { type Fault, type ScriptedServer, type Skill, startScriptedServer } from "./scripted";
import { callOnce, configFor, SOON } from "./testing/call-models";

/** What comes of a fault that goes by after the first request, and of one that stays. */
interface Outcome {
  readonly once: "answered" | "answered at the second attempt" | ProblemCode;
  readonly always: "answered" | ProblemCode;
}
type ProblemCode = "model_unavailable" | "bad_model_answer" | "context_overflow";

const PASSES: Outcome = { once: "answered", always: "answered" };
const UNAVAILABLE: Outcome = { once: "answered at the second attempt", always: "model_unavailable" };
const BAD: Outcome = { once: "answered at the second attempt", always: "bad_model_answer" };

/** Every fault of the scripted server, as the gateway takes it. */
const OUTCOMES: Readonly<Record<Fault, Outcome>> = {
  "429": UNAVAILABLE,
  "429-retry-after": UNAVAILABLE,
  "500": UNAVAILABLE,
  "502": UNAVAILABLE,
  // Sure to come again, so it is not asked for again.
  "context-overflow": { once: "context_overflow", always: "context_overflow" },
  "slow-first-token": UNAVAILABLE,
  stall: UNAVAILABLE,
  "cut-stream": UNAVAILABLE,
  "malformed-chunk": UNAVAILABLE,
  "wrong-content-type": UNAVAILABLE,
  "no-finish": UNAVAILABLE,
  "no-usage": PASSES,
  // Text is text; that it is no JSON is for anyone who reads it to say.
  "malformed-json": PASSES,
  "unknown-tool": PASSES,
  "wrong-arguments": PASSES,
  "endless-loop": PASSES,
  "empty-answer": BAD,
  "1mb-answer": { once: "bad_model_answer", always: "bad_model_answer" },
  refusal: PASSES,
};

const answering: Skill = () => "Action 1: CitySearch[Florida]";

let server: ScriptedServer;
beforeAll(async () => {
  server = await startScriptedServer({ skills: answering, firstTokenDelayMs: 5_000 });
});
afterAll(() => server.close());

function ask(model: string): Promise<ModelCall> {
  // Long enough for the second that "retry-after" asks for.
  const retries = { limit: 1, firstWaitMs: 1, longestWaitMs: 1_500 };
  return callOnce(configFor(server.url, { model, retries, ...SOON }));
}

function outcomeOf({ answer, event }: ModelCall): string {
  if (!answer.ok) return answer.problem.code;
  return event.retries === 0 ? "answered" : "answered at the second attempt";
}

test.each(Object.entries(OUTCOMES))("%s", async (fault, { once, always }) => {
  const [passing, lasting] = await Promise.all([ask(`scripted+${fault}x1`), ask(`scripted+${fault}`)]);
  expect([outcomeOf(passing), outcomeOf(lasting)]).toEqual([once, always]);
});

test("a server that does not count leaves tokens unknown", async () => {
  const { event } = await ask("scripted+no-usage");
  expect([event.promptTokens, event.completionTokens]).toEqual(["unknown", "unknown"]);
});
