import { beforeAll, describe, expect, it } from "vitest";
import type { Task } from "@/server/episodes";
import { hasTravelplanner, travelplannerWorld } from "@/server/planner/testing/travelplanner";
import { scoreTravelplanner, type TravelplannerQuery } from "@/server/scoring";
import { shownText } from "@/server/tools";
import { memoryWorld, type World } from "@/server/worlds";
import { attraction, city, flight, lodging, restaurant } from "@/server/worlds/testing";
import type { Agent } from "../agent";
import { humanLike } from "../human-like/human-like";
import { react } from "../react";
import { costEnquiry } from "../sole-planning/cost-enquiry";
import { direct } from "../sole-planning/whole-plan";
import { conformanceTask, eventsOf } from "../testing/conformance-trip";
import { skillModels } from "../testing/skill-models";
import { withNamesOfTables } from "./names-of-tables";
import { readPlanText } from "./read-plan-text";

const HOUSE = "Loft | 2 rooms\nnear the park";
const world = memoryWorld({
  cities: [city({ name: "Dallas" }), city({ name: "Austin" })],
  scheduledLegs: [
    flight({ date: "2022-03-10" }),
    flight({ date: "2022-03-12", origin: "Austin", destination: "Dallas" }),
  ],
  lodgings: [lodging({ city: "Austin", name: HOUSE, priceMinor: 50_00 })],
  restaurants: Array.from({ length: 8 }, (_, index) => restaurant({ city: "Austin", name: `Grill | Bar ${index}` })),
  attractions: [
    attraction({ city: "Austin", name: "Museum | East" }),
    attraction({ city: "Austin", name: "Park / West" }),
  ],
});

const read = (text: string, where: World = world) => withNamesOfTables(readPlanText(text) ?? [], where)[0];

describe("names that observations show otherwise than the tables have them", () => {
  it("are those of the tables again in the plan that was read", () => {
    const day = read(
      "Day 1:\nLunch: Grill / Bar 3, Austin\nAttraction: Museum / East, Austin;Park / West, Austin;\nAccommodation: Loft / 2 rooms near the park, Austin (Texas)",
    );
    expect(day?.lunch).toBe("Grill | Bar 3, Austin");
    expect(day?.attraction).toBe("Museum | East, Austin;Park / West, Austin;");
    expect(day?.accommodation).toBe(`${HOUSE}, Austin (Texas)`);
  });

  it("are recognized by a part, as the published lookup does, where no name has that part as it is", () => {
    expect(read("Day 1:\nAccommodation: 2 rooms near, Austin")?.accommodation).toBe(`${HOUSE}, Austin`);
    expect(read("Day 1:\nAccommodation: near the park, Austin")?.accommodation).toBe("near the park, Austin");
  });

  it.each(["Loft, Dallas", "Loft / 3 rooms, Austin", "Loft without a city", "-", ", Austin"])(
    "leaves alone what was never shown: %s",
    (written) => {
      expect(read(`Day 1:\nCurrent City: Austin\nAccommodation: ${written}`)?.accommodation).toBe(written);
    },
  );

  it("are found by a cost enquiry", () => {
    const cost = costEnquiry("Day 1:\nAccommodation: Loft / 2 rooms near the park, Austin", world);
    expect(cost).toEqual({ ok: true, value: "Day 1 costs $50 for 1 person." });
  });

  it.each<[Agent, Task["referenceLegs"]]>([
    [react, undefined],
    [humanLike, undefined],
    [
      direct,
      [
        { origin: "Dallas", destination: "Austin", date: "2022-03-10" },
        { origin: "Austin", destination: "Dallas", date: "2022-03-12" },
      ],
    ],
  ])("lead to a plan that passes: $name", async (agent, referenceLegs) => {
    const query: TravelplannerQuery = {
      ...{ idx: 1, level: "easy", org: "Dallas", dest: "Austin", days: 3, visiting_city_number: 1, people_number: 1 },
      query: conformanceTask.text,
      date: ["2022-03-10", "2022-03-11", "2022-03-12"],
      budget: 3000,
      local_constraint: { "house rule": null, cuisine: null, "room type": null, transportation: null },
    };
    const events = await eventsOf(agent, { ...conformanceTask, referenceLegs }, { world, models: skillModels() });
    const days = events.findLast((event) => event.type === "planWritten")?.days ?? null;
    expect(days?.[0]?.accommodation).toBe(`${HOUSE}, Austin`);
    expect(scoreTravelplanner(world, query, days).final).toBe(true);
  });
});

describe.skipIf(!hasTravelplanner)("the published names (../shared/data is needed)", () => {
  let published: World;
  beforeAll(async () => {
    published = await travelplannerWorld();
  });

  it("are all found again by what agents are shown of them", () => {
    const lost: string[] = [];
    for (const { name: where } of published.gazetteer.cities) {
      const tables = [
        ["Lunch", "lunch", published.restaurants(where)],
        ["Attraction", "attraction", published.attractions(where)],
        ["Accommodation", "accommodation", published.lodgings(where)],
      ] as const;
      for (const [label, field, places] of tables) {
        for (const { name } of places) {
          const end = field === "attraction" ? ";" : "";
          const text = `Day 1:\nCurrent City: ${where}\n${label}: ${shownText(name)}, ${where}${end}`;
          const written = read(text, published)?.[field] ?? "";
          const again = written.slice(0, written.lastIndexOf(",")).trim();
          if (again === "" || !places.some((place) => place.name.includes(again))) lost.push(`${name}, ${where}`);
        }
      }
    }
    expect(lost).toEqual([]);
  });
});
