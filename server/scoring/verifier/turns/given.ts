import { addDays, daysBetween, type LocalDate, spellingKey } from "@/server/trip";
import type { World } from "@/server/worlds";
import { worldNames } from "../observed/world-names";
import { tokensOf } from "../text/tokens";
import { type Value, valuesIn } from "../text/values";
import type { VerifiedTask } from "../trajectory";

/** What the task itself says, which an agent may repeat as what was asked for, and which shows nothing about the world. */
export interface Given {
  /** Keys of cities and states. */
  readonly cities: ReadonlySet<string>;
  /** Of the prompt as a whole, between blanks. */
  readonly key: string;
  readonly values: readonly Value[];
  readonly people: number;
  readonly days: number;
  /** Days of the trip, as months × 100 + days. */
  readonly dates: ReadonlySet<number>;
  readonly budgetMinor: number | null;
}

export function givenBy(task: VerifiedTask, world: World): Given {
  const { text, request, rules } = task;
  const values = valuesIn(text);
  const query = rules.kind === "travelplanner" ? rules.query : null;
  const cities = new Set(citiesIn(text, world));
  const { destination } = request ?? {};
  const named = [
    ...(request === null ? [] : [request.origin, request.returnTo ?? ""]),
    ...(destination?.kind === "cities" ? destination.cities.map(({ name }) => name) : []),
    ...(destination?.kind === "region" ? [destination.region] : []),
    ...(query === null ? [] : [query.org, query.dest]),
  ];
  for (const name of named) cities.add(spellingKey(name));
  const dates = [...(query?.date ?? []), ...tripDates(task)].map(monthAndDay);
  for (const { kind, amount } of values) if (kind === "date") dates.push(amount);
  return {
    cities,
    key: ` ${spellingKey(text)} `,
    values,
    people: request?.people ?? query?.people_number ?? 1,
    days: request?.dates.days ?? query?.days ?? new Set(dates).size,
    dates: new Set(dates),
    budgetMinor: request?.demands.budget?.amountMinor ?? (query === null ? budgetIn(task) : query.budget * 100),
  };
}

/** Month × 100 + day, as `Value` has dates. */
export function monthAndDay(date: LocalDate): number {
  return Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));
}

function tripDates({ request }: VerifiedTask): LocalDate[] {
  if (request === null) return [];
  const { dates } = request;
  const [from, to] =
    dates.kind === "fixed" ? [dates.start, addDays(dates.start, dates.days - 1)] : [dates.from, dates.to];
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, ahead) => addDays(from, ahead));
}

function budgetIn({ rules }: VerifiedTask): number | null {
  const budget = rules.kind === "itinerarybench" ? rules.task.text_budget : null;
  return budget === null ? null : budget * 100;
}

function citiesIn(text: string, world: World): string[] {
  const { cities } = worldNames(world);
  const tokens = tokensOf(text);
  return tokens.flatMap((_, at) => cities.at(tokens, at)?.key ?? []);
}
