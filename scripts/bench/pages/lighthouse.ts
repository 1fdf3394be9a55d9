import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { findChromium } from "../../lib/browser.mjs";

const VERSION = "12.8.2";
const RUNS = 3;
const CATEGORIES = ["performance", "accessibility", "best-practices"] as const;

const reportSchema = z.object({
  categories: z.partialRecord(z.enum(CATEGORIES), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), title: z.string(), displayValue: z.string().optional() }),
  ),
});
type Report = z.infer<typeof reportSchema>;

/** Lighthouse's scores (0–100) of a page with the desktop preset: the median of three runs, with what cost points. */
export function lighthouse(url: string, cookie: string): { scores: Record<string, number>; weak: string[] } {
  const reports = Array.from({ length: RUNS }, () => runOnce(url, cookie));
  const scores = Object.fromEntries(
    CATEGORIES.map((category) => [category, median(reports.map((report) => scoreOf(report, category)))]),
  );
  const weak = Object.values(reports[0]?.audits ?? {})
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue }) => (displayValue === undefined ? title : `${title} (${displayValue})`));
  return { scores, weak };
}

function runOnce(url: string, cookie: string): Report {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const output = join(folder, "report.json");
  const { status, stderr } = spawnSync(
    "npx",
    [
      "--yes",
      `lighthouse@${VERSION}`,
      url,
      "--preset=desktop",
      "--quiet",
      `--only-categories=${CATEGORIES.join(",")}`,
      "--output=json",
      `--output-path=${output}`,
      `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
      "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage",
    ],
    { encoding: "utf8", env: { ...process.env, CHROME_PATH: findChromium() } },
  );
  try {
    if (status !== 0) throw new Error(`Lighthouse ended with ${status}: ${stderr}`);
    return reportSchema.parse(JSON.parse(readFileSync(output, "utf8")));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function scoreOf({ categories }: Report, category: (typeof CATEGORIES)[number]): number {
  return Math.round((categories[category]?.score ?? 0) * 100);
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
