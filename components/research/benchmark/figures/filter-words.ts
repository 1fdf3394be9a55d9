import type { BenchmarkInfo } from "@/server/views";
import { OUTCOMES, type TrialFilter } from "./trial-filter";

/** What a filter leaves, in words, a part for each thing that it asks: "Level hard", "fails Budget". */
export function filterWords(info: BenchmarkInfo, filter: TrialFilter): string[] {
  const { outcome, part, breaks, failure, tool, end } = filter;
  const facet = (key: string) => info.facets.find((each) => each.key === key)?.label ?? key;
  return [
    outcome === "all" ? null : OUTCOMES[outcome],
    filter.meets === null ? null : `all of ${rateName(info, filter.meets)}`,
    ...Object.entries(part).map(([key, value]) => `${facet(key)} ${value}`),
    breaks === null ? null : `fails ${checkName(info, breaks)}`,
    failure === null ? null : `failure ${failure}`,
    tool === null ? null : `calls ${tool}`,
    end === null ? null : `ended with ${end}`,
    rangeWords(info, filter),
  ].filter((words) => words !== null);
}

function rangeWords(info: BenchmarkInfo, { rate, from, below }: TrialFilter): string | null {
  if (rate === null || (from === null && below === null)) return null;
  const name = rateName(info, rate);
  if (from === null) return `${name} below ${below}`;
  return below === null ? `${name} of at least ${from}` : `${name} of at least ${from} and below ${below}`;
}

function rateName({ rates }: BenchmarkInfo, key: string): string {
  return rates.find((rate) => rate.key === key)?.label ?? key;
}

/** A check's name for people. */
export function checkName({ checks }: Pick<BenchmarkInfo, "checks">, key: string): string {
  return checks.find((check) => check.key === key)?.label ?? key;
}
