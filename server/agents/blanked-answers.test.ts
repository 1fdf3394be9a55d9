import { beforeAll, describe, expect, it } from "vitest";
import { type Event, type ModelMessage, readJsonLines, type Task } from "@/server/episodes";
import { createDial, type ReceivedPrompt, replyTo, skills } from "@/server/models/scripted";
import { hasTravelplanner, travelplannerWorld } from "@/server/planner/testing/travelplanner";
import { scoreTravelplanner, type TravelplannerQuery, travelplannerQuerySchema } from "@/server/scoring";
import { callTool, createNotebook, referenceCalls, type ToolContext, toolNamed } from "@/server/tools";
import { fail, ok } from "@/server/trip";
import { memoryWorld, type World } from "@/server/worlds";
import { attraction, city, flight, lodging, restaurant, road } from "@/server/worlds/testing";
import type { Agent, ToolProtocol } from "./agent";
import { humanLike } from "./human-like/human-like";
import { readPlanText } from "./plan-text/read-plan-text";
import { react } from "./react";
import { reflexion } from "./sole-planning/stepwise";
import { cot, direct } from "./sole-planning/whole-plan";
import { eventsOf } from "./testing/conformance-trip";
import { type SkillModelsOptions, skillModels } from "./testing/skill-models";

/** A world's tables as they are when a tool finds nothing. */
const WITHOUT: Readonly<Record<string, Partial<World>>> = {
  CitySearch: {
    gazetteer: {
      cities: ["Dallas", "Austin", "Waco"].map((name) => city({ name })),
      states: ["Texas"],
      city: (name) => city({ name }),
      citiesOf: () => [],
    },
  },
  FlightSearch: { scheduledLegs: () => [] },
  DistanceMatrix: { road: () => undefined },
  RestaurantSearch: { restaurants: () => [] },
  AttractionSearch: { attractions: () => [] },
  AccommodationSearch: { lodgings: () => [] },
};

/** Worlds where each thing can be found in one way only, so that nothing makes up for an answer that is not seen. */
const cities = ["Austin", "Waco"];
const places = {
  cities: ["Dallas", ...cities].map((name) => city({ name })),
  lodgings: cities.map((name) => lodging({ city: name })),
  restaurants: cities.flatMap((name) => Array.from({ length: 8 }, () => restaurant({ city: name }))),
  attractions: cities.flatMap((name) => Array.from({ length: 3 }, () => attraction({ city: name }))),
};
const legs = [
  { origin: "Dallas", destination: "Austin", date: "2022-03-10" },
  { origin: "Austin", destination: "Waco", date: "2022-03-12" },
  { origin: "Waco", destination: "Dallas", date: "2022-03-14" },
];
const byAir = memoryWorld({ ...places, scheduledLegs: legs.map((leg) => flight(leg)) });
const byRoad = memoryWorld({
  ...places,
  scheduledLegs: [],
  roads: legs.map(({ origin, destination }) => road({ origin, destination })),
});

/** Enough to fly or to drive, not for three taxis. */
const BUDGET = 1100;

const query: TravelplannerQuery = {
  ...{ idx: 1, level: "easy", org: "Dallas", dest: "Texas", days: 5, visiting_city_number: 2, people_number: 1 },
  query:
    "Please plan a 5-day trip for one person from Dallas to 2 cities in Texas, from March 10th to March 14th, 2022, with a budget of $1,100.",
  date: ["2022-03-10", "2022-03-11", "2022-03-12", "2022-03-13", "2022-03-14"],
  budget: BUDGET,
  local_constraint: { "house rule": null, cuisine: null, "room type": null, transportation: null },
};

function taskOf({ idx, query: text }: TravelplannerQuery): Task {
  return { id: String(idx), text, today: "2022-03-01", request: null, objective: null };
}

function isPassed(of: TravelplannerQuery, events: readonly Event[], where: World): boolean {
  const days = events.findLast((event) => event.type === "planWritten")?.days ?? null;
  return scoreTravelplanner(where, of, days).final;
}

function blanked(prompt: ReceivedPrompt, observation: string): ReceivedPrompt {
  const messages = prompt.messages.map(
    (message): ModelMessage => ({ ...message, content: message.content.replaceAll(observation, "") }),
  );
  return { ...prompt, messages };
}

/** What was found by the calls of an episode, or by those that the reference information is made of; but for taxis, which nobody can pay. */
async function foundBy(events: readonly Event[], task: Task, world: World): Promise<string[]> {
  const called = events.flatMap((event) => (event.type === "toolCalled" ? [event] : []));
  const calls = task.referenceLegs === undefined ? called : referenceCalls(task.referenceLegs);
  const context: ToolContext = {
    ...{ world, notebook: createNotebook(), signal: new AbortController().signal },
    writePlan: async () => fail({ code: "internal", message: "Nothing is planned here." }),
  };
  const searches = calls.filter(({ tool }) => toolNamed(tool)?.kind === "search");
  const answers = await Promise.all(searches.map(({ tool, input }) => callTool(tool, input, context)));
  const found = answers.flatMap(({ empty, observation }) =>
    empty || observation.startsWith("Taxi") ? [] : [observation],
  );
  return [...new Set(found)];
}

