import { setTimeout as wait } from "node:timers/promises";
import { retryAfter } from "@/server/trip";
import { type Answered, answered, failed } from "../failure";
import { readText } from "./read-text";

export interface Question {
  /** Of the provider, for sentences. */
  readonly title: string;
  readonly url: URL;
  /** Left out: GET. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** For the whole answer. */
  readonly timeoutMs: number;
}

/** Longer waits are left to the caller: a page would be waiting. */
const LONGEST_WAIT_MS = 2_000;
const USUAL_WAIT_MS = 250;

/**
 * What a provider answers, as JSON that is not looked at yet. A server that broke or is asked too often is asked once more, if it
 * does not want a longer wait than two seconds.
 */
export async function askJson(question: Question): Promise<Answered<unknown>> {
  const first = await attempt(question);
  if (first.ok) return first;
  const { kind, retryAfterMs } = first.failure;
  const waitMs = retryAfterMs ?? USUAL_WAIT_MS;
  const mayPass = kind === "failed" || (kind === "too many requests" && retryAfterMs !== null);
  if (!mayPass || waitMs > LONGEST_WAIT_MS) return first;
  await wait(waitMs);
  return attempt(question);
}

async function attempt({ title, url, body, headers, timeoutMs }: Question): Promise<Answered<unknown>> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      // A key is for the address that was set, and for no other.
      redirect: "manual",
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return refusal(title, response);
    }
    const text = await readText(response);
    if (text === null) return failed("too large", `${title} answered with more than is read.`);
    return parsed(title, text, response.headers.get("content-type") ?? "");
  } catch (error) {
    if (signal.aborted) return failed("timeout", `${title} did not answer within ${seconds(timeoutMs)}.`);
    if (wasCutOff(error)) return failed("cut off", `${title} closed the connection before its answer was complete.`);
    return failed("unreachable", `${title} cannot be reached.`, { advice: `Check that ${url.host} answers.` });
  }
}

function refusal(title: string, { status, headers }: Response): Answered<unknown> {
  if (status === 401 || status === 403) return failed("key refused", `${title} refuses the key (${status}).`);
  const retryAfterMs = retryAfter(Object.fromEntries(headers), Date.now());
  if (status === 429) {
    const advice = retryAfterMs === null ? undefined : `Try again in ${seconds(retryAfterMs)}.`;
    return failed("too many requests", `${title} is asked too often (429).`, { retryAfterMs, advice });
  }
  if (status >= 500) return failed("failed", `${title} failed (${status}).`, { retryAfterMs });
  if ([404, 410, 422].includes(status))
    return failed("not there", `${title} does not have what was asked for (${status}).`);
  return failed("refused", `${title} does not take the question (${status}).`);
}

function parsed(title: string, text: string, contentType: string): Answered<unknown> {
  if (!/\bjson\b/.test(contentType)) {
    const what = contentType === "" ? "something without a type" : contentType.slice(0, 60);
    return failed("not JSON", `${title} answered with ${what} in place of JSON.`);
  }
  try {
    return answered(JSON.parse(text));
  } catch {
    return failed("cut off", `${title} sent half an answer.`);
  }
}

/** The connection was made, and ended too early. */
function wasCutOff(error: unknown): boolean {
  return error instanceof Error && (error.message === "terminated" || codeOf(error.cause) === "UND_ERR_SOCKET");
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && "code" in cause ? String(cause.code) : "";
}

function seconds(ms: number): string {
  return ms < 1_000 ? `${ms} ms` : `${Math.round(ms / 100) / 10} seconds`;
}
