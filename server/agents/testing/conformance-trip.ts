import type { Event, Task } from "@/server/episodes";
import { memoryWorld, type World } from "@/server/worlds";
import { attraction, city, flight, lodging, restaurant } from "@/server/worlds/testing";
import type { Agent, AgentContext } from "../agent";

/** Three days in Austin by air, with a choice of everything. */
export function conformanceWorld(): World {
  return memoryWorld({
    cities: [city({ name: "Dallas" }), city({ name: "Austin" })],
    scheduledLegs: [
      flight({ date: "2022-03-10" }),
      flight({
        date: "2022-03-12",
        origin: "Austin",
        destination: "Dallas",
        departureTime: "18:00",
        arrivalTime: "20:00",
      }),
    ],
    lodgings: Array.from({ length: 3 }, () => lodging({ city: "Austin" })),
    restaurants: ["Austin", "Dallas"].flatMap((place) => Array.from({ length: 12 }, () => restaurant({ city: place }))),
    attractions: ["Austin", "Dallas"].flatMap((place) => Array.from({ length: 12 }, () => attraction({ city: place }))),
  });
}

export const conformanceTask: Task = {
  id: "1",
  text: "Please plan a 3-day trip for one person from Dallas to Austin, from March 10th to March 12th, 2022, with a budget of $3,000.",
  today: "2022-03-01",
  request: null,
  objective: "preferences",
};

export async function eventsOf(agent: Agent, task: Task, context: Partial<AgentContext> = {}): Promise<Event[]> {
  const events: Event[] = [];
  const world = context.world ?? conformanceWorld();
  const settings: AgentContext = {
    // The scripted model loads the encoder with its first answer, which takes seconds where cores are busy.
    timeLimitMs: 60_000,
    seed: 0,
    signal: new AbortController().signal,
    models: null,
    protocol: "text",
    kit: null,
    without: [],
    skills: [],
    ...context,
    world,
  };
  for await (const event of agent.run(task, settings)) events.push(event);
  return events;
}
