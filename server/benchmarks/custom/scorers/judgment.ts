import type { World } from "@/server/worlds";
import type { HandedIn } from "../handed-in";
import type { OwnTask } from "../task";

/** What a scorer says of what was submitted. */
export interface Judgement {
  /** The checks by name; null where one was not reached. */
  readonly parts: Readonly<Record<string, boolean | null>>;
  /** What the failed ones found, in sentences. */
  readonly evidence: readonly string[];
  readonly delivered: boolean;
}

/** A way of scoring that a task names. It never throws, and the same events give the same. */
export interface NamedScorer {
  /** In a sentence, for the form and the documentation. */
  readonly about: string;
  /** The checks that count for a task. */
  counts(task: OwnTask): readonly string[];
  judge(task: OwnTask, handed: HandedIn, world: World): Judgement;
}
