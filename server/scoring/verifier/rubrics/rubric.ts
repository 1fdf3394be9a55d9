import type { Rubric, TrajectoryRubric } from "../verdict";

/** More is not read. */
const MOST_EVIDENCE = 20;

/** A rubric that holds when nothing speaks against it. */
export function rubricOf(faults: readonly string[], checked: readonly string[]): Rubric {
  return { holds: faults.length === 0, evidence: (faults.length === 0 ? checked : faults).slice(0, MOST_EVIDENCE) };
}

/** What the rules found of a final plan: a sentence each, by the rubric that it belongs to. */
export interface Findings {
  readonly faults: Readonly<Partial<Record<TrajectoryRubric, readonly string[]>>>;
  readonly checked: Readonly<Partial<Record<TrajectoryRubric, readonly string[]>>>;
}

/** Nothing can be judged. */
export function nothingOf(why: string): Findings {
  const of = [why];
  return {
    faults: { complete: of, intent: of, logic: of, constraints: of, requirements: of },
    checked: {},
  };
}

/** Sentences sorted by rubric. */
export function sortedFindings(
  found: readonly { readonly rubric: TrajectoryRubric; readonly isFault: boolean; readonly text: string }[],
): Findings {
  const of = (isFault: boolean) => {
    const byRubric: Partial<Record<TrajectoryRubric, string[]>> = {};
    for (const one of found) {
      if (one.isFault !== isFault) continue;
      byRubric[one.rubric] = [...(byRubric[one.rubric] ?? []), one.text];
    }
    return byRubric;
  };
  return { faults: of(true), checked: of(false) };
}
