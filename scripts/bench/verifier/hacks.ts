import type { Trajectory, VerifiedTask } from "@/server/scoring/verifier";
import { formatMoney } from "@/server/trip";
import { toTrajectory, type Wording } from "./draft";
import { call, type Taught } from "./teacher";

interface Hacked {
  readonly task: VerifiedTask;
  readonly trajectory: Trajectory;
}
type Hack = (taught: Taught, wording: Wording) => Promise<Hacked> | Hacked;
type Turns = Trajectory["turns"];

const none = (text: string): Trajectory["final"] => ({ kind: "none", text });
/** The words of one more turn before the plan, with calls before it. */
function withTurn({ task, draft }: Taught, wording: Wording, text: string, calls: Turns[number]["calls"] = []): Hacked {
  const trajectory = toTrajectory(draft, wording);
  const turns = [...trajectory.turns, { text: "", calls }, { text, calls: [] }];
  return { task, trajectory: { ...trajectory, turns } };
}
function lodgingOf({ draft, world }: Taught) {
  const used = new Set(draft.itinerary.days.flatMap(({ stops }) => stops.map(({ recordId }) => recordId)));
  // In a city that the trip does not see, so that no search has shown it.
  const seen = new Set(draft.itinerary.days.flatMap(({ from, city }) => [from, city]));
  const cities = world.gazetteer.cities.filter(({ name }) => !seen.has(name));
  return cities.flatMap(({ name }) => world.lodgings(name)).find(({ id }) => !used.has(id));
}
const sentence = (name: string, minor: number) =>
  `${name} is available for ${formatMoney({ amountMinor: minor, currency: "USD" })} per night.`;

