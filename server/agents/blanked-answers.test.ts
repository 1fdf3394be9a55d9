import { beforeAll, describe, expect, it } from "vitest";
import { type Event, type ModelMessage, readJsonLines, type Task } from "@/server/episodes";
import { createDial, type ReceivedPrompt, replyTo, skills } from "@/server/models/scripted";
import { hasTravelplanner, travelplannerWorld } from "@/server/planner/testing/travelplanner";
import { scoreTravelplanner, type TravelplannerQuery, travelplannerQuerySchema } from "@/server/scoring";
import { memoryWorld, type World } from "@/server/worlds";
import { attraction, city, flight, lodging, restaurant } from "@/server/worlds/testing";
import type { ToolProtocol } from "./agent";
import { readPlanText } from "./plan-text/read-plan-text";
import { react } from "./react";
import { eventsOf } from "./testing/conformance-trip";
import { skillModels } from "./testing/skill-models";

/** A world where each thing can be found in one way only, so that nothing makes up for an answer that is not seen. */
const cities = ["Austin", "Waco"];
const world = memoryWorld({
  cities: ["Dallas", ...cities].map((name) => city({ name })),
  scheduledLegs: [
    flight({ date: "2022-03-10", destination: "Austin" }),
    flight({ date: "2022-03-12", origin: "Austin", destination: "Waco" }),
    flight({ date: "2022-03-14", origin: "Waco", destination: "Dallas" }),
  ],
  lodgings: cities.map((name) => lodging({ city: name })),
  restaurants: cities.flatMap((name) => Array.from({ length: 8 }, () => restaurant({ city: name }))),
  attractions: cities.flatMap((name) => Array.from({ length: 3 }, () => attraction({ city: name }))),
});

const query: TravelplannerQuery = {
  ...{ idx: 1, level: "easy", org: "Dallas", dest: "Texas", days: 5, visiting_city_number: 2, people_number: 1 },
  query:
    "Please plan a 5-day trip for one person from Dallas to 2 cities in Texas, from March 10th to March 14th, 2022, with a budget of $3,000.",
  date: ["2022-03-10", "2022-03-11", "2022-03-12", "2022-03-13", "2022-03-14"],
  budget: 3000,
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

/** Observations of the searches of an episode, as its model was shown them. */
function observationsOf(events: readonly Event[]): string[] {
  const shown = events.flatMap((event) => (event.type === "modelCalled" ? event.messages : []));
  const text = shown.map(({ content }) => content).join("\n\n\n");
  const found = text.matchAll(
    /^(?:(?:Observation|Note) \d+: )?((?:Flights from|(?:Cities|Restaurants|Attractions|Accommodations) in) .+?:\n(?:.+\n)+)/gm,
  );
  return [...new Set([...found].map(([, observation = ""]) => observation.trimEnd()))];
}

describe.each<ToolProtocol>(["text", "native"])("a plan from tools called by %s", (protocol) => {
  const play = (observation: string | null) =>
    eventsOf(react, taskOf(query), {
      world,
      protocol,
      models: skillModels(observation === null ? {} : { alter: (prompt) => blanked(prompt, observation) }),
    });

  it("passes with every answer and fails without any one of them", async () => {
    const whole = await play(null);
    expect(isPassed(query, whole, world)).toBe(true);
    const observations = observationsOf(whole);
    const titles = observations.map((observation) => observation.split("\n")[0]);
    expect(titles.sort()).toEqual([
      "Accommodations in Austin:",
      "Accommodations in Waco:",
      "Attractions in Austin:",
      "Attractions in Waco:",
      "Cities in Texas:",
      "Flights from Austin to Waco on 2022-03-12:",
      "Flights from Dallas to Austin on 2022-03-10:",
      "Flights from Waco to Dallas on 2022-03-14:",
      "Restaurants in Austin:",
      "Restaurants in Waco:",
    ]);
    for (const observation of observations) {
      expect([observation.split("\n")[0], isPassed(query, await play(observation), world)]).toEqual([
        observation.split("\n")[0],
        false,
      ]);
    }
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
        const plan = readPlanText(replyTo(prompt, createDial(1, ""), skills).text);
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
