import type { Event } from "@/server/episodes";
import { act, portTask, twoCities } from "@/server/scoring/testing/itinerarybench/two-cities";
import { deeptravel } from "./deeptravel/deeptravel";
import { itinerarybench } from "./itinerarybench/itinerarybench";
import { planWritten } from "./itinerarybench/plan-events";
import { benchmarkConformance } from "./testing/benchmark-conformance";
import { texas, texasQuery } from "./testing/texas";
import { texasTrip } from "./testing/texas-trip";
import { answered, toy } from "./testing/toy/toy";
import { travelplanner } from "./travelplanner/travelplanner";

const day = { days: 1, current_city: "Austin", transportation: "-", breakfast: "-", attraction: "-", lunch: "-" };
const austin: Event = { type: "planWritten", text: "…", days: [{ ...day, dinner: "-" }], readBy: "rules" };

benchmarkConformance("TravelPlanner", async () => ({
  benchmark: travelplanner,
  world: texas(),
  contents: [1, 2].map((idx) => ({ query: texasQuery({ idx }), legs: null })),
  plan: [austin],
  passes: "solver",
}));

benchmarkConformance("ItineraryBench", async () => ({
  benchmark: itinerarybench,
  world: twoCities,
  contents: ["T3-0", "T3-1"].map((id) => ({ ...portTask(), id })),
  plan: [planWritten([act.stay("Port", "2 07:00", "2 19:30")])],
  passes: null,
}));

benchmarkConformance("DeepTravel", async () => {
  const world = texas();
  const tasks = [1, 2].map((number) => texasTrip(world, number));
  return { benchmark: deeptravel, world, contents: tasks, plan: [austin], passes: "solver" };
});

benchmarkConformance("A toy", async () => ({
  benchmark: toy,
  world: texas(),
  contents: [
    { id: "one", terms: [1] },
    { id: "two", terms: [1, 2] },
  ],
  plan: [answered(2)],
  passes: "adder",
}));
