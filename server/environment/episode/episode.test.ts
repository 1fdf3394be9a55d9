import { describe, expect, it } from "vitest";
import { type Benchmark, type DeeptravelTask, findBenchmark, LABEL_OPTIONS } from "@/server/benchmarks";
import { texas, texasQuery, texasTasks } from "@/server/benchmarks/testing/texas";
import { texasTrip } from "@/server/benchmarks/testing/texas-trip";
import { plan } from "@/server/planner";
import { benchmarkTasks } from "../tasks/of-benchmark";
import { Episode } from "./episode";
import type { Action } from "./observation";

const world = texas();
function benchmarkOf(name: string): Benchmark {
  const found = findBenchmark(name);
  if (!found.ok) throw new Error(found.problem.message);
  return found.value;
}
const deeptravel = benchmarkOf("deeptravel");
const task = benchmarkTasks(benchmarkOf("travelplanner"), texasTasks([texasQuery()]), world).task(0);
const { signal } = new AbortController();

const SEARCHES: readonly Action[] = [
  { tool: "FlightSearch", arguments: { origin: "Dallas", destination: "Austin", date: "2022-03-10" } },
  { tool: "FlightSearch", arguments: { origin: "Austin", destination: "Dallas", date: "2022-03-12" } },
  ...["RestaurantSearch", "AttractionSearch", "AccommodationSearch"].map((tool) => ({
    ...{ tool, arguments: { city: "Austin" } },
  })),
];
const propose = (plan: string): Action => ({ tool: "propose_itinerary", arguments: { plan } });

/** Three days in Austin, of the world's own records. */
function soundPlan(): string {
  const named = (records: readonly { name: string }[], at: number) => `${records[at]?.name ?? ""}, Austin`;
  const meals = (first: number) => [0, 1, 2].map((meal) => named(world.restaurants("Austin"), first + meal));
  const flight = (from: string, to: string, date: string) => {
    const [leg] = world.scheduledLegs(from, to, date);
    return `Flight Number: ${leg?.number}, from ${from} to ${to}, Departure Time: ${leg?.departureTime}, Arrival Time: ${leg?.arrivalTime}`;
  };
  const day = (number: number, lines: readonly string[]) => [`Day ${number}:`, ...lines].join("\n");
  const stay = `Accommodation: ${named(world.lodgings("Austin"), 0)}`;
  const [one, two, three] = [meals(0), meals(3), meals(6)];
  const sight = (at: number) => `Attraction: ${named(world.attractions("Austin"), at)};`;
  return [
    day(1, [
      "Current City: from Dallas to Austin",
      `Transportation: ${flight("Dallas", "Austin", "2022-03-10")}`,
      ...[`Breakfast: ${one[0]}`, sight(0), `Lunch: ${one[1]}`, `Dinner: ${one[2]}`, stay],
    ]),
    day(2, [
      ...["Current City: Austin", "Transportation: -"],
      ...[`Breakfast: ${two[0]}`, sight(1), `Lunch: ${two[1]}`, `Dinner: ${two[2]}`, stay],
    ]),
    day(3, [
      "Current City: from Austin to Dallas",
      `Transportation: ${flight("Austin", "Dallas", "2022-03-12")}`,
      ...[`Breakfast: ${three[0]}`, sight(2), `Lunch: ${three[1]}`, `Dinner: ${three[2]}`, "Accommodation: -"],
    ]),
  ].join("\n\n");
}

async function rewardOf(actions: readonly Action[]): Promise<number> {
  const episode = new Episode(task);
  for (const action of actions) if (episode.state().ended === null) await episode.step(action, signal);
  return (await episode.reward()).total;
}

