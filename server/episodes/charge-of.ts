import type { EventOf } from "./event";

/** What limits count of a call of a model. */
export interface Charge {
  /** Prompts and answers. */
  readonly tokens: number;
  readonly costUsd: number;
}

/** The call's own charge; of one from before it was kept, what its figures say, of which the unknown count nothing. */
export function chargeOf(call: EventOf<"modelCalled">): Charge {
  const { promptTokens, completionTokens, costUsd, meteredTokens, meteredUsd } = call;
  return {
    tokens: meteredTokens ?? known(promptTokens) + known(completionTokens),
    costUsd: meteredUsd ?? known(costUsd),
  };
}

function known(figure: number | "unknown"): number {
  return figure === "unknown" ? 0 : figure;
}
