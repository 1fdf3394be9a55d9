import { COMMONSENSE_CHECKS, HARD_CONSTRAINTS, type RunRates, type Trial, type TrialResult } from "@/server/trip";

/** A trial that came to an end. */
export type EndedTrial = Trial & { readonly result: TrialResult };

export function endedOf(trials: readonly Trial[]): EndedTrial[] {
  return trials.flatMap((trial) => (trial.result === null ? [] : [{ ...trial, result: trial.result }]));
}

/** The published rates (TravelPlanner, section 3.4) over some trials; null where there are none. */
export function ratesOf(trials: readonly EndedTrial[]): RunRates | null {
  if (trials.length === 0) return null;
  const asked = sum(trials.map((trial) => trial.asked.length));
  const shareThat = (are: (trial: EndedTrial) => boolean) => trials.filter(are).length / trials.length;
  return {
    delivery: shareThat(({ result }) => result.delivered),
    commonsenseMicro:
      sum(trials.map((trial) => passesOf(trial, COMMONSENSE_CHECKS))) / (COMMONSENSE_CHECKS.length * trials.length),
    commonsenseMacro: shareThat(keepsCommonsense),
    hardMicro: asked === 0 ? 0 : sum(trials.map((trial) => passesOf(trial, HARD_CONSTRAINTS))) / asked,
    hardMacro: shareThat(keepsDemands),
    final: shareThat(({ result }) => result.final),
  };
}

/** Every commonsense constraint holds. */
export function keepsCommonsense({ result }: EndedTrial): boolean {
  return COMMONSENSE_CHECKS.every((name) => result.checks[name] === true);
}

/** Every hard constraint that the task asks for holds; none is reached by a plan that names what does not exist. */
export function keepsDemands({ asked, result }: EndedTrial): boolean {
  return asked.every((name) => result.checks[name] === true);
}

/** How often a constraint was kept, of how many trials it counts for; a hard one counts where it is asked for. */
export function keptOf(trials: readonly EndedTrial[], constraint: string): { kept: number; of: number } {
  const counted = COMMONSENSE_CHECKS.some((name) => name === constraint)
    ? trials
    : trials.filter(({ asked }) => asked.includes(constraint));
  return { kept: counted.filter(({ result }) => result.checks[constraint] === true).length, of: counted.length };
}

function passesOf({ result }: EndedTrial, names: readonly string[]): number {
  return names.filter((name) => result.checks[name] === true).length;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The parts of a run by level and days that it has trials in, in order. */
export function partsOf(trials: readonly Trial[]): { level: Trial["level"]; days: number }[] {
  const levels = ["easy", "medium", "hard"] as const;
  const days = [...new Set(trials.map((trial) => trial.days))].sort((a, b) => a - b);
  return levels.flatMap((level) =>
    days
      .filter((number) => trials.some((trial) => isOf(trial, level, number)))
      .map((number) => ({ level, days: number })),
  );
}

function isOf(trial: Trial, level: Trial["level"], days: number): boolean {
  return trial.level === level && trial.days === days;
}
