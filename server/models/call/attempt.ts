import type { NamedModel } from "../config/roles";
import { AnswerReader, type ReadAnswer } from "./answer-reader";
import { type AttemptFailure, costsNothing, failureOf, overrunFailure } from "./failure";
import type { Request } from "./request";
import { providerModel, providerOptions } from "./to-provider";
import { Watchdog } from "./watchdog";

/** What came of asking a server once. */
export type Attempt =
  | ({ readonly kind: "answered" } & ReadAnswer)
  /** `writtenBytes`: of what came before it broke off; null where no model can have worked for it. */
  | { readonly kind: "failed"; readonly failure: AttemptFailure; readonly writtenBytes: number | null }
  | { readonly kind: "cancelled"; readonly writtenBytes: number | null };

export interface AttemptOptions {
  readonly key: string | undefined;
  readonly signal: AbortSignal;
  /** A part of the answer came: of its text, or "" where it is of another kind. */
  readonly onPart: (text: string) => void;
}

/** Characters; no language's tokens are longer on the average. */
const LONGEST_TOKEN = 8;

/** Asks a server once. Never rejects. */
export async function attempt(model: NamedModel, request: Request, options: AttemptOptions): Promise<Attempt> {
  const { key, signal, onPart } = options;
  const watchdog = new Watchdog(model.settings.timeouts, signal);
  const reader = new AnswerReader(model.settings.contextTokens * LONGEST_TOKEN);
  try {
    const call = await providerOptions(model.settings, request, watchdog.signal);
    if (signal.aborted) return { kind: "cancelled", writtenBytes: null };
    const { stream } = await providerModel(model.settings, key).doStream(call);
    const parts = stream.getReader();
    for (let next = await parts.read(); !next.done; next = await parts.read()) {
      const text = reader.read(next.value);
      if (text === null) continue;
      watchdog.heard();
      onPart(text);
    }
    return { kind: "answered", ...reader.end() };
  } catch (error) {
    const { writtenBytes } = reader;
    if (signal.aborted) return { kind: "cancelled", writtenBytes };
    const { overrun } = watchdog;
    if (overrun !== null) return { kind: "failed", failure: overrunFailure(overrun, model), writtenBytes };
    const failure = failureOf(error, model, key);
    return { kind: "failed", failure, writtenBytes: costsNothing(error) ? null : writtenBytes };
  } finally {
    watchdog.stop();
  }
}
