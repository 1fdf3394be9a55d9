import { Draws } from "@/server/benchmarks";
import { SIMULATED_TODAY } from "@/server/elicitation/training";
import { addDays, formatMoney, type LocalDate, usd } from "@/server/trip";
import type { World } from "@/server/worlds";
import { type Challenge, costRange, type Part } from "./challenge";
import { RUNGS, type Rung, type RungName, type Setting } from "./rungs";
import { smallWorld } from "./small-world";

/** So that a search is worth making: options that each part has where the world has as many. */
const WANTED_OPTIONS = 3;
const ATTEMPTS = 300;
const LEAD_DAYS = { fewest: 14, most: 150 } as const;
/** The budget lies up to so far between the cheapest plan and the dearest. */
const SLACK = { least: 0, most: 50 } as const;
/** Keeps the draws of two rungs apart. */
const RUNG_STEP = 1_000_003;

export interface DrawnChallenge {
  readonly challenge: Challenge;
  /** As the task's tools see it. */
  readonly world: World;
}

/** The task of this number, the same for the same world. Null: the world has no records for tasks of this rung. */
export function drawChallenge(name: RungName, index: number, whole: World): DrawnChallenge | null {
  const seed = (Object.keys(RUNGS).indexOf(name) + 1) * RUNG_STEP + index;
  const [draws, world] = [new Draws(seed), smallWorld(whole, seed)];
  const rung: Rung = RUNGS[name];
  let best: { setting: Setting; parts: readonly Part[]; options: number } | null = null;
  for (let attempt = 0; attempt < ATTEMPTS && (best === null || best.options < WANTED_OPTIONS); attempt += 1) {
    const setting = drawSetting(draws, whole);
    if (setting === null) continue;
    const parts = rung.parts(setting, world);
    const options = Math.min(...parts.map((part) => part.options.length));
    if (options > (best?.options ?? 0)) best = { setting, parts, options };
  }
  if (best === null) return null;
  const { setting, parts } = best;
  const budgetMinor = rung.hasBudget ? budgetFor(parts, draws) : null;
  const words = rung.words(setting, formatMoney(usd((budgetMinor ?? 0) / 100)));
  return { challenge: { words, parts, budgetMinor }, world };
}

function drawSetting(draws: Draws, world: World): Setting | null {
  const cities = world.gazetteer.cities.map(({ name }) => name);
  if (cities.length < 2) return null;
  const origin = draws.pick(cities);
  const destination = draws.pick(cities.filter((name) => name !== origin));
  const dates = world.scheduledDates(origin, destination);
  if (dates?.length === 0) return null;
  const date: LocalDate =
    dates === null ? addDays(SIMULATED_TODAY, draws.between(LEAD_DAYS.fewest, LEAD_DAYS.most)) : draws.pick(dates);
  return { origin, destination, date };
}

/** Whole dollars, in cents: at least what the cheapest plan costs. */
function budgetFor(parts: readonly Part[], draws: Draws): number {
  const { least, most } = costRange(parts);
  const slack = ((most - least) * draws.between(SLACK.least, SLACK.most)) / 100;
  return Math.ceil((least + slack) / 100) * 100;
}
