import type { SearchControl } from "../search-control";
import type { CityMap } from "./city-map";
import { DAY, midnightOf } from "./clock";
import type { Estimate } from "./estimate";
import type { VisitMap } from "./map-of-visits";
import type { Minute, TimedProblem } from "./problem";
import { Queue } from "./queue";
import type { Journey, Timetable } from "./timetable";
import type { Part } from "./visit-rules";

/** No plan lasts longer than this. */
const LONGEST = 31 * DAY;

/** What led to a label from the one before. */
export type Step =
  | { readonly kind: "visit"; readonly visit: number; readonly pieces: Part["pieces"] }
  | { readonly kind: "hotel" }
  | { readonly kind: "night" }
  | { readonly kind: "journey"; readonly journey: Journey };

/** A plan so far. */
export interface Label {
  readonly city: CityMap;
  readonly place: number;
  readonly time: Minute;
  readonly costMinor: number;
  readonly left: readonly number[];
  readonly before: Label | null;
  readonly step: Step | null;
  /** Lower bounds of any completion. */
  readonly end: Minute;
  readonly cost: number;
}

/**
 * The best order of visits, by labels that no other beats in time, price and minutes left at the same place; best first, so
 * the first plan taken out of the queue is the best. Visits are interrupted only where `parts` says so, and then only at the
 * times that `VisitRules.parts` calls sensible.
 */
export class VisitSearch {
  best: Label | null = null;
  private value = Number.POSITIVE_INFINITY;
  private readonly queue: Queue<Label>;
  private readonly known = new Map<string, Label[]>();
  private readonly pricesCount: boolean;
  private readonly cityIds = new Map<string, number>();

  constructor(
    private readonly problem: TimedProblem,
    private readonly map: VisitMap,
    private readonly timetable: Timetable,
    private readonly estimate: Estimate,
    private readonly parts: boolean,
    private readonly control: SearchControl,
  ) {
    this.pricesCount = problem.minimize === "money" || problem.budgetMinor !== null;
    for (const city of map.cities.keys()) this.cityIds.set(city, this.cityIds.size);
    this.queue = new Queue(
      problem.minimize === "time"
        ? (one, other) => one.end < other.end || (one.end === other.end && one.time > other.time)
        : (one, other) => one.cost < other.cost || (one.cost === other.cost && one.end < other.end),
    );
  }

  /**
   * Searches plans of a value below `below` until one is as good as `enough`. `best` holds the best so far also when it throws
   * SearchTimedOut.
   */
  run(below: number, enough: number): void {
    this.value = below;
    const { start, visits } = this.map;
    const left = visits.map(({ minutes }) => minutes);
    this.add({ city: start.city, place: start.place, time: this.problem.start.time, costMinor: 0, left }, null, null);
    for (let label = this.queue.pop(); label !== undefined; label = this.queue.pop()) {
      this.control.look();
      if (this.bound(label) >= this.value || this.value <= enough) return;
      if (this.isKnownBetter(label, true)) continue;
      this.expand(label);
    }
  }

  /**
   * The same, but not exhaustive: of the labels of as many steps, only the `width` most promising go on.
   */
  runBeam(below: number, enough: number, width: number): void {
    this.value = below;
    const { start, visits } = this.map;
    const left = visits.map(({ minutes }) => minutes);
    this.add({ city: start.city, place: start.place, time: this.problem.start.time, costMinor: 0, left }, null, null);
    while (this.queue.size > 0 && this.value > enough) {
      const level: Label[] = [];
      for (let label = this.queue.pop(); label !== undefined && level.length < width; label = this.queue.pop()) {
        if (this.bound(label) < this.value && !this.isKnownBetter(label, true)) level.push(label);
      }
      this.queue.clear();
      for (const label of level) {
        this.control.look();
        this.expand(label);
      }
    }
  }

  private bound({ end, cost }: Pick<Label, "end" | "cost">): number {
    return this.problem.minimize === "time" ? end - this.problem.start.time : cost;
  }

  private expand(label: Label): void {
    this.visitsHere(label);
    this.nights(label);
    this.journeys(label);
  }

  private visitsHere(label: Label): void {
    const { city, place, time, left, costMinor } = label;
    const { reach, midnight } = city.from(place, time);
    for (const [index, visit] of this.map.visits.entries()) {
      const minutes = left[index] ?? 0;
      if (minutes === 0 || visit.city !== city) continue;
      const isHere = visit.place === place;
      if (isHere && label.step?.kind === "visit") continue;
      const arrival = isHere ? time : midnight + (reach.arrivals[visit.place] ?? Number.POSITIVE_INFINITY);
      if (arrival === Number.POSITIVE_INFINITY) continue;
      const at = { city, place: visit.place, costMinor };
      const finish = visit.rules.finish(arrival, minutes);
      const isToday =
        this.problem.rules.outings === null || (finish !== null && midnightOf(finish.after) === midnightOf(arrival));
      if (finish !== null && isToday) {
        const step: Step = { kind: "visit", visit: index, pieces: finish.pieces };
        this.add({ ...at, time: finish.after, left: left.with(index, 0) }, label, step);
      }
      if (!this.parts) continue;
      for (const part of visit.rules.parts(arrival, minutes, this.wantedEnds(label, index, arrival))) {
        if (this.problem.rules.outings !== null && midnightOf(part.end) !== midnightOf(arrival)) continue;
        const step: Step = { kind: "visit", visit: index, pieces: part.pieces };
        this.add({ ...at, time: part.end, left: left.with(index, minutes - part.gained) }, label, step);
      }
    }
  }

