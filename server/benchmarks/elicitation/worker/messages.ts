import type { Problem } from "@/server/trip";
import type { PlayedDialog } from "../play-dialog";
import type { Traveler } from "../traveler";

/** What a thread plays: its travelers with the policy of this name or file. */
export interface Slice {
  readonly runId: string;
  readonly worldName: string;
  readonly policy: string;
  readonly seed: number;
  readonly travelers: readonly Traveler[];
}

/** What a thread sends back: some dialogs at a time, in their order, then the end; or what went wrong. */
export type SliceAnswer =
  | { readonly kind: "played"; readonly dialogs: readonly PlayedDialog[] }
  | { readonly kind: "done" }
  | { readonly kind: "problem"; readonly problem: Problem };
