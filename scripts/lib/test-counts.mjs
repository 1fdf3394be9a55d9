import { readFileSync } from "node:fs";

/** @typedef {{ passed: number, failed: number, skipped: number, flaky?: number }} Counts `flaky` ones passed at the second try and are among the passed */

/**
 * Reads how many tests passed from the report that a test runner wrote.
 * @param {"vitest" | "playwright"} runner
 * @param {string} file
 * @returns {Counts | null} null when the runner ended before it wrote a report
 */
export function readCounts(runner, file) {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    return runner === "vitest" ? vitestCounts(report) : playwrightCounts(report);
  } catch {
    return null;
  }
}

/** @param {any} report @returns {Counts} */
function vitestCounts({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  // A file that fails before its first test fails as one.
  const brokenFiles = testResults.filter(
    (/** @type {any} */ file) =>
      file.status === "failed" && !file.assertionResults.some((/** @type {any} */ test) => test.status === "failed"),
  ).length;
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles, skipped: numPendingTests + numTodoTests };
}

/** @param {any} report @returns {Counts} */
function playwrightCounts({ stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped, flaky };
}
