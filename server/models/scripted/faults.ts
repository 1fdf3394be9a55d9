/** Faults that replace the answer by a refusal of the server. */
export const REFUSED = ["429", "429-retry-after", "500", "502", "context-overflow"] as const;
/** Faults in how the answer is sent. */
export const SENT_BADLY = [
  "slow-first-token",
  "stall",
  "cut-stream",
  "malformed-chunk",
  "wrong-content-type",
  "no-finish",
  "no-usage",
] as const;
/** Faults in what is answered. */
export const ANSWERED_BADLY = [
  "malformed-json",
  "unknown-tool",
  "wrong-arguments",
  "endless-loop",
  "empty-answer",
  "1mb-answer",
  "refusal",
] as const;

export type RefusedFault = (typeof REFUSED)[number];
export type SentFault = (typeof SENT_BADLY)[number];
export type AnsweredFault = (typeof ANSWERED_BADLY)[number];

/** All that can be asked for behind a model's name: "scripted+stall". */
export const FAULTS = [...REFUSED, ...SENT_BADLY, ...ANSWERED_BADLY] as const;
export type Fault = (typeof FAULTS)[number];

/** The fault of a name that belongs to one of the three kinds; null where it belongs to another. */
export function faultOf<Kind extends Fault>(kind: readonly Kind[], fault: Fault | null): Kind | null {
  return kind.find((name) => name === fault) ?? null;
}
