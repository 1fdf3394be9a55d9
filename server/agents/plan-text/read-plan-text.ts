import { normalize } from "./normalize";
import { readJson } from "./read-json";
import { readLines } from "./read-lines";
import { readPairs } from "./read-pairs";
import { readTable } from "./read-table";
import type { RawDay, WrittenDay } from "./written-day";

/** Longer texts are cut: no plan needs more, and a model that repeats itself forever may write any amount. */
const LONGEST_PLAN = 200_000;

/**
 * The days of a plan in words (the examples of human-like reasoning, appendix A.6), in TravelPlanner's published format: headings
 * in many forms, markdown lists and tables, JSON and what is nearly JSON. What the plan does not say is "-". Days keep what they name, whether
 * or not it exists. Null where no day can be read. Never throws.
 */
export function readPlanText(text: string): WrittenDay[] | null {
  const plan = text.slice(0, LONGEST_PLAN);
  const [whole, pairs] = [readJson(plan), readPairs(plan).filter(saysSomething)];
  // JSON that was cut off may hold one day that is whole.
  const json = pairs.length > whole.length ? pairs : whole;
  const found = [json, readTable(plan), readLines(plan)].find((days) => days.some(saysSomething));
  if (found === undefined) return null;
  const byNumber = new Map<number, RawDay>();
  for (const day of found) if (!byNumber.has(day.number)) byNumber.set(day.number, day);
  return [...byNumber.values()].sort((a, b) => a.number - b.number).map(normalize);
}

function saysSomething({ fields }: RawDay): boolean {
  return Object.keys(fields).length > 0;
}
