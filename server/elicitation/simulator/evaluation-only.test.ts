import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Where policies are trained, and where that is started from. */
const TRAINING = ["server/elicitation/training", "server/cli/train", "server/benchmarks/elicitation/train-run.ts"];
/** The names under which the second simulator is available. */
const SECOND = /\bSIMULATORS\b(?!\.main\b| \} from)|\bsecondWriters\b|writers\/second/;

it("the second simulator is named nowhere in training: it only evaluates", () => {
  const files = TRAINING.flatMap((path) => (path.endsWith(".ts") ? [path] : filesIn(path)));
  expect(files.filter((file) => SECOND.test(readFileSync(file, "utf8")))).toEqual([]);
});

function filesIn(folder: string): readonly string[] {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".ts")).map((name) => join(folder, name));
}
