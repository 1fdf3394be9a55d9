import type { Change } from "./faults";

/** A question as the recorded server got it. */
export interface Received {
  /** Behind the provider's name: "/v3.0/hotels/rates". */
  readonly path: string;
  readonly parameters: URLSearchParams;
  readonly body: unknown;
  /** What happened to the offer with this id since it was last asked about, alone or among others. */
  changeOf(id: string): Change | null;
  readonly now: number;
}

/** What a provider answers: JSON, or null where it has nothing by that path (404). */
export type Frame = (received: Received) => unknown;
