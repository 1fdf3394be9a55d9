import type { Action } from "../../episode/observation";

/** What may be chosen for a part of the plan. */
export interface Option {
  readonly name: string;
  /** 0 where the price does not count. */
  readonly priceMinor: number;
}

/** A line of the plan: "Flight: NUMBER". */
export interface Part {
  readonly key: string;
  /** The search that lists the options. */
  readonly search: Action;
  readonly options: readonly Option[];
}

/** One task of the ladder. */
export interface Challenge {
  /** What is asked, without the form of the plan. */
  readonly words: string;
  /** In the order of the plan. */
  readonly parts: readonly Part[];
  /** Together, in cents; null: each part has to be the cheapest. */
  readonly budgetMinor: number | null;
}

/** The form of the plan, with a word in place of each name: "Flight: NUMBER; Stay: NAME". */
export function planForm({ parts }: Challenge): string {
  const line = ({ key, search }: Part) => `${key}: ${search.tool === "FlightSearch" ? "NUMBER" : "NAME"}`;
  return parts.map(line).join("; ");
}

/** What was chosen, by the part's key in lower case. */
export function readChoices(plan: string): ReadonlyMap<string, string> {
  const lines = plan.split(/[;\n]/).flatMap((line) => {
    const at = line.indexOf(":");
    return at < 0 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const];
  });
  return new Map(lines);
}

/** The least and the most that the parts cost together, each option taken once. */
export function costRange(parts: readonly Part[]): { readonly least: number; readonly most: number } {
  const sum = (choices: ReadonlyMap<Part, Option>) =>
    [...choices.values()].reduce((total, { priceMinor }) => total + priceMinor, 0);
  return {
    least: sum(chooseInTurn(parts, (one, other) => one.priceMinor - other.priceMinor)),
    most: sum(chooseInTurn(parts, (one, other) => other.priceMinor - one.priceMinor)),
  };
}

/**
 * The first option of each part by the order, that no earlier part with the same options took. Exact for the least cost: parts either share all
 * their options or none.
 */
export function chooseInTurn(
  parts: readonly Part[],
  order: (one: Option, other: Option) => number,
): ReadonlyMap<Part, Option> {
  const chosen = new Map<Part, Option>();
  const taken = new Set<string>();
  for (const part of parts) {
    const [first] = part.options.filter(({ name }) => !taken.has(name)).sort(order);
    if (first === undefined) continue;
    taken.add(first.name);
    chosen.set(part, first);
  }
  return chosen;
}
