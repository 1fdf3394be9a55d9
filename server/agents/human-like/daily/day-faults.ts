import { z } from "zod";
import type { FailureKind } from "@/server/views";

/** A day's plan as the Evaluate agent puts it into JSON; "-" where there is nothing. */
export const dayPlanSchema = z.object({
  currentCity: z.string(),
  transportation: z.string(),
  breakfast: z.string(),
  lunch: z.string(),
  dinner: z.string(),
  attractions: z.array(z.string()),
  accommodation: z.string(),
});
export type DayPlan = z.infer<typeof dayPlanSchema>;

export interface DayFault {
  readonly kind: FailureKind;
  /** In a sentence, for the Thought agent. */
  readonly sentence: string;
}

export interface DaySurroundings {
  readonly day: number;
  readonly isLast: boolean;
  /** The days before it, in order. */
  readonly earlier: readonly DayPlan[];
  /** What was collected: a name that does not stand there is invented. */
  readonly knowledge: string;
  /** Nights in a row that the route spends in the day's city; null where there is no route. */
  readonly nights: number | null;
}

/** How bad a fault is: what the plans of a day are ranked by. */
const WEIGHT: Partial<Record<DayFault["kind"], number>> = {
  hallucination: 4,
  "attraction repeated": 2,
  "missing information": 3,
};
const OTHER_WEIGHT = 3;

export function weightOf(faults: readonly DayFault[]): number {
  return faults.reduce((sum, { kind }) => sum + (WEIGHT[kind] ?? OTHER_WEIGHT), 0);
}

/** The faults that code finds in a day, by the commonsense of TravelPlanner (human-like reasoning, section 3.5). */
export function faultsOf(plan: DayPlan, around: DaySurroundings): DayFault[] {
  return [
    ...missing(plan, around),
    ...invented(plan, around),
    ...repeated(plan, around),
    ...elsewhere(plan),
    ...transportation(plan, around),
    ...lodging(plan, around),
  ];
}

const isFilled = (text: string) => text.trim() !== "" && text.trim() !== "-";
const mealsOf = ({ breakfast, lunch, dinner }: DayPlan) => [breakfast, lunch, dinner].filter(isFilled);
const sightsOf = ({ attractions }: DayPlan) => attractions.filter(isFilled);
const isMoving = ({ currentCity }: DayPlan) => /\bfrom\b.+\bto\b/i.test(currentCity);

/** "Barkat, Atlanta" → "Barkat": the name may hold commas, the city does not. */
function nameOf(text: string): string {
  const comma = text.lastIndexOf(",");
  return (comma === -1 ? text : text.slice(0, comma)).trim();
}

function missing(plan: DayPlan, { day, isLast }: DaySurroundings): DayFault[] {
  const lacks = (what: string): DayFault => ({ kind: "missing information", sentence: `Day ${day} has no ${what}.` });
  const wanted: readonly (readonly [boolean, string])[] = [
    [isMoving(plan) && !isFilled(plan.transportation), "transportation, though it moves on"],
    [!isMoving(plan) && mealsOf(plan).length < 3, "full set of meals: breakfast, lunch and dinner"],
    [!isMoving(plan) && sightsOf(plan).length === 0, "attraction"],
    [!isLast && !isFilled(plan.accommodation), "accommodation"],
  ];
  return wanted.flatMap(([isLacking, what]) => (isLacking ? [lacks(what)] : []));
}

function invented(plan: DayPlan, { earlier, knowledge }: DaySurroundings): DayFault[] {
  const kept = new Set(earlier.map(({ accommodation }) => accommodation));
  const names = [...mealsOf(plan), ...sightsOf(plan), ...(kept.has(plan.accommodation) ? [] : [plan.accommodation])];
  const flight = /flight number:\s*([^,\s]+)/i.exec(plan.transportation)?.[1];
  return [...names.filter(isFilled).map(nameOf), ...(flight === undefined ? [] : [flight])]
    .filter((name) => !knowledge.includes(name))
    .map((name) => ({ kind: "hallucination", sentence: `"${name}" does not stand in what was collected.` }));
}

function repeated(plan: DayPlan, { earlier }: DaySurroundings): DayFault[] {
  const again = (own: readonly string[], before: readonly string[]) =>
    own.filter((name, index) => before.includes(name) || own.indexOf(name) !== index);
  return [
    ...again(mealsOf(plan), earlier.flatMap(mealsOf)).map(
      (name): DayFault => ({ kind: "restaurant repeated", sentence: `"${name}" is eaten at twice.` }),
    ),
    ...again(sightsOf(plan), earlier.flatMap(sightsOf)).map(
      (name): DayFault => ({ kind: "attraction repeated", sentence: `"${name}" is visited twice.` }),
    ),
  ];
}

function elsewhere(plan: DayPlan): DayFault[] {
  const places = [...mealsOf(plan), ...sightsOf(plan), plan.accommodation].filter(isFilled);
  return places
    .filter((place) => !plan.currentCity.includes(cityOf(place)))
    .map((place) => ({ kind: "outside the city", sentence: `"${place}" is not in the city of the day.` }));
}

function cityOf(place: string): string {
  return place.slice(place.lastIndexOf(",") + 1).trim();
}

/** Driving oneself goes with neither flights nor taxis. */
function transportation(plan: DayPlan, { earlier }: DaySurroundings): DayFault[] {
  const modes = [...earlier, plan].map(({ transportation }) => transportation.toLowerCase());
  const drives = modes.some((mode) => mode.includes("self-driving"));
  const others = modes.some((mode) => mode.includes("flight") || mode.includes("taxi"));
  if (!drives || !others) return [];
  return [{ kind: "transportation", sentence: "The trip mixes driving oneself with flights or taxis." }];
}

function lodging(plan: DayPlan, { knowledge, nights }: DaySurroundings): DayFault[] {
  if (nights === null || !isFilled(plan.accommodation)) return [];
  const name = nameOf(plan.accommodation);
  const record = knowledge.split("\n").find((line) => line.includes(name) && line.includes("Minimum Nights"));
  const minimum = Number(/Minimum Nights:\s*(\d+)/.exec(record ?? "")?.[1] ?? 1);
  if (minimum <= nights) return [];
  return [{ kind: "lodging", sentence: `"${name}" takes ${minimum} nights at least, and ${nights} are spent there.` }];
}
