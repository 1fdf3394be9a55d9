import { describe, expect, it } from "vitest";
import type { Event, EventOf, EventType } from "@/server/episodes";
import { ok } from "@/server/trip";
import { memoryWorld } from "@/server/worlds";
import { attraction, city, lodging, restaurant, road } from "@/server/worlds/testing";
import type { AgentContext } from "../agent";
import { agentConformance } from "../testing/agent-conformance";
import { conformanceTask, conformanceWorld, eventsOf } from "../testing/conformance-trip";
import { skillModels } from "../testing/skill-models";
import { humanLike } from "./human-like";

agentConformance(humanLike);

const play = (context: Partial<AgentContext> = {}, task = conformanceTask) =>
  eventsOf(humanLike, task, { models: skillModels(), ...context });

function all<T extends EventType>(events: readonly Event[], type: T): EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}

const rolesOf = (events: readonly Event[]) => all(events, "modelCalled").map(({ role }) => role);
const promptsTo = (events: readonly Event[], role: string) =>
  all(events, "modelCalled").flatMap((call) =>
    call.role === role ? [call.messages.map(({ content }) => content)] : [],
  );

describe("the human-like agent", () => {
  it("outlines first: route, key points, and guides by an agent that does not see the request", async () => {
    const events = await play();
    expect(rolesOf(events).slice(0, 3)).toEqual(["pathfinder", "keypoints", "commonsense"]);
    expect(promptsTo(events, "commonsense").flat().join()).not.toContain("Austin");
  });

  it("shows the Tool agent no plan and no table, and the Plan agent what was collected", async () => {
    const events = await play();
    const tool = promptsTo(events, "tool").flat().join("\n");
    expect(tool).toContain("RestaurantSearch[City]");
    expect(tool).not.toContain("Average Cost: ");
    expect(promptsTo(events, "planner")[0]?.join("\n")).toMatch(/1: Name: .+; Average Cost: \d+/);
  });

  it("shows its agents as spans: each model's call is of the agent of its role", async () => {
    const events = await play();
    const names = new Map(all(events, "spanBegan").map(({ spanId, name }) => [spanId, name]));
    const agents = new Map(all(events, "modelCalled").map(({ role, parentId }) => [role, names.get(parentId)]));
    expect(Object.fromEntries(agents)).toEqual({
      pathfinder: "PathFinder",
      keypoints: "Keypoints",
      commonsense: "Commonsense",
      thought: "Thought",
      tool: "Tool",
      description: "Description",
      planner: "Plan",
      evaluator: "Evaluate",
    });
    const planning = all(events, "spanBegan").filter(({ name }) => name.startsWith("Plan day"));
    expect(planning.map(({ kind, name }) => `${kind} ${name}`)).toEqual(
      [1, 2, 3].map((day) => `subtask Plan day ${day}`),
    );
  });

  it("draws three plans of each day at the temperature 0.7, and thinks at 0", async () => {
    const calls = all(await play(), "modelCalled");
    const planner = calls.filter(({ role }) => role === "planner");
    expect(planner).toHaveLength(9);
    expect(new Set(planner.map(({ temperature }) => temperature))).toEqual(new Set([0.7]));
    const others = calls.filter(({ role }) => role !== "planner").map(({ temperature }) => temperature ?? 0);
    expect(new Set(others)).toEqual(new Set([0]));
  });

  it("sends a route back that nothing serves, at most three times, with what is wrong", async () => {
    const world = { ...conformanceWorld(), scheduledLegs: () => [] };
    const events = await play({ world: { ...world, describe: () => conformanceWorld().describe() } });
    const prompts = promptsTo(events, "pathfinder");
    expect(prompts).toHaveLength(4);
    expect(prompts[3]?.at(-1)?.match(/neither a flight nor a road from Dallas to Austin/g)).toHaveLength(3);
  });

  it("says of a route that cannot be read that it cannot be read, and not that it cannot be traveled", async () => {
    const models = skillModels({ answer: (call) => (call === 1 ? ok("Let us go to Texas!") : null) });
    const second = promptsTo(await play({ models }), "pathfinder")[1]?.at(-1);
    expect(second).toContain("It cannot be read: There are no lines of days.");
    expect(second).not.toContain("traveled");
  });

  it("takes another city where the first one cannot be reached", async () => {
    const texas = ["Dallas", "Abilene", "Waco"].map((name) => city({ name, state: "Texas" }));
    const plenty = (name: string) => ({
      restaurants: Array.from({ length: 8 }, () => restaurant({ city: name })),
      attractions: Array.from({ length: 8 }, () => attraction({ city: name })),
      lodgings: [lodging({ city: name })],
    });
    const places = ["Abilene", "Waco"].map(plenty);
    const world = memoryWorld({
      cities: texas,
      scheduledLegs: [],
      roads: [road({ origin: "Dallas", destination: "Waco" }), road({ origin: "Waco", destination: "Dallas" })],
      restaurants: places.flatMap(({ restaurants }) => restaurants),
      attractions: places.flatMap(({ attractions }) => attractions),
      lodgings: places.flatMap(({ lodgings }) => lodgings),
    });
    const text = "Plan a 3-day trip for one person from Dallas to Waco from March 10th to March 12th, 2022.";
    const first = "Day 1 (2022-03-10): from Dallas to Abilene.\nDay 2 (2022-03-11): from Abilene to Dallas.";
    const models = skillModels({ answer: (call) => (call === 1 ? ok(first) : null) });
    const events = await play({ world, models }, { ...conformanceTask, text });
    expect(promptsTo(events, "pathfinder")[1]?.at(-1)).toContain("neither a flight nor a road from Dallas to Abilene");
    expect(all(events, "planWritten")[0]?.days?.[0]?.current_city).toBe("from Dallas to Waco");
  });

  it("goes back to collecting once for a day whose plans all have faults, then takes the best", async () => {
    const scripted = skillModels();
    const models = {
      ...scripted,
      call: (...[role, prompt, options]: Parameters<typeof scripted.call>) =>
        role === "planner"
          ? skillModels({ answer: () => ok("Day 1:\nCurrent City: Austin\nLunch: Nowhere Inn, Austin") }).call(
              role,
              prompt,
              options,
            )
          : scripted.call(role, prompt, options),
    };
    const events = await play({ models });
    expect(rolesOf(events).filter((role) => role === "planner")).toHaveLength(3 * 2 * 3);
    const strategies = promptsTo(events, "thought").map((prompt) => prompt.at(-1) ?? "");
    expect(strategies.some((text) => text.includes('"Nowhere Inn" does not stand in what was collected'))).toBe(true);
    expect(events.at(-1)).toEqual({ type: "ended", reason: "done" });
  });

  it("tells the Thought agent how far back the Plan agent looks, and of a notebook nothing of the kind", async () => {
    const reach = "Each plan of a day sees only what was collected for that day and the day before";
    expect(
      promptsTo(await play(), "thought")
        .flat()
        .join(),
    ).toContain(reach);
    expect(
      promptsTo(await play({ without: ["knowledge"] }), "thought")
        .flat()
        .join(),
    ).not.toContain(reach);
  });

  it("has every day planned in the same words without a dead loop, and ends in one where nothing comes of it", async () => {
    const scripted = skillModels();
    const saying = (action: string) => ({
      ...scripted,
      call: (...[role, prompt, options]: Parameters<typeof scripted.call>) =>
        (role === "tool" ? skillModels({ answer: () => ok(`Action: ${action}`) }) : scripted).call(
          role,
          prompt,
          options,
        ),
    });
    const planned = await play({ models: saying("DailyPlanner[Plan the next day.]") });
    expect(planned.at(-1)).toEqual({ type: "ended", reason: "done" });
    expect(all(planned, "planWritten")[0]?.days).toHaveLength(3);
    const stuck = await play({ models: saying("RestaurantSearch[Austin]") });
    expect(stuck.at(-1)).toEqual({ type: "ended", reason: "dead loop" });
  });

  it.each([
    ["outline", (events: readonly Event[]) => expect(rolesOf(events)).not.toContain("pathfinder")],
    [
      "strategy",
      (events: readonly Event[]) => {
        const text = promptsTo(events, "thought").flat().join("\n");
        expect(text).not.toMatch(/Key points of the request|Collected so far|Now collect what day/);
        expect(text).not.toContain("Each plan of a day sees only");
        expect(text).toMatch(/Outline of the trip[\s\S]+What every plan keeps/);
      },
    ],
    [
      "knowledge",
      (events: readonly Event[]) => {
        expect(rolesOf(events)).not.toContain("description");
        expect(all(events, "toolCalled").map(({ tool }) => tool)).toContain("NotebookWrite");
      },
    ],
    [
      "search",
      (events: readonly Event[]) => {
        expect(rolesOf(events)).not.toContain("evaluator");
        expect(rolesOf(events).filter((role) => role === "planner")).toHaveLength(3);
      },
    ],
  ])("works without %s", async (part, holds) => {
    const events = await play({ without: [part] });
    holds(events);
    expect(all(events, "planWritten")[0]?.days).toHaveLength(3);
  });

  it.each(["FlightSearch", "AccommodationSearch", "RestaurantSearch", "AttractionSearch"])(
    "lacks what a search would have found when the answers of %s are blanked: nobody knows what does not stand in a prompt",
    async (tool) => {
      const world = conformanceWorld();
      const blank = () => [];
      const blanked = {
        FlightSearch: { scheduledLegs: blank },
        AccommodationSearch: { lodgings: blank },
        RestaurantSearch: { restaurants: blank },
        AttractionSearch: { attractions: blank },
      }[tool];
      const events = await play({ world: { ...world, describe: () => world.describe(), ...blanked } });
      const days = all(events, "planWritten")[0]?.days ?? [];
      const fields = {
        FlightSearch: "transportation",
        AccommodationSearch: "accommodation",
        RestaurantSearch: "lunch",
        AttractionSearch: "attraction",
      };
      const field = Object.entries(fields).find(([name]) => name === tool)?.[1] ?? "";
      const isThere = (day: Readonly<Record<string, unknown>>) => day[field] !== "-" && day[field] !== undefined;
      expect(days.some(isThere)).toBe(false);
      expect(all(await play(), "planWritten")[0]?.days?.some(isThere)).toBe(true);
    },
  );
});
