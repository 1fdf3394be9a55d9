import { type Itinerary, type Stop, sumMoney } from "@/server/trip";
import type { Draft, Fact, Line } from "./draft";

/** The draft with its sums added up again and its last words telling the plan as it now is. */
export function withStops(
  draft: Draft,
  change: (stop: Stop, day: Itinerary["days"][number]) => Stop | readonly Stop[] | null,
  lines: (itinerary: Itinerary) => Line[],
): Draft {
  const days = draft.itinerary.days.map((day) => ({
    ...day,
    stops: day.stops.flatMap((stop) => change(stop, day) ?? []),
  }));
  const itinerary = { ...draft.itinerary, days, cost: costOf(days, draft.itinerary.cost.total.currency) };
  return { ...draft, itinerary, lines: lines(itinerary) };
}

function costOf(days: Itinerary["days"], currency: string): Itinerary["cost"] {
  const of = (kind: Stop["kind"] | null) =>
    sumMoney(
      days.flatMap(({ stops }) => stops.flatMap((stop) => (kind === null || stop.kind === kind ? [stop.cost] : []))),
      currency,
    );
  return { legs: of("leg"), stays: of("stay"), meals: of("meal"), visits: of("visit"), total: of(null) };
}

/** The draft with one fact of its turns changed, drawn among those that `change` can change; null where it can change none. */
export function withFact(
  draft: Draft,
  pick: <Item>(items: readonly Item[]) => Item | undefined,
  change: (fact: Fact) => Fact | null,
): Draft | null {
  const choices = draft.turns.flatMap(({ facts }, turn) =>
    facts.flatMap((fact, at) => {
      const changed = change(fact);
      return changed === null ? [] : [{ turn, at, changed }];
    }),
  );
  const chosen = pick(choices);
  if (chosen === undefined) return null;
  const turns = draft.turns.map((turn, index) =>
    index === chosen.turn
      ? { ...turn, facts: turn.facts.map((fact, at) => (at === chosen.at ? chosen.changed : fact)) }
      : turn,
  );
  return { ...draft, turns };
}

/** The draft with one line of its last words changed. */
export function withLine(
  draft: Draft,
  pick: <Item>(items: readonly Item[]) => Item | undefined,
  change: (line: Line) => Line | null,
): Draft | null {
  const choices = draft.lines.flatMap((line, at) => {
    const changed = change(line);
    return changed === null ? [] : [{ at, changed }];
  });
  const chosen = pick(choices);
  if (chosen === undefined) return null;
  return { ...draft, lines: draft.lines.map((line, at) => (at === chosen.at ? chosen.changed : line)) };
}
