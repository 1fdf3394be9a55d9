import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readQueries, runTravelplanner, type TravelplannerSummary } from "@/server/benchmarks";
import { ProblemError, type Result } from "@/server/trip";
import { importTravelplanner, openWorld } from "@/server/worlds";

/**
 * What each part of the human-like framework buys: the rates of TravelPlanner with one part switched off at a time, as in Table 2 of its
 * paper, for three settings of the scripted model's quality, or for those that are named on the command line. The figures say how the parts make up for errors of this
 * scripted model; they say nothing of real ones.
 */

const DATA = resolve("../shared/data/travelplanner");
const QUALITIES = process.argv.length > 2 ? process.argv.slice(2) : ["1", "0.9", "0.8"];
const VARIANTS = [
  { title: "whole framework", without: [] },
  { title: "no outline", without: ["outline"] },
  { title: "Strategy Block trimmed", without: ["strategy"] },
  { title: "notebook for Knowledge Block", without: ["knowledge"] },
  { title: "no plan search", without: ["search"] },
];

if (existsSync(DATA)) await main();
else console.log(`Nothing to measure: the published files of TravelPlanner are not at ${DATA}.`);

async function main() {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-ablation-"));
  try {
    required(await importTravelplanner(join(DATA, "database"), { folder }));
    const world = required(openWorld("travelplanner", folder));
    const queries = required(readQueries(join(DATA, "queries", "validation-dev.jsonl")));
    console.log(`human-like on ${queries.length} TravelPlanner queries, two-stage, scripted model, seed 0, in %\n`);
    console.log("| quality | variant | delivery | commonsense micro | macro | hard micro | macro | final |");
    console.log("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    for (const quality of QUALITIES) {
      for (const [index, { title, without }] of VARIANTS.entries()) {
        const out = join(folder, `run-${quality}-${index}`);
        const about = { world, queries, agent: "human-like", input: "query", mode: "two-stage" } as const;
        const summary = required(await runTravelplanner({ ...about, model: `scripted:${quality}`, without, out }));
        console.log(`| ${quality} | ${title} | ${rates(summary)} |`);
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function rates({ rates: found }: TravelplannerSummary): string {
  const { delivery, commonsenseMicro, commonsenseMacro, hardMicro, hardMacro, final } = found;
  const shares = [delivery, commonsenseMicro, commonsenseMacro, hardMicro, hardMacro, final];
  return shares.map((share) => (share * 100).toFixed(1)).join(" | ");
}

function required<T>(result: Result<T>): T {
  if (!result.ok) throw new ProblemError(result.problem);
  return result.value;
}
