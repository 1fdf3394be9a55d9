import type { Problem } from "@/server/trip";
import type { Cell } from "@/server/worlds";

/** What a database thread is asked. One question at a time. */
export interface SqlQuestion {
  readonly world: string;
  /** The world's hash as the caller knows it: another world of the same name is not what it asks about. */
  readonly hash: string;
  readonly statement: string;
}

/** What a statement gave, in the published form of the answer; one of `result` and `error` is empty. */
export interface SqlAnswer {
  readonly query: string;
  readonly columns: readonly string[];
  /** "" where the statement failed. */
  readonly result: readonly (readonly Cell[])[] | "";
  readonly error: string;
  /** Which limit cut the result; null where it is whole. */
  readonly cut: string | null;
}

/** What it sends back: that the statement begins (the database is ready), then one of the two others. */
export type SqlMessage =
  | { readonly kind: "begins" }
  | { readonly kind: "answer"; readonly answer: SqlAnswer }
  | { readonly kind: "problem"; readonly problem: Problem };
