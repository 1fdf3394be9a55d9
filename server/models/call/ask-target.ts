import { leastPromptTokens, mostPromptTokens } from "../budget/estimated-tokens";
import type { Access, MissingVariable } from "../config/access";
import type { NamedModel } from "../config/roles";
import type { Findings } from "../findings/findings";
import type { ReadAnswer } from "./answer-reader";
import { attempt } from "./attempt";
import { missingVariable, overflow } from "./failure";
import type { Request } from "./request";
import { type Asked, type Persistence, problemOf, untilAnswered } from "./until-answered";
import { type Refusable, samplingOf, type Way, wayOf } from "./way";
import { type Tried, type WithinLimits, withinLimits } from "./within-limits";

export interface AskOptions extends Persistence, WithinLimits {
  readonly findings: Findings;
  readonly access: Access | MissingVariable;
  readonly onPart: (text: string) => void;
  /** The request is about to be sent this way. */
  readonly onWay: (way: Way) => void;
}

/**
 * Asks a model until it answers; see `untilAnswered`. What the server refuses of the request is left out and the request repeated at once; once
 * that is answered, the server is known for it.
 */
export async function askTarget(
  model: NamedModel,
  request: Request,
  { access, findings, ...options }: AskOptions,
): Promise<Asked<ReadAnswer>> {
  if ("missing" in access) {
    return { kind: "failed", problem: problemOf(missingVariable(model, access.missing)), final: false };
  }
  const { settings } = model;
  const { signal, onPart } = options;
  const known = await findings.refusedBy(settings);
  const met: Refusable[] = [];

  const aroundRefusals = async (): Promise<Tried<ReadAnswer>> => {
    for (;;) {
      const way = wayOf(settings, new Set([...known, ...met]));
      options.onWay(way);
      const least = await leastPromptTokens(way, request);
      if (least >= settings.contextTokens) {
        return { problem: problemOf(overflow(model, `at least ${least} by its length`)) };
      }
      const { maxTokens } = samplingOf(settings, request, way);
      const sent = { settings, promptTokens: await mostPromptTokens(way, request), maxTokens };
      const tried = await withinLimits(model, sent, options, () =>
        attempt(model, request, { access, way, signal, onPart }),
      );
      if ("problem" in tried) return tried;
      if (tried.kind === "answered" && met.length > 0) await findings.learn(settings, met);
      const refuses = tried.kind === "failed" ? tried.failure.refuses : null;
      if (refuses === null || way.refused.has(refuses)) return tried;
      met.push(refuses);
      options.onRetry();
    }
  };
  return untilAnswered(model, options, aroundRefusals);
}
