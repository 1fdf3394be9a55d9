import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { memoryWorld } from "@/server/worlds";
import { attraction, city, flight, lodging, restaurant } from "@/server/worlds/testing";
import { Episode } from "../../episode/episode";
import type { Action } from "../../episode/observation";
import { ladderTasks } from "./ladder";
import { RUNGS, type RungName } from "./rungs";

const PRICES = [90, 70, 110, 80, 70];
const world = memoryWorld({
  cities: [city({ name: "Dallas" }), city({ name: "Austin" })],
  scheduledLegs: ["2022-03-10", "2022-03-11"].flatMap((date) =>
    PRICES.flatMap((dollars) => [
      flight({ date, priceMinor: dollars * 100 }),
      flight({ date, origin: "Austin", destination: "Dallas", priceMinor: dollars * 100 }),
    ]),
  ),
  lodgings: ["Austin", "Dallas"].flatMap((name) =>
    PRICES.map((dollars) => lodging({ city: name, priceMinor: dollars * 100 })),
  ),
  restaurants: ["Austin", "Dallas"].flatMap((name) =>
    PRICES.map((dollars) => restaurant({ city: name, priceMinor: dollars * 10 })),
  ),
  attractions: ["Austin", "Dallas"].flatMap((name) => PRICES.map(() => attraction({ city: name }))),
});
const rungs = Object.keys(RUNGS).filter((name): name is RungName => name in RUNGS);
const { signal } = new AbortController();

async function play(rung: RungName, index: number, act: (taught: readonly Action[]) => readonly Action[]) {
  const task = ladderTasks(rung)(world).task(index);
  const episode = new Episode(task);
  const results: string[] = [];
  for (const action of act(task.demonstration?.() ?? [])) {
    if (episode.state().ended === null) results.push((await episode.step(action, signal)).result);
  }
  return { reward: await episode.reward(), results, prompt: episode.opening.prompt };
}

const submit = (plan: string): Action => ({ tool: "propose_itinerary", arguments: { plan } });
const asIs = (taught: readonly Action[]) => taught;

describe.each(rungs)("%s", (rung) => {
  it("is earned whole by its demonstration, and not at all by the same plan without a search", async () => {
    const index = fc.integer({ min: 0, max: 9_999 });
    await fc.assert(
      fc.asyncProperty(index, async (at) => {
        expect((await play(rung, at, asIs)).reward).toMatchObject({ total: 1, components: { passed: 1, searched: 1 } });
        expect((await play(rung, at, (taught) => taught.slice(-1))).reward.total).toBe(0);
      }),
      { numRuns: 25 },
    );
  });

  it("is the same task for the same number, in few words", async () => {
    const [one, again, other] = [await play(rung, 5, asIs), await play(rung, 5, asIs), await play(rung, 6, asIs)];
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
    expect(one.prompt.length).toBeLessThan(450);
    for (const result of one.results) expect(result.split("\n").length).toBeLessThanOrEqual(4);
  });

  it("earns nothing before a plan is submitted, or for one whose form is wrong", async () => {
    expect((await play(rung, 1, (taught) => taught.slice(0, -1))).reward.total).toBe(0);
    const words = (taught: readonly Action[]) => [...taught.slice(0, -1), submit("Somewhere nice"), submit("Nice")];
    const { reward, results } = await play(rung, 1, words);
    expect(reward.total).toBe(0);
    expect(results.at(-2)).toContain("Write the plan in this form");
  });
});

describe("checks of the ladder", () => {
  const flightsOf = (results: readonly string[]) =>
    (results[0] ?? "")
      .split("\n")
      .map((line) => ({ number: line.split(" ")[0] ?? "", price: Number(line.split("$")[1]) }));

  it("give half for a listed flight that is not the cheapest", async () => {
    const { results } = await play("ladder-1", 3, asIs);
    const dearest = flightsOf(results).toSorted((one, other) => other.price - one.price)[0];
    const { reward } = await play("ladder-1", 3, ([search]) =>
      search ? [search, submit(`flight: ${dearest?.number}`)] : [],
    );
    expect(reward).toMatchObject({ total: 0.5, components: { listed: 1, cheapest: 0, passed: 0 } });
  });

  it("count a flight of another search as none", async () => {
    const { results } = await play("ladder-1", 3, asIs);
    const back: Action = {
      tool: "FlightSearch",
      arguments: { origin: "Austin", destination: "Austin", date: "2022-03-10" },
    };
    const { reward } = await play("ladder-1", 3, () => [back, submit(`Flight: ${flightsOf(results)[0]?.number}`)]);
    expect(reward.total).toBe(0);
  });

  it("want three restaurants that differ, within the budget", async () => {
    const { reward } = await play("ladder-3", 3, (taught) => {
      const plan = String(Reflect.get(Object(taught.at(-1)?.arguments), "plan"));
      const breakfast = /Breakfast: ([^;]+)/.exec(plan)?.[1] ?? "";
      return [...taught.slice(0, -1), submit(plan.replace(/Dinner: .*/, `Dinner: ${breakfast}`))];
    });
    expect(reward).toMatchObject({ total: 3 / 5, components: { listed: 3 / 4, budget: 0, passed: 0 } });
  });
});

it("has no tasks where nobody flies", () => {
  const roads = memoryWorld({ cities: [city({ name: "Dallas" }), city({ name: "Austin" })] });
  expect(ladderTasks("ladder-1")(roads).ids).toEqual([]);
});
