import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { solveItinerarybench, toPublishedPlan } from "@/server/benchmarks";
import {
  type ItinerarybenchTask,
  itinerarybenchTaskSchema,
  readPlanAction,
  scoreItinerarybench,
} from "@/server/scoring";
import type { Trajectory, VerifiedTask } from "@/server/scoring/verifier";
import { ProblemError, type Result } from "@/server/trip";
import { importWorld, openWorld, type World } from "@/server/worlds";
import { linesText, toTrajectory, type Wording } from "./draft";
import type { Random } from "./random";
import { travelplannerTasks } from "./tasks";
import { call, teach } from "./teacher";

export interface PublishedCase {
  readonly task: VerifiedTask;
  readonly trajectory: Trajectory;
  readonly world: World;
}

const MOST = 80;

/** Sound trajectories for tasks of published benchmarks, in worlds imported from their data; nothing where these are not there. */
export async function publishedTrajectories(
  data: string,
  wording: Wording,
  random: Random,
): Promise<[string, PublishedCase[]][]> {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-bench-"));
  process.env.DRAGOMAN_DATA = folder;
  try {
    const found: [string, PublishedCase[]][] = [];
    for (const [name, make] of [
      ["travelplanner", ofTravelplanner],
      ["itinerarybench", ofItinerarybench],
    ] as const) {
      if (!existsSync(join(data, name, "database"))) {
        console.log(`  ${name}: its published files are not at ${data}.`);
        continue;
      }
      required(await importWorld(name, join(data, name, "database"), { folder }));
      found.push([name, await make(required(openWorld(name, folder)), join(data, name), wording, random)]);
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function ofTravelplanner(world: World, data: string, wording: Wording, random: Random): Promise<PublishedCase[]> {
  const cases: PublishedCase[] = [];
  for (const { request, rules, text } of await travelplannerTasks(world, data)) {
    if (cases.length >= MOST) break;
    const id = rules.kind === "travelplanner" ? String(rules.query.idx) : "";
    const taught = await teach({ id, text, today: "2022-03-01" }, request, world, random);
    if (taught === null || !("draft" in taught)) continue;
    const { draft } = taught;
    const days = toPublishedPlan(draft.itinerary).map((day) => JSON.parse(JSON.stringify(day)));
    const { turns } = toTrajectory(draft, wording);
    // Days in the published form have no times and prices of their own, so that only their sum is told.
    const text_ = linesText(
      { ...draft, lines: draft.lines.filter(({ says }) => says === "total" || says === "within") },
      wording,
    );
    cases.push({
      task: { ...taught.task, rules },
      trajectory: { turns, final: { kind: "days", days, text: text_ } },
      world,
    });
  }
  return cases;
}

const TASKS = "tasks-dev.jsonl";

async function ofItinerarybench(world: World, data: string): Promise<PublishedCase[]> {
  const tasks = readFileSync(join(data, TASKS), "utf8")
    .trim()
    .split("\n")
    .map((row) => itinerarybenchTaskSchema.parse(JSON.parse(row)));
  const cases: PublishedCase[] = [];
  for (const task of tasks) {
    if (cases.length >= MOST) break;
    const solved = solveItinerarybench(world, task, {
      objective: "scored",
      timeLimitMs: 2_000,
      signal: new AbortController().signal,
    });
    if (!solved.ok || solved.value.plan.length === 0 || isOverBudget(world, task, solved.value.plan)) continue;
    cases.push({ ...(await itineraryOf(task, solved.value.plan, world)), world });
  }
  return cases;
}

/** The published score does not ask for the budget that the words name, and a sound plan is within it. */
function isOverBudget(world: World, task: ItinerarybenchTask, plan: readonly string[]): boolean {
  return task.text_budget !== null && scoreItinerarybench(world, task, plan, "paper").end.cost > task.text_budget;
}

/** Looks up by SQL what each action of the plan names. */
async function itineraryOf(task: ItinerarybenchTask, actions: readonly string[], world: World) {
  const quoted = (name: unknown) => `'${String(name).replaceAll("'", "''")}'`;
  const statements = actions.flatMap((text) => {
    const action = readPlanAction(text);
    switch (action?.name) {
      case "visit":
        return [`SELECT * FROM place WHERE name = ${quoted(action.place)}`];
      case "go_to_place":
        return [
          `SELECT * FROM in_city_transport WHERE origin = ${quoted(action.origin)} AND destination = ${quoted(action.destination)}`,
        ];
      case "go_to_city":
        return [`SELECT * FROM railway WHERE number = ${quoted(action.ticket)}`];
      default:
        return [];
    }
  });
  const turns: Trajectory["turns"] = [];
  for (const statement of new Set(statements)) {
    const made = await call(world, "execute_sql", { statement });
    turns.push({ text: "Next I look up what the plan needs.", calls: [made] });
  }
  const verified: VerifiedTask = {
    ...{
      id: task.id,
      text: task.description,
      today: task.simulator.begin_time.slice(0, 10),
      request: null,
      solvable: null,
    },
    rules: { kind: "itinerarybench", task },
  };
  return {
    task: verified,
    trajectory: { turns, final: { kind: "actions" as const, actions: [...actions], text: "" } },
  };
}

function required<T>(result: Result<T>): T {
  if (!result.ok) throw new ProblemError(result.problem);
  return result.value;
}
