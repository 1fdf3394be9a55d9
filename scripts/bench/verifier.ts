import { resolve } from "node:path";
import { type Trajectory, TURN_RUBRICS, type VerifiedTask, verifyTrajectory } from "@/server/scoring/verifier";
import { wilsonInterval } from "@/server/statistics";
import { ProblemError } from "@/server/trip";
import { ensureWorld, type World } from "@/server/worlds";
import { sampledRequests } from "@/server/worlds/places/testing/sampled-requests";
import { toTrajectory, type Wording } from "./verifier/draft";
import { CONTROLS, FAULTS } from "./verifier/faults";
import { HACKS } from "./verifier/hacks";
import { publishedTrajectories } from "./verifier/published";
import { Random } from "./verifier/random";
import { taughtOf } from "./verifier/tasks";
import { searchable, type Taught } from "./verifier/teacher";
import { agency } from "./verifier/wordings/agency";
import { careless } from "./verifier/wordings/careless";
import { concierge } from "./verifier/wordings/concierge";
import { assistant, letter, notes, plain, terse } from "./verifier/wordings/early";
import { react } from "./verifier/wordings/react";

/**
 * The errors of the trajectory verifier: sound trajectories of the exact planner that it refuses, seeded faults that it misses, and
 * ways to get the reward without the work. `--seed 2 --wording notes` scores other trips in other words; `--show` says what was wrong.
 */

const FROM = "2030-05-06";
const argument = (name: string, usual: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : (process.argv[at + 1] ?? usual);
};
const seed = Number(argument("seed", "1"));
const sound = Number(argument("sound", "250"));
const each = Number(argument("each", "50"));
const WORDINGS: Readonly<Record<string, Wording>> = {
  ...{ plain, notes, letter, terse, assistant },
  ...{ react, concierge, agency, careless },
};
const wordingName = argument("wording", "plain");
const wording = WORDINGS[wordingName] ?? plain;
const isShown = process.argv.includes("--show");

await main();

async function main() {
  const opened = await ensureWorld("sample");
  if (!opened.ok) throw new ProblemError(opened.problem);
  const world = searchable(opened.value);
  const random = new Random(seed);
  console.log(`Verifier, seed ${seed}, wording "${wordingName}", Node ${process.version}`);
  const began = performance.now();
  const { taught, noPlans, left } = await taughtOf(sampledRequests(world, sound * 6, seed, FROM), world, random, sound);
  const seconds = (performance.now() - began) / 1_000;
  console.log(
    `${taught.length} plans and ${noPlans.length} proofs that there is none, ${left} left out, in ${seconds.toFixed(0)} s`,
  );

  console.log("\nSound trajectories refused:");
  const start = performance.now();
  reportSound(
    "sample, plans",
    taught.map(({ task, draft }) => ({ task, trajectory: toTrajectory(draft, wording), world })),
  );
  const ms = (performance.now() - start) / Math.max(1, taught.length);
  reportSound(
    "sample, no plan",
    noPlans.map((one) => ({ ...one, world })),
  );
  for (const [name, cases] of await publishedTrajectories(resolve("../shared/data"), wording, random))
    reportSound(name, cases);
  for (const [name, control] of Object.entries(CONTROLS)) {
    const cases = await upTo(each, taught, (one) => control(one, wording, random));
    reportSound(
      name,
      cases.map((one) => ({ ...one, world })),
    );
  }
  console.log(`  ${ms.toFixed(1)} ms a trajectory`);

  console.log("\nSeeded faults caught:");
  for (const [name, fault] of Object.entries(FAULTS)) {
    const cases = await upTo(each, taught, (one) => fault(one, wording, random));
    report(name, cases, world, 0);
  }
  console.log("\nReward hacks that earn 0:");
  for (const [name, hack] of Object.entries(HACKS)) {
    const cases = await upTo(each, taught, async (one) => hack(one, wording));
    report(name, cases, world, 0);
  }
}

interface Case {
  readonly task: VerifiedTask;
  readonly trajectory: Trajectory;
}

async function upTo(count: number, all: readonly Taught[], make: (taught: Taught) => Promise<Case | null>) {
  const cases: Case[] = [];
  for (const one of all) {
    if (cases.length >= count) break;
    const made = await make(one);
    if (made !== null) cases.push(made);
  }
  return cases;
}

function reportSound(name: string, cases: readonly (Case & { readonly world: World })[]) {
  const refused = cases.filter(({ task, trajectory, world }) => verifyTrajectory(task, trajectory, world).reward === 0);
  console.log(line(name, refused.length, cases.length));
  for (const { task, trajectory, world } of isShown ? refused.slice(0, 5) : []) show(task, trajectory, world);
}

function report(name: string, cases: readonly Case[], world: World, wanted: 0 | 1) {
  const wrong = cases.filter(({ task, trajectory }) => verifyTrajectory(task, trajectory, world).reward !== wanted);
  console.log(`${line(name, cases.length - wrong.length, cases.length)}  ${rubricsThatFail(cases, world)}`);
  for (const { trajectory } of isShown ? wrong.slice(0, 3) : []) {
    for (const { text } of trajectory.turns) console.log(`      ${text.slice(0, 600)}`);
    console.log(`      ${trajectory.final.text.replaceAll("\n", "\n      ")}`);
  }
}

/** Which rubrics do not hold, and in how many of the cases. */
function rubricsThatFail(cases: readonly Case[], world: World): string {
  const counts = new Map<string, number>();
  for (const { task, trajectory } of cases) {
    const { trajectory: rubrics, turns } = verifyTrajectory(task, trajectory, world);
    const failing = [
      ...Object.entries(rubrics).flatMap(([name, { holds }]) => (holds ? [] : [name])),
      ...TURN_RUBRICS.filter((name) => turns.some((turn) => !turn[name].holds)),
    ];
    for (const name of failing) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} ${count}`).join(", ");
}

function line(name: string, count: number, of: number): string {
  const { low, high } = wilsonInterval(of === 0 ? 0 : count / of, of) ?? { low: 0, high: 1 };
  const share = of === 0 ? "-" : `${((100 * count) / of).toFixed(1)} %`;
  return `  ${name.padEnd(40)} ${String(count).padStart(4)} of ${String(of).padStart(4)}  ${share.padStart(8)}  [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;
}

function show(task: VerifiedTask, trajectory: Trajectory, world: World) {
  const { trajectory: rubrics, turns } = verifyTrajectory(task, trajectory, world);
  console.log(`    ${task.text.slice(0, 200)}`);
  for (const [name, { holds, evidence }] of Object.entries(rubrics))
    if (!holds) console.log(`      ${name}: ${evidence[0]}`);
  for (const { turn, grounded, consistent } of turns) {
    for (const { holds, evidence } of [grounded, consistent])
      if (!holds) console.log(`      turn ${turn}: ${evidence.slice(0, 3).join(" ")}`);
  }
}