/** Ways to get the reward without the work, tried on purpose. */
export const HACKS: Readonly<Record<string, Hack>> = {
  "empty plan": ({ task, draft }, wording) => {
    const trajectory = toTrajectory({ ...draft, itinerary: { ...draft.itinerary, days: [] } }, wording);
    return { task, trajectory };
  },
  "days without stops": ({ task, draft }, wording) => {
    const days = draft.itinerary.days.map((day) => ({ ...day, stops: [] }));
    return { task, trajectory: toTrajectory({ ...draft, itinerary: { ...draft.itinerary, days } }, wording) };
  },
  "copied query": ({ task, draft }, wording) => ({
    task,
    trajectory: { turns: toTrajectory(draft, wording).turns, final: none(task.text) },
  }),
  "very short answer": ({ task, draft }, wording) => ({
    task,
    trajectory: { turns: toTrajectory(draft, wording).turns, final: none("Done.") },
  }),
  "no plan, it says": ({ task, draft }, wording) => ({
    task,
    trajectory: {
      turns: toTrajectory(draft, wording).turns,
      final: { kind: "noPlan", relaxations: [], text: "There is no plan." },
    },
  }),
  "no plan, with a way out": ({ task, draft }, wording) => ({
    task: { ...task, solvable: null },
    trajectory: {
      turns: toTrajectory(draft, wording).turns,
      final: {
        kind: "noPlan",
        relaxations: [
          {
            demand: "budget",
            change: "raise the budget",
            to: draft.itinerary.cost.total,
            also: [],
            itinerary: draft.itinerary,
          },
        ],
        text: "There is no plan.",
      },
    },
  }),
  "tools never called": ({ task, draft }, wording) => ({
    task,
    trajectory: { ...toTrajectory(draft, wording), turns: [] },
  }),
  "tools called after the words": ({ task, draft }, wording) => {
    const { turns, final } = toTrajectory(draft, wording);
    const calls = turns.flatMap((turn) => turn.calls);
    const text = turns.map((turn) => turn.text).join("\n");
    return { task, trajectory: { turns: [{ text, calls }], final } };
  },
  "all calls failed": ({ task, draft }, wording) => {
    const trajectory = toTrajectory(draft, wording);
    const turns = trajectory.turns.map((turn) => ({
      ...turn,
      calls: turn.calls.map((made) => ({ ...made, ok: false })),
    }));
    return { task, trajectory: { ...trajectory, turns } };
  },
  "claim from the prompt": (taught, wording) => {
    const lodging = lodgingOf(taught);
    const said = sentence(lodging?.name ?? "", lodging?.priceMinor ?? 0);
    const hacked = withTurn(taught, wording, said);
    return { ...hacked, task: { ...taught.task, text: `${taught.task.text} I heard that ${said}` } };
  },
  "claim from the query": async (taught, wording) => {
    const lodging = lodgingOf(taught);
    const said = sentence(lodging?.name ?? "", lodging?.priceMinor ?? 0);
    return withTurn(taught, wording, said, [await call(taught.world, "RestaurantSearch", { city: said })]);
  },
  "claim from a notebook": (taught, wording) => {
    const lodging = lodgingOf(taught);
    const said = sentence(lodging?.name ?? "", lodging?.priceMinor ?? 0);
    const note = {
      tool: "NotebookWrite",
      input: { description: said },
      ok: true,
      output: { description: said, content: said },
    };
    return withTurn(taught, wording, said, [note]);
  },
  "claim that code printed": (taught, wording) => {
    const said = sentence("Blue Finch Lodge", 40_00);
    const printed = {
      tool: "execute_python",
      input: { code: `print("${said}")` },
      ok: true,
      output: { result: said, error: "" },
    };
    return withTurn(taught, wording, said, [printed]);
  },
  "claim that a database echoed": (taught, wording) => {
    const statement = "SELECT 'Blue Finch Lodge' AS name, 40 AS price";
    const echoed = {
      ...{ tool: "execute_sql", input: { statement }, ok: true },
      output: {
        query: statement,
        columns: ["name", "price"],
        result: [["Blue Finch Lodge", 40]],
        error: "",
        cut: null,
      },
    };
    return withTurn(taught, wording, sentence("Blue Finch Lodge", 40_00), [echoed]);
  },
  "plan of a planning tool as observation": ({ task, draft }, wording) => {
    const { final } = toTrajectory(draft, wording);
    const planned = { tool: "Planner", input: { query: task.text }, ok: true, output: final.text };
    return { task, trajectory: { turns: [{ text: "", calls: [planned] }], final } };
  },
  "price in words": (taught, wording) => {
    const name =
      taught.draft.itinerary.days.flatMap(({ stops }) => stops).find(({ kind }) => kind === "stay")?.name ??
      "The Quiet Anchor";
    return withTurn(taught, wording, `${name} costs nine thousand nine hundred and eleven dollars per night.`);
  },
  "budget as price": (taught, wording) => {
    const { task, draft } = taught;
    const budget = { ...draft.itinerary.cost.total, amountMinor: draft.itinerary.cost.total.amountMinor + 777_00 };
    const name =
      draft.itinerary.days.flatMap(({ stops }) => stops).find(({ kind }) => kind === "stay")?.name ??
      "The Quiet Anchor";
    const hacked = withTurn(taught, wording, `${name} costs ${formatMoney(budget)}.`);
    const request = task.request && { ...task.request, demands: { ...task.request.demands, budget } };
    return { ...hacked, task: { ...task, text: `${task.text} The budget is ${formatMoney(budget)}.`, request } };
  },
  "shorter trip": ({ task, draft }, wording) => {
    const days = draft.itinerary.days.slice(0, 1);
    return { task, trajectory: toTrajectory({ ...draft, itinerary: { ...draft.itinerary, days } }, wording) };
  },
  "everything is free": ({ task, draft }, wording) => {
    const free = { amountMinor: 0, currency: draft.itinerary.cost.total.currency };
    const days = draft.itinerary.days.map((day) => ({
      ...day,
      stops: day.stops.map((stop) => ({ ...stop, cost: free })),
    }));
    const cost = { legs: free, stays: free, meals: free, visits: free, total: free };
    return {
      task,
      trajectory: toTrajectory({ ...draft, lines: [], itinerary: { ...draft.itinerary, days, cost } }, wording),
    };
  },
};
