import type { VisitMap } from "./map-of-visits";
import type { Minute, TimedAction, TimedProblem } from "./problem";
import type { Journey } from "./timetable";
import type { Label } from "./visit-search";

/** The actions that lead to a label, with a stay for every gap between them. */
export function actionsOf(label: Label, map: VisitMap, problem: TimedProblem): TimedAction[] {
  const labels: Label[] = [];
  for (let at: Label | null = label; at !== null; at = at.before) labels.push(at);
  const actions: TimedAction[] = [];
  for (const at of labels.reverse()) {
    const { before, step } = at;
    if (before === null || step === null || step.kind === "night") continue;
    if (step.kind === "journey") actions.push(...trainsOf(step.journey));
    else actions.push(...walks(before, at.place));
    if (step.kind !== "visit") continue;
    const place = map.visits[step.visit]?.name ?? "";
    actions.push(...step.pieces.map(([begin, end]) => ({ kind: "visit" as const, place, begin, end })));
  }
  return withStays(actions, problem.start);
}

function walks({ city, place, time }: Label, to: number): TimedAction[] {
  const { reach, midnight } = city.from(place, time);
  const actions: TimedAction[] = [];
  for (let at = to; at !== place; ) {
    const step = reach.steps[at];
    if (step === null || step === undefined) return [];
    const [from, end] = [city.places[step.from] ?? "", midnight + (reach.arrivals[at] ?? 0)];
    actions.unshift({ kind: "walk", from, to: city.places[at] ?? "", begin: midnight + step.departure, end });
    at = step.from;
  }
  return actions;
}

function trainsOf(journey: Journey): TimedAction[] {
  const actions: TimedAction[] = [];
  for (let at: Journey | null = journey; at !== null; at = at.before) {
    const { number, from, to, departure, arrival } = at.train;
    actions.unshift({ kind: "train", from, to, number, begin: departure, end: arrival });
  }
  return actions;
}

/** Waiting is said: the official simulator takes a gap before a way as a visit to where one is. */
export function withStays(
  actions: readonly TimedAction[],
  start: { readonly city: string; readonly time: Minute },
): TimedAction[] {
  let { city, time } = start;
  return actions.flatMap((action) => {
    const stay = { kind: "stay" as const, city, begin: time, end: action.begin };
    const isGap = action.begin > time;
    time = action.end;
    if (action.kind === "train") city = action.to;
    return isGap ? [stay, action] : [action];
  });
}
