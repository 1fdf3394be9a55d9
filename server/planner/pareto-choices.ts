/** A place that may be chosen: its cost in cents, its weight without the price of its cents, and what it can serve. */
export interface PricedPlace<Place> {
  readonly place: Place;
  readonly cost: number;
  readonly weight: number;
  readonly kinds: number;
  readonly covers: number;
}

/** How many places of each kind there may be, and how many are needed of some kinds together. No kind is in two needs. */
export interface KindCounts {
  readonly most: readonly number[];
  readonly needs: readonly { readonly kinds: readonly number[]; readonly least: number }[];
}

/** A set of places: the last one chosen and the set before it. */
interface Label<Place> {
  readonly cost: number;
  readonly weight: number;
  readonly place: Place | null;
  readonly rest: Label<Place> | null;
}

/** A choice that no other one beats in both cost and weight. */
export interface ParetoChoice<Place> {
  readonly cost: number;
  readonly weight: number;
  readonly places: readonly Place[];
}

/** Tables beyond this many entries are not worth their time; the caller then goes without. */
const MOST_CELLS = 600_000;

/**
 * Every choice of different places under these counts that covers `set`, is not beaten in both cost and weight, and whose
 * weight with `price` on each cent is within `slack` of the least: label-setting over the places, where a label goes on only
 * while its best completion (a table filled backwards) stays within the slack. `extra` is added for each place more than is needed. Null when
 * the table would be too large.
 */
export function paretoChoices<Place>(
  places: readonly PricedPlace<Place>[],
  { most, needs }: KindCounts,
  set: number,
  extra: number,
  price: number,
  slack: number,
): ParetoChoice<Place>[] | null {
  const sets = set + 1;
  const sizes = most.map((count) => count + 1);
  const states = sizes.reduce((product, size) => product * size, sets);
  if (states * (places.length + 1) > MOST_CELLS) return null;
  const steps = sizes.map((_, kind) => sizes.slice(kind + 1).reduce((product, size) => product * size, sets));
  const countOf = (state: number, kind: number) => Math.floor(state / (steps[kind] ?? 1)) % (sizes[kind] ?? 1);
  const next = (state: number, kind: number, covers: number) => {
    if (countOf(state, kind) === (sizes[kind] ?? 0) - 1) return -1;
    const covered = state % sets;
    return state - covered + (steps[kind] ?? 0) + (covered | (covers & set));
  };
  const countIn = (state: number, kinds: Iterable<number>) => {
    let count = 0;
    for (const kind of kinds) count += countOf(state, kind);
    return count;
  };
  const needed = needs.reduce((sum, { least }) => sum + least, 0);
  const beyondNeed = (state: number) => countIn(state, sizes.keys()) - needed;
  const isComplete = (state: number) =>
    state % sets === set && needs.every(({ kinds, least }) => countIn(state, kinds) >= least);

  // completions[index × states + state]: the least priced weight of finishing with the places from `index` on.
  const completions = new Float64Array((places.length + 1) * states).fill(Number.POSITIVE_INFINITY);
  for (let state = 0; state < states; state++) {
    if (isComplete(state)) completions[places.length * states + state] = extra * beyondNeed(state);
  }
  for (let index = places.length - 1; index >= 0; index--) {
    const { cost = 0, weight = 0, kinds = 0, covers = 0 } = places[index] ?? {};
    for (let state = 0; state < states; state++) {
      let least = completions[(index + 1) * states + state] ?? 0;
      for (let kind = 0; kind < sizes.length; kind++) {
        const to = (kinds & (1 << kind)) === 0 ? -1 : next(state, kind, covers);
        if (to < 0) continue;
        least = Math.min(least, weight + price * cost + (completions[(index + 1) * states + to] ?? 0));
      }
      completions[index * states + state] = least;
    }
  }
  const limit = (completions[0] ?? 0) + slack;
  if (!Number.isFinite(limit)) return [];

  let labels = new Map<number, Label<Place>[]>([[0, [{ cost: 0, weight: 0, place: null, rest: null }]]]);
  places.forEach(({ place, cost, weight, kinds, covers }, index) => {
    const reached = new Map<number, Label<Place>[]>();
    const add = (state: number, label: Label<Place>) => {
      const rest = completions[(index + 1) * states + state] ?? 0;
      if (label.weight + price * label.cost + rest > limit) return;
      reached.set(state, withLabel(reached.get(state) ?? [], label));
    };
    for (const [state, here] of labels) {
      for (const label of here) {
        add(state, label);
        for (let kind = 0; kind < sizes.length; kind++) {
          const to = (kinds & (1 << kind)) === 0 ? -1 : next(state, kind, covers);
          if (to >= 0) add(to, { cost: label.cost + cost, weight: label.weight + weight, place, rest: label });
        }
      }
    }
    labels = reached;
  });
  let found: Label<Place>[] = [];
  for (const [state, here] of labels) {
    const more = extra * beyondNeed(state);
    for (const label of here) found = withLabel(found, { ...label, weight: label.weight + more });
  }
  return found.map((label) => ({ cost: label.cost, weight: label.weight, places: placesOf(label) }));
}

/** Adds one to those that no other one beats in both cost and weight. */
export function withLabel<Point extends { readonly cost: number; readonly weight: number }>(
  points: Point[],
  point: Point,
): Point[] {
  if (points.some((other) => other.cost <= point.cost && other.weight <= point.weight)) return points;
  return [...points.filter((other) => other.cost < point.cost || other.weight < point.weight), point];
}

function placesOf<Place>(label: Label<Place>): Place[] {
  const places: Place[] = [];
  for (let at: Label<Place> | null = label; at !== null; at = at.rest) if (at.place !== null) places.push(at.place);
  return places.reverse();
}
