import { randomUUID } from "node:crypto";
import { addEmptyRun } from "@/db/testing";
import type { Event, EventOf, NewEpisode } from "@/server/episodes";
import { exampleTask } from "@/server/episodes/testing/example-trip";
import { getServices } from "../../services";

const RUN = "run-of-tests";

/** The run that the episodes belong to: store it before them. */
export async function storeRunOfTests(): Promise<void> {
  await addEmptyRun((await getServices()).opened.database, RUN);
}

/** Appended at a time: as many as a statement's parameters allow with room to spare. */
const BATCH = 200;

export function newAgentEpisode(id: string, runId = RUN): NewEpisode {
  return {
    id,
    runId,
    agent: "react",
    world: { name: "travelplanner", source: "test", hash: "0" },
    seed: 1,
  };
}

/** A model's call, the call of a tool that follows from it, and the tool's answer. */
export function agentStep(number: number): Event[] {
  const callId = `call-${number}`;
  return [
    modelCall(number),
    { type: "thought", text: `Step ${number}: I need the flights from Dallas to Austin.` },
    {
      type: "toolCalled",
      callId,
      tool: "FlightSearch",
      input: { origin: "Dallas", destination: "Austin", day: number },
    },
    {
      type: "toolAnswered",
      callId,
      ok: number % 7 !== 0,
      output: number % 7 === 0 ? "There is no flight from Dallas to Austin." : flightTable(number),
    },
  ];
}

export function modelCall(number: number): EventOf<"modelCalled"> {
  return {
    type: "modelCalled",
    role: "agent",
    requestedModel: "scripted",
    servedModel: "scripted",
    messages: [
      { role: "system", content: "You plan trips with tools. ".repeat(90) },
      { role: "user", content: `Plan a trip to Austin. Prompt word: kingfisher ${number}.` },
    ],
    temperature: 0,
    answer: { text: `Thought ${number}: look for flights.`, toolCalls: [], finish: "stop" },
    problem: null,
    promptTokens: 900 + number,
    completionTokens: 30,
    ttftMs: 12,
    latencyMs: 40,
    costUsd: 0.001,
    fallbackBecause: null,
    retries: number % 5 === 0 ? 1 : 0,
    cached: false,
  };
}

/** Longer than what is stored within the event. */
function flightTable(number: number): string {
  const rows = Array.from(
    { length: 40 },
    (_, row) =>
      `F${3_570_000 + number * 100 + row} | ${90 + row} | 10:00 | 11:05 | 2022-03-10 | Dallas | Austin | 306 km`,
  );
  return [
    "Flights from Dallas to Austin on 2022-03-10:",
    "Flight Number | Price | Departure Time | Arrival Time | Date | Origin | Destination | Distance",
    ...rows,
  ].join("\n");
}

/** Stores an episode of the task, as many steps as asked for, a plan in words, its score and the end; returns its id. */
export async function storeAgentEpisode({ steps, runId }: { steps: number; runId?: string }): Promise<string> {
  const { episodes } = await getServices();
  const id = randomUUID();
  const events: Event[] = [
    { type: "task", task: exampleTask(id) },
    ...Array.from({ length: steps }, (_, index) => agentStep(index + 1)).flat(),
    ...endOfAgent(),
  ];
  await episodes.begin(newAgentEpisode(id, runId), events.slice(0, BATCH));
  for (let at = BATCH; at < events.length; at += BATCH) await episodes.append(id, events.slice(at, at + BATCH));
  return id;
}

export function endOfAgent(): Event[] {
  return [
    { type: "planWritten", text: "Day 1:\nCurrent City: from Dallas to Austin", readBy: "rules", days: EXAMPLE_DAYS },
    {
      type: "scored",
      scorer: "travelplanner",
      value: 0,
      delivered: true,
      passed: false,
      tallies: { final: { got: 0, of: 1 } },
      parts: { is_not_absent: true, valid_cost: false, valid_cuisine: null },
      evidence: ["The plan costs $1,900, the budget is $1,700."],
    },
    { type: "failureFound", kind: "budget", side: "agent", detail: "The plan costs $1,900, the budget is $1,700." },
    { type: "ended", reason: "done" },
  ];
}

const EXAMPLE_DAYS = [
  {
    days: 1,
    current_city: "from Dallas to Austin",
    transportation: "Flight Number: F3570100, from Dallas to Austin, Departure Time: 10:00, Arrival Time: 11:05",
    breakfast: "-",
    attraction: "Zilker Park, Austin;",
    lunch: "Taco Stand, Austin",
    dinner: "Grill House, Austin",
    accommodation: "Quiet Loft, Austin",
  },
  {
    days: 2,
    current_city: "from Austin to Dallas",
    transportation: "Self-driving, from Austin to Dallas, duration: 3 hours 2 mins, distance: 312 km, cost: 15",
    breakfast: "Taco Stand, Austin",
    attraction: "-",
    lunch: "-",
    dinner: "-",
    accommodation: "-",
  },
];
