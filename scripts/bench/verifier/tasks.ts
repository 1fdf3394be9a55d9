import { readFileSync } from "node:fs";
import { join } from "node:path";
import { travelplannerQuerySchema } from "@/server/scoring";
import type { VerifiedTask } from "@/server/scoring/verifier";
import { formatMoney, type TripRequest } from "@/server/trip";
import { toReading, understand } from "@/server/understanding";
import type { World } from "@/server/worlds";
import type { Random } from "./random";
import { type Taught, type TaughtNoPlan, teach } from "./teacher";

const TODAY = "2022-03-01";

/** The request in words, as a prompt. */
function promptOf({ origin, destination, dates, people, demands }: TripRequest): string {
  const to =
    destination.kind === "cities" ? destination.cities.map(({ name }) => name).join(" and ") : destination.region;
  const start = dates.kind === "fixed" ? dates.start : dates.from;
  const budget = demands.budget === null ? "" : ` We can spend ${formatMoney(demands.budget)}.`;
  return `Plan a trip of ${dates.days} days from ${origin} to ${to}, starting on ${start}, for ${people} people.${budget}`;
}

/** Trajectories for so many of the requests, in their order; those that the teacher cannot plan in time are left out and counted. */
export async function taughtOf(
  requests: readonly TripRequest[],
  world: World,
  random: Random,
  most: number,
): Promise<{ readonly taught: readonly Taught[]; readonly noPlans: readonly TaughtNoPlan[]; readonly left: number }> {
  const taught: Taught[] = [];
  const noPlans: TaughtNoPlan[] = [];
  let left = 0;
  for (const [at, request] of requests.entries()) {
    if (taught.length >= most) break;
    const about = { id: String(at), text: promptOf(request), today: TODAY };
    const made = await teach(about, request, world, random);
    if (made === null) left += 1;
    else if ("draft" in made) taught.push(made);
    else noPlans.push(made);
  }
  return { taught, noPlans, left };
}

/** The published queries whose text the reader understands. */
export async function travelplannerTasks(
  world: World,
  data: string,
): Promise<{ readonly request: TripRequest; readonly rules: VerifiedTask["rules"]; readonly text: string }[]> {
  const queries = ["train", "validation-dev"].flatMap((file) =>
    readFileSync(join(data, "queries", `${file}.jsonl`), "utf8")
      .trim()
      .split("\n")
      .map((row) => travelplannerQuerySchema.parse(JSON.parse(row))),
  );
  const tasks = [];
  for (const query of queries) {
    const { said } = await understand({ text: query.query, asked: null, today: TODAY }, world);
    const { request } = toReading(said, world, TODAY);
    if (request !== null) tasks.push({ request, rules: { kind: "travelplanner" as const, query }, text: query.query });
  }
  return tasks;
}
