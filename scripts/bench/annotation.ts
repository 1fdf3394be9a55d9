// Fifty raters at once on one batch, on the embedded database or the one that DATABASE_URL names: npm run bench:annotation
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase, type Database, openDatabase, users } from "@/db";
import { createProject, nextItem, saveDraft, submit, viewProject } from "@/server/annotation";
import { ProblemError, type Result } from "@/server/trip";
import { type Answer, APEC_RUBRIC, type NextItem, type ProjectSettings } from "@/server/views";

/**
 * Each takes an item, works on it for 5 to 15 seconds (people take minutes), saves a draft and submits, until nothing is left; with
 * `--no-pause` nobody works, so that the database is as busy as it can be. Ends with 1 where ratings are missing at the end.
 */

const RATERS = 50;
const ITEMS = 100;
const TURNS = 24;
const WORK_MS = process.argv.includes("--no-pause") ? [0, 0] : [5_000, 15_000];
/** Between two looks while others have the last items. */
const HELD_MS = 2_000;
const SETTINGS: ProjectSettings = {
  name: "Bench",
  guidelines: "",
  examples: [],
  ratersPerItem: 3,
  overlap: 1,
  repeats: 0,
  minimumRationale: 20,
  passingShare: null,
  seed: 1,
  onDeletion: "keep-pseudonymous",
};
const ANSWERS: Answer[] = APEC_RUBRIC.questions.map(({ id }) => ({
  ...{ question: id, turn: null, value: 4, turns: [1] },
  rationale: "It asks who comes along and what they like.",
}));

const folder = mkdtempSync(join(tmpdir(), "dragoman-bench-"));
process.env.DRAGOMAN_DATA ??= folder;
const times = { next: [] as number[], draft: [] as number[], submit: [] as number[] };
try {
  const { database, kind } = await openDatabase();
  console.log(`${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}, ${kind} database`);
  await measure(database);
} finally {
  await closeDatabase();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(database: Database): Promise<void> {
  const raters = await addRaters(database);
  const { id } = required(await createProject(database, { ...batch(), settings: SETTINGS }));
  const began = performance.now();
  await Promise.all(raters.map((rater) => rateAll(database, id, rater)));
  const seconds = (performance.now() - began) / 1_000;
  const { counts } = required(await viewProject(database, id));
  if (counts.ratings !== ITEMS * SETTINGS.ratersPerItem) process.exitCode = 1;
  console.log(`${counts.ratings} of ${counts.wanted} ratings by ${RATERS} raters at once in ${seconds.toFixed(1)} s`);
  for (const [what, ms] of Object.entries(times)) console.log(`${what.padEnd(7)} ${quantiles(ms)}`);
}

async function addRaters(database: Database): Promise<string[]> {
  const rows = Array.from({ length: RATERS }, () => {
    const id = randomUUID();
    return { id, email: `${id}@example.org`, name: "", role: "annotator" };
  });
  await database.insert(users).values(rows);
  return rows.map(({ id }) => id);
}

function batch() {
  const turns = Array.from({ length: TURNS }, (_, at) => ({
    by: at % 2 === 0 ? ("agent" as const) : ("traveler" as const),
    text: `Turn ${at}: a sentence about what matters on this trip, and another one.`,
  }));
  const items = Array.from({ length: ITEMS }, (_, at) => ({
    content: { unit: "dialog" as const, turns },
    source: [{ kind: "imported" as const, reference: `line ${at + 1}`, agent: null, judged: {} }],
  }));
  return { rubric: APEC_RUBRIC, openToAll: true, items, createdBy: null };
}

async function rateAll(database: Database, projectId: string, rater: string): Promise<void> {
  // People do not all come in the same second.
  await work();
  for (;;) {
    const next: NextItem = required(await timed("next", () => nextItem(database, projectId, rater)));
    if (next.kind === "none" && next.reason !== "held-by-others") return;
    if (next.kind === "none") {
      await new Promise((resolve) => setTimeout(resolve, HELD_MS));
      continue;
    }
    const reservationId = next.reservation.id;
    const given = { reservationId, answers: ANSWERS, seconds: 30 };
    await work();
    await timed("draft", () => saveDraft(database, rater, { ...given, revision: 1 }));
    required(await timed("submit", () => submit(database, rater, { ...given, requestId: randomUUID() })));
  }
}

function work(): Promise<void> {
  const [least = 0, most = 0] = WORK_MS;
  return new Promise((resolve) => setTimeout(resolve, least + Math.random() * (most - least)));
}

async function timed<T>(what: keyof typeof times, call: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await call();
  times[what].push(performance.now() - began);
  return done;
}

function quantiles(ms: readonly number[]): string {
  const sorted = ms.toSorted((a, b) => a - b);
  const at = (share: number) => `${Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)} ms`;
  return `${sorted.length} calls: median ${at(0.5)}, 95 % within ${at(0.95)}, most ${at(1)}`;
}

function required<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new ProblemError(result.problem);
}
