import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readCounts } from "./test-counts.mjs";

const folder = mkdtempSync(join(tmpdir(), "counts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (content: unknown): string => {
  const file = join(folder, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
};

it("counts vitest's tests, and a file that broke before its first test as one failure", () => {
  const file = report({
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: "passed", assertionResults: [{ status: "passed" }] },
      { status: "failed", assertionResults: [{ status: "failed" }] },
      { status: "failed", assertionResults: [] },
    ],
  });
  expect(readCounts("vitest", file)).toEqual({ passed: 7, failed: 2, skipped: 3 });
});

it("counts Playwright's tests, those that needed a second try by themselves too, and errors outside of tests as failures", () => {
  const file = report({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] });
  expect(readCounts("playwright", file)).toEqual({ passed: 6, failed: 2, skipped: 2, flaky: 1 });
});

it("knows no counts when there is no report, or a broken one", () => {
  expect(readCounts("vitest", join(folder, "missing.json"))).toBeNull();
  expect(readCounts("playwright", report({ stats: null }))).toBeNull();
});
