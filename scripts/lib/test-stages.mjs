import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { installPackages } from "./install.mjs";
import { CACHE } from "./project.mjs";
import { run } from "./run.mjs";
import { readCounts } from "./test-counts.mjs";

/**
 * @typedef {import("./test-counts.mjs").Counts} Counts
 * @typedef {{ name: string, script: string, runner?: "vitest" | "playwright", light?: boolean, skipBecause?: string }} Stage
 * @typedef {{ stage: Stage, minutes: number, counts: Counts }} Outcome
 */

/** @type {Stage[]} */
const STAGES = [
  { name: "format and lint", script: "check:format", light: true },
  { name: "types", script: "check:types", light: true },
  { name: "import rules", script: "check:imports", light: true },
  { name: "unused code", script: "check:unused", light: true },
  { name: "unit, conformance and property tests", script: "check:unit", runner: "vitest" },
  {
    name: "database tests on Postgres",
    script: "check:postgres",
    runner: "vitest",
    skipBecause: process.env.TEST_DATABASE_URL ? undefined : "TEST_DATABASE_URL is not set",
  },
  { name: "build", script: "build" },
  { name: "end-to-end tests", script: "check:end-to-end", runner: "playwright" },
];

/**
 * Runs every stage, also after one failed, and prints minutes and counts. A stage without a test runner counts as one test.
 * @returns {Promise<number>} the exit code
 */
export async function runTests() {
  await installPackages({ building: true });
  const reports = join(CACHE, "test-reports");
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const outcome = (/** @type {Stage} */ stage) =>
    runStage(stage, join(reports, `${stage.script.replace(":", "-")}.json`));
  // What keeps one core busy runs side by side, what fills the machine alone.
  const outcomes = await Promise.all(STAGES.filter(({ light }) => light).map(outcome));
  for (const stage of STAGES.filter(({ light }) => !light)) outcomes.push(await outcome(stage));
  return summarize(outcomes);
}

/** @param {Stage} stage @param {string} report @returns {Promise<Outcome>} */
async function runStage(stage, report) {
  if (stage.skipBecause) {
    console.log(`\n── ${stage.name}: skipped, ${stage.skipBecause}`);
    return { stage, minutes: 0, counts: { passed: 0, failed: 0, skipped: 1 } };
  }
  console.log(`\n── ${stage.name}`);
  const start = performance.now();
  const code = await run("npm", ["run", "--silent", stage.script, ...vitestReport(stage, report)], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, NEXT_TELEMETRY_DISABLED: "1" },
  });
  const minutes = (performance.now() - start) / 60_000;
  return { stage, minutes, counts: countsOf(stage, code, report) };
}

/** @param {Stage} stage @param {string} report */
function vitestReport({ runner }, report) {
  return runner === "vitest" ? ["--", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`] : [];
}

/** @param {Stage} stage @param {number} code @param {string} report @returns {Counts} */
function countsOf({ runner }, code, report) {
  const counts = runner ? readCounts(runner, report) : { passed: code === 0 ? 1 : 0, failed: 0, skipped: 0 };
  if (counts === null) return { passed: 0, failed: 1, skipped: 0 };
  // Whatever made the stage end with an error counts, also when no single test failed.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

/** @param {Outcome[]} outcomes */
function summarize(outcomes) {
  console.log("\nMinutes per stage");
  for (const { stage, minutes, counts } of outcomes) {
    const verdict = counts.failed > 0 ? "FAILED" : stage.skipBecause ? "skipped" : "ok";
    const again = counts.flaky ? `, ${counts.flaky} at the second try` : "";
    console.log(`  ${minutes.toFixed(1).padStart(5)}  ${verdict.padEnd(8)}${stage.name}${again}`);
  }
  for (const { stage } of outcomes.filter(({ counts }) => counts.failed > 0)) {
    console.log(`Failed: ${stage.name}. To run it alone: npm run ${stage.script}`);
  }
  /** @param {keyof Counts} key */
  const total = (key) => outcomes.reduce((sum, { counts }) => sum + counts[key], 0);
  console.log(`\n${total("passed")} passed, ${total("failed")} failed, ${total("skipped")} skipped`);
  return total("failed") === 0 ? 0 : 1;
}