describe("the reward of an episode", () => {
  it("is 1 for a sound plan whose parts were looked up", async () => {
    expect(await rewardOf([...SEARCHES, propose(soundPlan())])).toBe(1);
  });

  it.each<[string, readonly Action[]]>([
    ["nothing is done", []],
    ["the same plan is handed in without a search", [propose(soundPlan())]],
    ["one of its parts was not looked up", [...SEARCHES.slice(1), propose(soundPlan())]],
    ["the prompt is handed back", [...SEARCHES, propose(new Episode(task).opening.prompt)]],
    ["the plan is a few words", [...SEARCHES, propose("Day 1: fly"), propose("Day 1: fly")]],
    ["a day is missing", [...SEARCHES, propose(soundPlan().split("\n\n").slice(0, 2).join("\n\n"))]],
    ["it ends without a plan", [...SEARCHES, { tool: "finish", arguments: { reason: soundPlan() } }]],
    ["the plan is only said", [...SEARCHES, { tool: "say", arguments: { text: soundPlan() } }]],
  ])("is 0 where %s", async (_, actions) => {
    expect(await rewardOf(actions)).toBe(0);
  });

  it("comes with figures by name, and no sentence", async () => {
    const episode = new Episode(task);
    const { reward, ended } = await episode.step(propose(soundPlan()), signal);
    expect(ended).toBe("done");
    expect(reward?.components).toMatchObject({ delivered: 1, "rubric.complete": 1 });
    expect(Object.values(reward?.components ?? {}).every((value) => typeof value === "number")).toBe(true);
  });
});

describe("the reward of a generated trip", () => {
  const trip = (budget: number) => texasTrip(world, 1, budget);
  const playedTask = (task: DeeptravelTask) => {
    const read = deeptravel.readTask(task);
    if (!read.ok) throw new Error(read.problem.message);
    return benchmarkTasks(deeptravel, [read.value], world).task(0);
  };
  const rewardFor = async (task: DeeptravelTask, actions: readonly Action[]) => {
    const episode = new Episode(playedTask(task));
    for (const action of actions) if (episode.state().ended === null) await episode.step(action, signal);
    return await episode.reward();
  };
  /** The plan of the exact planner, as JSON. */
  const planOf = ({ request }: DeeptravelTask) => {
    const result = plan(request, world, LABEL_OPTIONS);
    if (result.status !== "plan") throw new Error("There is no plan.");
    const days = result.itinerary.days.map(({ stops }) => ({
      stops: stops.map((stop) => ({ ...stop, start: null, end: null })),
    }));
    return JSON.stringify({ days });
  };
  const wayOut = { tool: "finish", arguments: { way_out: `Change: budget 900\n${planOf(trip(900))}` } };

  it("is 1 for a sound plan as JSON whose parts were looked up, and for the published days of it", async () => {
    expect((await rewardFor(trip(900), [...SEARCHES, propose(planOf(trip(900)))])).total).toBe(1);
    expect((await rewardFor(trip(900), [...SEARCHES, propose(soundPlan())])).total).toBe(1);
  });

  it("is 1 for saying that there is no plan, with a way out, where there is none, and 0 where there is one", async () => {
    expect(await rewardFor(trip(100), [...SEARCHES, wayOut])).toMatchObject({ total: 1, components: { passed: 1 } });
    expect((await rewardFor(trip(900), [...SEARCHES, wayOut])).total).toBe(0);
    const alone = { tool: "finish", arguments: { reason: "No plan." } };
    expect((await rewardFor(trip(100), [...SEARCHES, alone])).total).toBe(0);
    const empty = { tool: "finish", arguments: { way_out: "Change: budget 900" } };
    expect(await new Episode(playedTask(trip(100))).step(empty, signal)).toMatchObject({ ok: false, ended: null });
  });
});

describe("an episode", () => {
  it("sends a plan back once whose form cannot be read", async () => {
    const episode = new Episode(task);
    expect(await episode.step(propose("Somewhere nice."), signal)).toMatchObject({ ok: false, ended: null });
    expect(await episode.step(propose("Somewhere nice."), signal)).toMatchObject({
      ended: "done",
      reward: { total: 0 },
    });
  });

  it("tells what is wrong with an action, and goes on", async () => {
    const episode = new Episode(task);
    for (const action of [
      propose(""),
      { tool: "finish", arguments: { reason: 7 } },
      { tool: "dance", arguments: {} },
    ]) {
      expect(await episode.step(action, signal)).toMatchObject({ ok: false, ended: null, reward: null });
    }
  });
});