  /** When to leave a visit unfinished: so that what comes next just fits before something closes. */
  private wantedEnds({ city, left }: Label, visit: number, arrival: Minute): Minute[] {
    const { visits, hotels } = this.map;
    const { rules } = this.problem;
    const here = visits[visit]?.place ?? 0;
    const ends: Minute[] = [];
    for (const [next, { city: other, place, rules: nextRules }] of visits.entries()) {
      const minutes = left[next] ?? 0;
      if (minutes === 0 || other !== city || next === visit) continue;
      const way = city.least(here, place);
      for (const turn of nextRules.turnsBetween(arrival, arrival + DAY)) {
        ends.push(turn - way, turn - way - minutes);
      }
    }
    const hotel = hotels.get(city.city);
    const day = midnightOf(arrival);
    if (rules.outings !== null && hotel !== undefined) ends.push(day + rules.outings.to - city.least(here, hotel));
    return [...new Set(ends)].filter((end) => end > arrival);
  }

  /** Back to the hotel, and the next morning there. */
  private nights(label: Label): void {
    const { outings } = this.problem.rules;
    const hotel = this.map.hotels.get(label.city.city);
    if (outings === null || hotel === undefined) return;
    const { city, place, time, costMinor, left } = label;
    if (place === hotel) {
      const morning = midnightOf(time) + DAY + outings.from;
      if (left.some((minutes) => minutes > 0)) this.add({ ...label, time: morning }, label, { kind: "night" });
      return;
    }
    const { reach, midnight } = city.from(place, time);
    const arrival = midnight + (reach.arrivals[hotel] ?? Number.POSITIVE_INFINITY);
    this.add({ city, place: hotel, time: arrival, costMinor, left }, label, { kind: "hotel" });
  }

  private journeys(label: Label): void {
    const { city, place, time, left, costMinor } = label;
    const ahead = new Set<string>();
    for (const [index, visit] of this.map.visits.entries()) if ((left[index] ?? 0) > 0) ahead.add(visit.city.city);
    if (ahead.size === 0 && this.problem.returnTo !== null) ahead.add(this.problem.returnTo);
    ahead.delete(city.city);
    if (ahead.size === 0) return;
    const { outings } = this.problem.rules;
    const isOut = outings !== null && place !== this.map.hotels.get(city.city);
    const firstBy = isOut ? midnightOf(time) + outings.to : Number.POSITIVE_INFINITY;
    const journeys = this.timetable.journeys(city.city, time, this.pricesCount, firstBy);
    for (const name of ahead) {
      const next = this.map.cities.get(name);
      const hotel = this.map.hotels.get(name);
      if (next === undefined || hotel === undefined) continue;
      for (const journey of journeys.get(name) ?? []) {
        const at = { city: next, place: hotel, time: journey.arrival, costMinor: costMinor + journey.priceMinor, left };
        this.add(at, label, { kind: "journey", journey });
      }
    }
  }

  private add(
    at: Pick<Label, "city" | "place" | "time" | "costMinor" | "left">,
    before: Label | null,
    step: Step | null,
  ): void {
    if (at.time === Number.POSITIVE_INFINITY) return;
    const { latestEnd, budgetMinor } = this.problem;
    const progress = { ...at, city: at.city.city };
    const label: Label = { ...at, before, step, end: this.estimate.end(progress), cost: this.estimate.cost(progress) };
    if (label.end === Number.POSITIVE_INFINITY || label.cost === Number.POSITIVE_INFINITY) return;
    if (label.end > (latestEnd ?? this.problem.start.time + LONGEST)) return;
    if (budgetMinor !== null && label.cost > budgetMinor) return;
    if (this.bound(label) >= this.value || this.isKnownBetter(label, false)) return;
    if (this.isPlan(label)) {
      this.best = label;
      this.value = this.problem.minimize === "time" ? label.time - this.problem.start.time : label.costMinor;
      return;
    }
    this.remember(label);
    this.queue.push(label);
  }

  private isPlan({ city, place, time, left }: Label): boolean {
    const { returnTo, rules } = this.problem;
    if (left.some((minutes) => minutes > 0) || (returnTo !== null && city.city !== returnTo)) return false;
    if (rules.outings === null) return true;
    const hotel = this.map.hotels.get(city.city);
    if (hotel === undefined || hotel === place) return true;
    return city.from(place, time).reach.arrivals[hotel] !== Number.POSITIVE_INFINITY;
  }

  private remember(label: Label): void {
    const key = this.key(label);
    const labels = (this.known.get(key) ?? []).filter((other) => !this.beats(label, other));
    labels.push(label);
    this.known.set(key, labels);
  }

  /** Whether another label beats it; `orEqual` false: also one that is the same. */
  private isKnownBetter(label: Label, isQueued: boolean): boolean {
    const labels = this.known.get(this.key(label));
    if (labels === undefined) return false;
    // Those that others beat were taken out of the list while they waited.
    return isQueued ? !labels.includes(label) : labels.some((other) => this.beats(other, label));
  }

  /** At the same place, with the same visits finished. */
  private key({ city, place, left, time, step }: Label): string {
    const finished = left.reduce((mask, minutes, index) => (minutes === 0 ? mask | (1 << index) : mask), 0);
    const day = this.problem.rules.outings === null ? 0 : Math.floor(time / DAY);
    return `${this.cityIds.get(city.city)},${place},${finished},${day},${step?.kind === "visit"}`;
  }

  private beats(one: Label, other: Label): boolean {
    if (one.time > other.time || (this.pricesCount && one.costMinor > other.costMinor)) return false;
    return one.left.every((minutes, index) => minutes <= (other.left[index] ?? 0));
  }
}
