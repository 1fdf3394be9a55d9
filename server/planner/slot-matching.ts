/** One slot to fill; the slots of a group share a need. */
export interface MatchSlot {
  /** Whether the record at this index may stand here. */
  readonly takes: (record: number) => boolean;
  readonly group: number;
}

export interface MatchGroup {
  /** At least one slot of the group must be filled. */
  readonly needed: boolean;
  /** Added for each filled slot beyond the needed one. */
  readonly extra: number;
}

export interface Matching {
  readonly weight: number;
  /** The record in each slot, -1 where it stays empty. */
  readonly records: readonly number[];
}

const SOURCE = 0;
const SINK = 1;

/**
 * The lightest way to put different records into slots: min-cost flow source → record → slot → group → sink by successive
 * shortest paths (Bellman-Ford with a queue, since weights may be negative). Records that must be used and the first unit
 * of a needed group are rewarded with more than all weights together, so that they come first. Null when not all of them
 * is available.
 */
export function matchSlots(
  weights: readonly number[],
  slots: readonly MatchSlot[],
  groups: readonly MatchGroup[],
  mustUse: ReadonlySet<number>,
): Matching | null {
  const reward =
    1 +
    2 * weights.reduce((sum, weight) => sum + Math.abs(weight), 0) +
    2 * groups.reduce((sum, group) => sum + Math.abs(group.extra), 0);
  const flow = new Flow(2 + weights.length + slots.length + groups.length);
  const recordNode = (index: number) => 2 + index;
  const slotNode = (index: number) => 2 + weights.length + index;
  const groupNode = (index: number) => 2 + weights.length + slots.length + index;
  weights.forEach((weight, index) => {
    flow.arc(SOURCE, recordNode(index), mustUse.has(index) ? weight - reward : weight);
  });
  const into: { slot: number; record: number; arc: number }[] = [];
  slots.forEach((slot, index) => {
    for (let record = 0; record < weights.length; record++) {
      if (slot.takes(record)) into.push({ slot: index, record, arc: flow.arc(recordNode(record), slotNode(index), 0) });
    }
    flow.arc(slotNode(index), groupNode(slot.group), 0);
  });
  groups.forEach((group, index) => {
    const size = slots.filter((slot) => slot.group === index).length;
    for (let unit = 0; unit < size; unit++) {
      flow.arc(groupNode(index), SINK, group.needed && unit === 0 ? -reward : group.extra);
    }
  });
  flow.run();
  const records = slots.map(() => -1);
  for (const { slot, record, arc } of into) if (flow.isUsed(arc)) records[slot] = record;
  for (const record of mustUse) if (!records.includes(record)) return null;
  let weight = 0;
  const filled = groups.map(() => 0);
  records.forEach((record, index) => {
    const group = slots[index]?.group;
    if (record < 0 || group === undefined) return;
    weight += weights[record] ?? 0;
    filled[group] = (filled[group] ?? 0) + 1;
  });
  for (const [index, group] of groups.entries()) {
    const count = filled[index] ?? 0;
    if (group.needed && count === 0) return null;
    weight += group.extra * Math.max(0, count - (group.needed ? 1 : 0));
  }
  return { weight, records };
}

/** A network of unit arcs; arc 2i+1 is the reverse of arc 2i. */
class Flow {
  private readonly to: number[] = [];
  private readonly cost: number[] = [];
  private readonly free: number[] = [];
  private readonly arcsOf: number[][];

  constructor(nodes: number) {
    this.arcsOf = Array.from({ length: nodes }, () => []);
  }

  arc(from: number, to: number, cost: number): number {
    const arc = this.to.length;
    this.to.push(to, from);
    this.cost.push(cost, -cost);
    this.free.push(1, 0);
    this.arcsOf[from]?.push(arc);
    this.arcsOf[to]?.push(arc + 1);
    return arc;
  }

  isUsed(arc: number): boolean {
    return this.free[arc] === 0;
  }

  /** Sends units while a path lowers the total. */
  run(): void {
    while (this.augment());
  }

  private augment(): boolean {
    const distance = new Float64Array(this.arcsOf.length).fill(Number.POSITIVE_INFINITY);
    const reachedBy = new Int32Array(this.arcsOf.length).fill(-1);
    const queued = new Uint8Array(this.arcsOf.length);
    const queue = [SOURCE];
    distance[SOURCE] = 0;
    for (let head = 0; head < queue.length; head++) {
      const node = queue[head] ?? SOURCE;
      queued[node] = 0;
      for (const arc of this.arcsOf[node] ?? []) {
        const next = this.to[arc] ?? SINK;
        const through = (distance[node] ?? 0) + (this.cost[arc] ?? 0);
        if (this.free[arc] !== 1 || through >= (distance[next] ?? 0) - 1e-9) continue;
        distance[next] = through;
        reachedBy[next] = arc;
        if (queued[next] === 0) {
          queued[next] = 1;
          queue.push(next);
        }
      }
    }
    if (!((distance[SINK] ?? 0) < -1e-9)) return false;
    for (let node = SINK; node !== SOURCE; ) {
      const arc = reachedBy[node] ?? 0;
      this.free[arc] = 0;
      this.free[arc ^ 1] = 1;
      node = this.to[arc ^ 1] ?? SOURCE;
    }
    return true;
  }
}
