/** A check of a plan: true, false, null where the task does not ask for it, undefined where the rules did not get so far. */
export type Verdict = boolean | null | undefined;

export function verdictWords(pass: Verdict): string {
  if (pass === undefined) return "not reached";
  if (pass === null) return "not asked for";
  return pass ? "kept" : "broken";
}

/** Whether one plan keeps what the other breaks: both were asked for it, and both got so far. */
export function flips(left: Verdict, right: Verdict): boolean {
  return typeof left === "boolean" && typeof right === "boolean" && left !== right;
}
