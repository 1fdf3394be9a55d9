import { type Itinerary, minutesOfDay, spellingKey } from "@/server/trip";
import type { World } from "@/server/worlds";
import { readPlanAction, scoreTravelplanner } from "../..";
import type { FinalAnswer, VerifiedTask } from "../trajectory";
import { monthAndDay } from "./given";

/** One thing of the final plan, as its last words may tell it. */
export interface PlanStop {
  readonly key: string;
  readonly kind: string;
  readonly day: number;
  /** Minutes of the day. */
  readonly clocks: readonly number[];
  readonly costMinor: number | null;
}

/** What the last words may tell of the plan that is handed in with them: the rules of the task check the plan itself. */
export interface PlanFigures {
  readonly stops: readonly PlanStop[];
  readonly totalMinor: number | null;
  /** Sums by day number, and by kind of stop. */
  readonly byDay: ReadonlyMap<number, number>;
  readonly byKind: ReadonlyMap<string, number>;
  readonly durations: readonly number[];
  /** Day numbers by date. */
  readonly dayOf: ReadonlyMap<number, number>;
  /** Other amounts: what ways out cost. */
  readonly others: readonly number[];
}

const NOTHING: PlanFigures = {
  ...{ stops: [], totalMinor: null, byDay: new Map(), byKind: new Map() },
  ...{ durations: [], dayOf: new Map(), others: [] },
};

export function figuresOf(task: VerifiedTask, final: FinalAnswer, world: World): PlanFigures {
  switch (final.kind) {
    case "itinerary":
      return ofItinerary(final.itinerary);
    case "noPlan": {
      const others = final.relaxations.flatMap(({ to, also, itinerary }) => [
        ...[to, ...also.map((change) => change.to)].flatMap((changed) =>
          typeof changed === "object" && changed !== null && "amountMinor" in changed ? [changed.amountMinor] : [],
        ),
        ...(itinerary === null ? [] : [itinerary.cost.total.amountMinor]),
      ]);
      return { ...NOTHING, others };
    }
    case "days":
      return ofDays(task, final, world);
    case "actions":
      return ofActions(final.actions);
    case "none":
      return NOTHING;
  }
}

function ofItinerary({ days, cost }: Itinerary): PlanFigures {
  const [byDay, byKind] = [new Map<number, number>(), new Map<string, number>()];
  const stops = days.flatMap((day) =>
    day.stops.map((stop): PlanStop => {
      const costMinor = stop.cost.amountMinor;
      byDay.set(day.number, (byDay.get(day.number) ?? 0) + costMinor);
      byKind.set(stop.kind, (byKind.get(stop.kind) ?? 0) + costMinor);
      const clocks = [stop.start, stop.end].flatMap((moment) => (moment === null ? [] : [minutesOfDay(moment.time)]));
      const name = stop.kind === "leg" ? (stop.number ?? "") : stop.name;
      return { key: spellingKey(name), kind: stop.kind, day: day.number, clocks, costMinor };
    }),
  );
  const durations = days.flatMap((day) =>
    day.stops.flatMap((stop) => (stop.kind === "leg" && stop.durationMinutes !== null ? [stop.durationMinutes] : [])),
  );
  return {
    ...{ stops, byDay, byKind, durations, others: [] },
    totalMinor: cost.total.amountMinor,
    dayOf: new Map(days.map(({ date, number }) => [monthAndDay(date), number])),
  };
}

function ofDays({ rules }: VerifiedTask, { days }: Extract<FinalAnswer, { kind: "days" }>, world: World): PlanFigures {
  if (rules.kind !== "travelplanner") return NOTHING;
  const { totalCost } = scoreTravelplanner(world, rules.query, days);
  const dayOf = new Map(rules.query.date.map((date, at) => [monthAndDay(date), at + 1]));
  return { ...NOTHING, totalMinor: totalCost === null ? null : Math.round(totalCost * 100), dayOf };
}

function ofActions(actions: readonly string[]): PlanFigures {
  const stops = actions.flatMap((text): PlanStop[] => {
    const action = readPlanAction(text);
    if (action?.name !== "visit") return [];
    const clocks = [action.begin, action.end].map((minute) => ((minute % 1_440) + 1_440) % 1_440);
    return [{ key: spellingKey(String(action.place)), kind: "visit", day: 0, clocks, costMinor: null }];
  });
  return { ...NOTHING, stops };
}
