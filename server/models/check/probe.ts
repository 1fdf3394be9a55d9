import type { ReadAnswer } from "../call/answer-reader";
import { attempt } from "../call/attempt";
import type { AttemptFailure } from "../call/failure";
import type { Request } from "../call/request";
import { REFUSABLE, type Refusable, wayOf } from "../call/way";
import type { Access } from "../config/access";
import type { NamedModel } from "../config/roles";
import type { Prompt } from "../models";
import { SHIPPED_PROMPTS } from "../prompts/prompts";

/** What came of one small request. */
export type Probed =
  | { readonly kind: "answered"; readonly read: ReadAnswer }
  /** It was taken, and came to nothing: the thoughts of some models use up all that they may write. */
  | { readonly kind: "accepted"; readonly said: string }
  /** The server does not take it; `said` is what it said. */
  | { readonly kind: "refused"; readonly said: string }
  /** It failed for a reason that tells nothing of what was sent. */
  | { readonly kind: "failed"; readonly said: string };

export interface Asked {
  readonly model: NamedModel;
  readonly access: Access;
  readonly signal: AbortSignal;
  /** What is sent of all that a server may refuse. */
  readonly sent: readonly Refusable[];
}

/** How the questions of a check begin, and their name, by which a scripted model knows them. */
export const PROBE = "Check of a model server.";
const PROBE_NAME = "models/check/probe";

/** Sends one prompt with no more than is named of what a server may refuse. Never rejects. */
export async function probe(asked: Asked, prompt: Prompt, shape: Request["shape"] = null): Promise<Probed> {
  const { model, access, signal, sent } = asked;
  // A way that may not stream is one that refuses it, and so with all else that is not to be sent.
  const way = wayOf(model.settings, new Set(REFUSABLE.filter((name) => !sent.includes(name))));
  const options = { access, way, signal, onPart: () => {} };
  const tried = await attempt(
    model,
    { prompt: { ...prompt, name: PROBE_NAME }, shape, prompts: SHIPPED_PROMPTS, serverSeed: 1 },
    options,
  );
  if (tried.kind === "answered") return { kind: "answered", read: tried };
  if (tried.kind === "cancelled") return { kind: "failed", said: "It was stopped." };
  return failed(tried.failure);
}

function failed({ code, sentence, isRefusal, refuses }: AttemptFailure): Probed {
  if (code === "bad_model_answer") return { kind: "accepted", said: sentence };
  const isRefused = isRefusal || refuses !== null;
  return { kind: isRefused ? "refused" : "failed", said: sentence };
}
