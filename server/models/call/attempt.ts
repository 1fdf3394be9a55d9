import type { ModelAnswer } from "@/server/episodes";
import type { Access } from "../config/access";
import type { NamedModel } from "../config/roles";
import { AnswerReader, type ReadAnswer } from "./answer-reader";
import { WHOLE_ANSWER } from "./event-stream-fetch";
import { type AttemptFailure, costsNothing, failureOf, overrunFailure } from "./failure";
import type { Request } from "./request";
import { providerModel, providerOptions } from "./to-provider";
import { withCallsRead } from "./tools-in-words";
import { Watchdog } from "./watchdog";
import { sentOf, type Way } from "./way";

/** What came of asking a server once, for an answer or for something else. */
export type Attempt<Answer = ReadAnswer> =
  | ({ readonly kind: "answered" } & Answer)
  /** `writtenBytes`: of what came before it broke off; null where no model can have worked for it. */
  | { readonly kind: "failed"; readonly failure: AttemptFailure; readonly writtenBytes: number | null }
  | { readonly kind: "cancelled"; readonly writtenBytes: number | null };

export interface AttemptOptions {
  readonly access: Access;
  readonly way: Way;
  readonly signal: AbortSignal;
  /** A part of the answer came: of its text, or "" where it is of another kind. */
  readonly onPart: (text: string) => void;
}

/** Characters; no language's tokens are longer on the average. */
const LONGEST_TOKEN = 8;

/** Asks a server once. Never rejects. */
export async function attempt(model: NamedModel, request: Request, options: AttemptOptions): Promise<Attempt> {
  const { access, way, signal, onPart } = options;
  const watchdog = new Watchdog(model.settings.timeouts, signal);
  const reader = new AnswerReader(model.settings.contextTokens * LONGEST_TOKEN, request.prompt.tokens === true);
  try {
    const call = await providerOptions(model.settings, request, way, watchdog.signal);
    if (signal.aborted) return { kind: "cancelled", writtenBytes: null };
    const { stream, response } = await providerModel(model.settings, access, way).doStream(call);
    const parts = stream.getReader();
    for (let next = await parts.read(); !next.done; next = await parts.read()) {
      const text = reader.read(next.value);
      if (text === null) continue;
      watchdog.heard();
      onPart(text);
    }
    const read = reader.end();
    const streamed = response?.headers?.[WHOLE_ANSWER] === undefined;
    return { kind: "answered", ...read, streamed, answer: finished(read.answer, request, way) };
  } catch (error) {
    const { writtenBytes } = reader;
    if (signal.aborted) return { kind: "cancelled", writtenBytes };
    const { overrun } = watchdog;
    if (overrun !== null) return { kind: "failed", failure: overrunFailure(overrun, model), writtenBytes };
    const failure = failureOf(error, model, access, sentOf(model.settings, request, way));
    return { kind: "failed", failure, writtenBytes: costsNothing(error) ? null : writtenBytes };
  } finally {
    watchdog.stop();
  }
}

/** The answer up to the first text at which the server was to stop, for those that do not, with calls of tools that it wrote in words. */
function finished(answer: ModelAnswer, { prompt }: Request, { toolsInWords }: Way): ModelAnswer {
  const ends = (prompt.stop ?? []).map((stop) => answer.text.indexOf(stop)).filter((at) => at >= 0);
  const cut = ends.length === 0 ? answer : { ...answer, text: answer.text.slice(0, Math.min(...ends)) };
  return toolsInWords ? withCallsRead(cut) : cut;
}