/** The first line of each answer without which an agent passes all the same. */
async function notNeeded(agent: Agent, task: Task, world: World, options: Options): Promise<string[]> {
  const { protocol = "text", answer } = options;
  const play = (alter?: (prompt: ReceivedPrompt) => ReceivedPrompt) =>
    eventsOf(agent, task, { world, protocol, models: skillModels({ answer, alter }) });
  const whole = await play();
  expect(isPassed(query, whole, world)).toBe(true);
  const found = await foundBy(whole, task, world);
  expect(found.length).toBeGreaterThan(8);
  const without = async (observation: string) => {
    const isFine = isPassed(query, await play((prompt) => blanked(prompt, observation)), world);
    return isFine ? [observation.split("\n")[0] ?? ""] : [];
  };
  return (await Promise.all(found.map(without))).flat();
}

interface Options {
  readonly protocol?: ToolProtocol;
  /** What the model answers in place of the scripted one; null leaves it to that. */
  readonly answer?: SkillModelsOptions["answer"];
}

describe.each([
  ["by air", byAir, "Flights from Austin to Waco on 2022-03-12:"],
  ["by road", byRoad, "Self-driving, from Austin to Waco"],
] as const)("a plan of a trip %s", (_, world, aWay) => {
  const alone = taskOf(query);
  const given: Task = { ...alone, referenceLegs: legs };

  it.each<[string, Agent, Task, ToolProtocol]>([
    ["react, tools called in text", react, alone, "text"],
    ["react, tools called natively", react, alone, "native"],
    ["react, sole planning", react, given, "text"],
    ["reflexion", reflexion, given, "text"],
    ["direct", direct, given, "text"],
    ["cot", cot, given, "text"],
  ])("passes with every answer and fails without any one of them: %s", async (_name, agent, task, protocol) => {
    expect(await notNeeded(agent, task, world, { protocol })).toEqual([]);
  });

  it("rests on every search that there is", async () => {
    const events = await eventsOf(react, alone, { world, models: skillModels() });
    const titles = (await foundBy(events, alone, world)).map((observation) => observation.split("\n")[0] ?? "");
    for (const title of [
      "Cities in Texas:",
      "Restaurants in Waco:",
      "Attractions in Waco:",
      "Accommodations in Waco:",
      aWay,
    ]) {
      expect(titles).toContainEqual(expect.stringContaining(title));
    }
  });

  it("would be found out if a reply came from elsewhere than the prompt", async () => {
    const whole = await eventsOf(direct, given, { world, models: skillModels() });
    const gold = whole.findLast((event) => event.type === "planWritten")?.text ?? "";
    const found = (await foundBy(whole, given, world)).map((observation) => observation.split("\n")[0]);
    const cheats = { answer: () => ok(gold) };
    expect((await notNeeded(direct, given, world, cheats)).sort()).toEqual(found.sort());
  });

  it.each(Object.keys(WITHOUT))("of human-like passes, and fails when the world gives nothing to %s", async (tool) => {
    const play = (where: World) => eventsOf(humanLike, alone, { world: where, models: skillModels() });
    expect(isPassed(query, await play(world), world)).toBe(true);
    const blank = { ...world, describe: () => world.describe(), ...WITHOUT[tool] };
    const isUsed = tool !== (world === byAir ? "DistanceMatrix" : "FlightSearch");
    expect(isPassed(query, await play(blank), world)).toBe(!isUsed);
  });
});

const QUERIES = "../shared/data/travelplanner/queries/validation-dev.jsonl";

describe.skipIf(!hasTravelplanner)("a plan from the published tables (../shared/data is needed)", () => {
  let published: World;
  beforeAll(async () => {
    published = await travelplannerWorld();
  });

  it("fails without any one of its notes", async () => {
    const read = readJsonLines(QUERIES, travelplannerQuerySchema);
    const queries = read.ok ? read.value : [];
    for (const group of ["easy 3", "easy 5", "easy 7", "medium 3", "medium 5", "hard 3", "hard 5"]) {
      const ofGroup = queries.filter(({ level, days }) => `${level} ${days}` === group);
      expect(await firstThatNeedsAll(ofGroup)).toBe(group);
    }
  });

  /** Blanks each note of the group's first trip that has no more of them than it has ways and cities; gives the group. */
  async function firstThatNeedsAll(queries: readonly TravelplannerQuery[]): Promise<string> {
    for (const one of queries) {
      const events = await eventsOf(react, taskOf(one), { world: published, models: skillModels() });
      const messages = events.findLast((event) => event.type === "modelCalled")?.messages ?? [];
      const notes = notesIn(messages.at(-1)?.content ?? "");
      const ways = one.visiting_city_number + 1;
      if (!isPassed(one, events, published) || notes.length > ways + 3 * one.visiting_city_number) continue;
      for (const note of notes) {
        const prompt = blanked({ messages, tools: [], temperature: 0 }, note);
        const plan = readPlanText((await replyTo(prompt, createDial(1, ""), skills)).text);
        const { final } = scoreTravelplanner(published, one, plan?.map((day) => ({ ...day })) ?? null);
        expect([one.idx, note.split("\n")[0], final]).toEqual([one.idx, note.split("\n")[0], false]);
      }
      return `${one.level} ${one.days}`;
    }
    return "none";
  }
});

/** What each note of Planner's prompt says, below its description. */
function notesIn(content: string): string[] {
  return content
    .split(/\n\n(?=Note \d+: )|^Given information:\n|\n\nToday is/g)
    .filter((part) => part.startsWith("Note "))
    .map((note) => note.slice(note.indexOf("\n") + 1));
}
