import type { Problem } from "@/server/trip";
import type { ReadingKind, Readings } from "./readings";

/** What a process that reads is asked. */
export interface ToReader<K extends ReadingKind = ReadingKind> {
  readonly kind: K;
  readonly request: Readings[K]["request"];
}

/** What it answers, in pieces, so that taking them holds up nobody: the items, then one of the two others. */
export type FromReader<K extends ReadingKind = ReadingKind> =
  | { readonly part: "item"; readonly item: Readings[K]["item"] }
  | { readonly part: "done"; readonly about: Readings[K]["about"] }
  | { readonly part: "problem"; readonly problem: Problem };
