import { type Hours, widestHours } from "@/server/worlds";
import { DAY, midnightOf, timeOfDay } from "./clock";
import type { DailyWindow, Minute, TimedRules } from "./problem";

const LAST_MINUTE = DAY - 1;
const NIGHT = { ends: 7 * 60, begins: 22 * 60 };

/** When a visit to one place may take place, and how soon so many minutes there are over. */
export class VisitRules {
  /** Times of day, ascending, at which what is allowed changes. */
  private readonly turns: readonly number[];
  private readonly finishes = new Map<number, Finish>();
  private minutes: readonly boolean[] | null = null;
  private readonly opens: number;
  private readonly closes: number;

  constructor(
    private readonly rules: TimedRules,
    hours: Hours | null,
  ) {
    // The same every day in the worlds that are planned so.
    const daily = rules.openingHours ? widestHours(hours) : null;
    this.opens = daily?.open ?? 0;
    this.closes = Math.min(daily?.close ?? LAST_MINUTE, LAST_MINUTE);
    const turns = new Set([0, this.opens, this.closes, ...rules.meals.flatMap(({ from, to }) => [from, to])]);
    if (rules.sleep) for (const turn of [NIGHT.ends, NIGHT.begins, LAST_MINUTE]) turns.add(turn);
    if (rules.outings !== null) turns.add(rules.outings.from).add(rules.outings.to);
    this.turns = [...turns].sort((one, other) => one - other);
  }

  /** Whether any minute counts as any other, so that a visit is never interrupted. */
  get isFree(): boolean {
    const { openingHours, sleep, meals, outings } = this.rules;
    return !openingHours && !sleep && meals.length === 0 && outings === null;
  }

  allows(begin: Minute, end: Minute): boolean {
    const { rules } = this;
    const [from, to] = [timeOfDay(begin), timeOfDay(end)];
    if (from < this.opens || to > this.closes) return false;
    if (rules.sleep && (isAtNight(from) || isAtNight(to))) return false;
    if ((rules.sameDay || rules.outings !== null) && midnightOf(begin) !== midnightOf(end)) return false;
    const { outings } = rules;
    if (outings !== null && (from < outings.from || to > outings.to)) return false;
    return isClearOf(rules.meals, from, to);
  }

  /** Whether the minute from `time` on is a visit that is allowed. */
  allowsMinute(time: Minute): boolean {
    this.minutes ??= Array.from({ length: DAY }, (_, begin) => this.allows(begin, begin + 1));
    return this.minutes[timeOfDay(time)] ?? false;
  }

  /** Whether a visit that begins then may end at any time. */
  mayBegin(time: Minute): boolean {
    const from = timeOfDay(time);
    const { sleep, outings } = this.rules;
    return from >= this.opens && !(sleep && isAtNight(from)) && (outings === null || from >= outings.from);
  }

  /** Times after `after` and not after `until` at which what is allowed changes. */
  turnsBetween(after: Minute, until: Minute): Minute[] {
    const times: Minute[] = [];
    for (let midnight = midnightOf(after); midnight <= until; midnight += DAY) {
      for (const turn of this.turns) {
        if (midnight + turn > until) return times;
        if (midnight + turn > after) times.push(midnight + turn);
      }
    }
    return times;
  }

  /**
   * The earliest end of visits here that begin at `from` or later and take `minutes` together, without leaving. Null where
   * three days do not suffice.
   */
  finish(from: Minute, minutes: number): Finish | null {
    const midnight = midnightOf(from);
    const finish = this.finishIn(from - midnight, minutes);
    return finish.after === Number.POSITIVE_INFINITY
      ? null
      : {
          after: finish.after + midnight,
          pieces: finish.pieces.map(([begin, end]) => [begin + midnight, end + midnight] as const),
        };
  }

  /** The same with times from a midnight. */
  private finishIn(from: number, minutes: number): Finish {
    const key = from * 4096 + minutes;
    const known = this.finishes.get(key);
    if (known !== undefined) return known;
    let best: Finish = NEVER;
    for (const begin of [from, ...this.turnsBetween(from, 3 * DAY)]) {
      if (begin + minutes >= best.after) break;
      const end = this.firstEnd(begin, begin + minutes);
      if (end < best.after) best = { after: end, pieces: [[begin, end]] };
      if (end === begin + minutes) break;
      for (const turn of this.turnsBetween(begin, begin + minutes - 1)) {
        if (!this.allows(begin, turn)) continue;
        const rest = this.finishIn(turn, minutes - (turn - begin));
        if (rest.after < best.after) best = { after: rest.after, pieces: [[begin, turn], ...rest.pieces] };
      }
    }
    this.finishes.set(key, best);
    return best;
  }

  /** The first end at or after `least` of a visit that begins at `begin`. */
  private firstEnd(begin: Minute, least: Minute): Minute {
    if (this.allows(begin, least)) return least;
    return this.turnsBetween(least, least + DAY).find((end) => this.allows(begin, end)) ?? Number.POSITIVE_INFINITY;
  }

  /**
   * Visits here from `from` on that take less than `minutes` together: for each sensible time to leave, those that last
   * longest. Sensible are the times at which something changes here, and `wanted`.
   */
  parts(from: Minute, minutes: number, wanted: readonly Minute[]): Part[] {
    const longest = new Map<Minute, Part>();
    const visit = (free: Minute, pieces: Part["pieces"], gained: number) => {
      const turns = this.turnsBetween(free, from + DAY);
      for (const begin of [free, ...turns]) {
        const over = begin + minutes - gained;
        let isPossible = false;
        for (const end of turns) {
          if (end <= begin || end >= over || !this.allows(begin, end)) continue;
          isPossible = true;
          if (keep(end, gained + end - begin, [...pieces, [begin, end]])) {
            visit(end, [...pieces, [begin, end]], gained + end - begin);
          }
        }
        for (const end of wanted) {
          if (end <= begin || end >= over || !this.allows(begin, end)) continue;
          isPossible = true;
          keep(end, gained + end - begin, [...pieces, [begin, end]]);
        }
        if (isPossible && begin > free) break;
      }
    };
    const keep = (end: Minute, gained: number, pieces: Part["pieces"]) => {
      if ((longest.get(end)?.gained ?? 0) >= gained) return false;
      longest.set(end, { end, gained, pieces });
      return true;
    };
    visit(from, [], 0);
    return [...longest.values()];
  }
}

type Piece = readonly [begin: Minute, end: Minute];

export interface Finish {
  readonly after: Minute;
  readonly pieces: readonly Piece[];
}

export interface Part {
  readonly end: Minute;
  readonly gained: number;
  readonly pieces: readonly Piece[];
}

const NEVER: Finish = { after: Number.POSITIVE_INFINITY, pieces: [] };

function isAtNight(time: number): boolean {
  return (time > 0 && time < NIGHT.ends) || (time > NIGHT.begins && time < LAST_MINUTE);
}

/** Compared by times of day, as the official simulator does. */
export function isClearOf(windows: readonly DailyWindow[], from: number, to: number): boolean {
  return windows.every((window) => window.to <= from || to <= window.from);
}
