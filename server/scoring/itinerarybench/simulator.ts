import { minutesOfDay } from "@/server/trip";
import type { ScheduledLeg } from "@/server/worlds";
import { type PlanAction, pythonText } from "./action";
import type { Literal } from "./call-text";
import type { ErrorKind, SimulationError } from "./errors";
import { formatTime, type Minute, readStrictTime, timeOfDay } from "./plan-time";
import type { Tables } from "./tables";
import type { ItinerarybenchTask } from "./task";

/** Items of a level that were judged right and wrong. */
export interface Tally {
  readonly right: number;
  readonly wrong: number;
}

type Stay = Extract<PlanAction, { name: "stay_in" }>;
type Visit = Extract<PlanAction, { name: "visit" }>;
type PlaceMove = Extract<PlanAction, { name: "go_to_place" }>;
type CityMove = Extract<PlanAction, { name: "go_to_city" }>;

const RAILWAY_HOTEL = " Railway Hotel";
const MEALS = [
  { begin: 12 * 60, end: 13 * 60, text: "12:00 to 13:00" },
  { begin: 18 * 60 + 30, end: 19 * 60 + 30, text: "18:30 to 19:30" },
];
const SLEEP = [
  { begin: 0, end: 7 * 60 },
  { begin: 22 * 60, end: 23 * 60 + 59 },
];

/**
 * The official simulator (README of the data, "Scoring rules"): executes actions one after the other, judges the items of levels 1 and
 * 2, and keeps going whatever is wrong. It follows the released program also where that is odd: time may run backward, gaps are
 * free, a wrong position is corrected to what the plan claims.
 */
export class Simulation {
  readonly errors: SimulationError[] = [];
  #executability = { right: 0, wrong: 0 };
  #constraints = { right: 0, wrong: 0 };
  #time: Minute;
  #city: Literal;
  #place: Literal;
  /** In hundredths of a CNY, so that sums are exact. */
  #costMinor = 0;
  #action: number | null = null;
  readonly #begin: Minute;
  readonly #end: Minute;
  readonly #days = new Map<Literal, number>();
  readonly #minutes = new Map<Literal, number>();
  readonly #missedMeals = new Set<number>();

  constructor(
    private readonly tables: Tables,
    private readonly task: Pick<ItinerarybenchTask, "simulator" | "constraints">,
  ) {
    const { begin_time, end_time, origin_city, origin_place } = task.simulator;
    this.#begin = readStrictTime(begin_time) ?? 0;
    this.#end = readStrictTime(end_time) ?? 0;
    this.#time = this.#begin;
    this.#city = origin_city;
    this.#place = origin_place;
  }

  get executability(): Tally {
    return this.#executability;
  }

  get constraints(): Tally {
    return this.#constraints;
  }

  get time(): Minute {
    return this.#time;
  }

  get city(): Literal {
    return this.#city;
  }

  get place(): Literal {
    return this.#place;
  }

  /** In CNY. */
  get cost(): number {
    return this.#costMinor / 100;
  }

  /** Seconds since the task begins. */
  get seconds(): number {
    return (this.#time - this.#begin) * 60;
  }

  /** Executes the action at this index of the plan. */
  execute(action: PlanAction, index: number): void {
    this.#action = index;
    switch (action.name) {
      case "stay_in":
        this.#stayIn(action);
        break;
      case "visit":
        this.#visit(action);
        break;
      case "go_to_place":
        this.#goToPlace(action);
        break;
      case "go_to_city":
        this.#goToCity(action);
        break;
      case "over":
        this.#judgeEnd();
        break;
    }
    this.#action = null;
  }

  /** The items at the end of the plan. */
  finish(): void {
    this.#judgeEnd();
  }

  #stayIn({ city, begin, end }: Stay): void {
    this.#judgeOrder(begin);
    this.#judgePosition(this.#city, city);
    this.#city = city;
    this.#time = end;
    this.#reportLimits();
    const isBeforeNoon = timeOfDay(begin) < 12 * 60;
    const counted = end - begin + (this.task.simulator.one_day === 1 && isBeforeNoon ? 12 * 60 : 0);
    this.#days.set(city, (this.#days.get(city) ?? 0) + Math.floor(counted / (24 * 60)));
  }

  /** @returns false where the official program aborts: opening hours are checked and the place is unknown. */
  #visit({ place, begin, end }: Visit): boolean {
    this.#judgeOrder(begin);
    this.#judgePosition(this.#place, place);
    this.#place = place;
    this.#time = end;
    this.#reportLimits();
    const { check_opening_hours, type } = this.task.simulator;
    if (check_opening_hours) {
      const known = this.tables.place(pythonText(place));
      if (known === undefined) return false;
      this.#judge(
        "constraints",
        timeOfDay(begin) >= known.opens && timeOfDay(end) <= known.closes,
        "opening_hours",
        () => `${pythonText(place)} is closed during this visit (${formatTime(begin)} to ${formatTime(end)}).`,
      );
    } else if (type !== 1) {
      const isAsleep = SLEEP.some((sleep) => isInside(timeOfDay(begin), sleep) || isInside(timeOfDay(end), sleep));
      this.#judge(
        "constraints",
        !isAsleep,
        "sleeping_hours",
        () => `A visit begins or ends in the hours of sleep (${formatTime(begin)} to ${formatTime(end)}).`,
      );
    }
    this.#minutes.set(place, (this.#minutes.get(place) ?? 0) + end - begin);
    this.#track(begin, end);
    return true;
  }

  #goToPlace({ origin, destination, begin, end }: PlaceMove): void {
    this.#judgePosition(this.#place, origin);
    this.#judgeOrder(begin);
    const minutes = this.tables.travelMinutes(pythonText(origin), pythonText(destination));
    this.#judge(
      "executability",
      minutes === end - begin,
      "transport_duration",
      () =>
        `From ${pythonText(origin)} to ${pythonText(destination)} ${minutes === null ? "there is no transport" : `takes ${minutes} minutes`}.`,
    );
    if (begin !== this.#time) {
      const wasVisit = this.#visit({ name: "visit", place: this.#place, begin: this.#time, end: begin });
      if (!wasVisit) return;
    }
    this.#time = end;
    this.#place = destination;
    this.#track(begin, end);
  }

  #goToCity(move: CityMove): void {
    const { begin, end, ticket } = move;
    const origin = withoutHotel(move.origin);
    const destination = withoutHotel(move.destination);
    const train = this.tables.train(ticket);
    this.#judge(
      "executability",
      train !== undefined && isRide(train, origin, destination, begin, end),
      train === undefined ? "ticket_missing" : "ticket_mismatch",
      () =>
        train === undefined
          ? `There is no train ${ticket}.`
          : `Train ${ticket} does not go from ${origin} to ${destination} at these times.`,
    );
    this.#judgePosition(this.#city, origin);
    this.#judgeOrder(begin);
    if (begin !== this.#time) this.#stayIn({ name: "stay_in", city: this.#city, begin: this.#time, end: begin });
    for (const { city, days } of this.task.constraints.CityDurationConstraint) {
      const stayed = this.#days.get(city) ?? 0;
      if (stayed !== 0 && stayed < days) this.#report("city_days_partial", () => daysText(city, stayed, days));
    }
    this.#time = end;
    this.#city = destination;
    this.#place = destination + RAILWAY_HOTEL;
    if (train === undefined) return;
    this.#costMinor += train.priceMinor;
    this.#reportLimits();
  }

  #judgeEnd(): void {
    const { CityDurationConstraint, SpotDurationConstraint } = this.task.constraints;
    for (const { city, days } of CityDurationConstraint) {
      const stayed = this.#days.get(city) ?? 0;
      if (stayed !== 0 && stayed < days) this.#report("city_days_partial", () => daysText(city, stayed, days));
      this.#judge("constraints", stayed >= days, "city_days_unmet", () => daysText(city, stayed, days));
    }
    for (const { spot, minutes } of SpotDurationConstraint) {
      const visited = this.#minutes.get(spot) ?? 0;
      const text = () => `${spot} was visited for ${visited} of ${minutes} minutes.`;
      if (visited !== 0 && visited < minutes) this.#report("spot_minutes_partial", text);
      this.#judge("constraints", visited >= minutes, "spot_minutes_unmet", text);
    }
    const { type, origin_city, check_meal } = this.task.simulator;
    if (type === 1) {
      const isBack = isSame(this.#city, origin_city);
      this.#judge("constraints", isBack, "not_returned", () => `The plan does not end in ${origin_city}.`);
    }
    if (!check_meal) return;
    for (const [index, { text }] of MEALS.entries()) {
      this.#judge(
        "constraints",
        !this.#missedMeals.has(index),
        "meal",
        () => `There is no time for the meal from ${text}.`,
      );
    }
  }

  #judgeOrder(begin: Minute): void {
    const now = this.#time;
    this.#judge(
      "executability",
      begin >= now,
      "time_order",
      () => `It begins at ${formatTime(begin)}, but it is ${formatTime(now)} already.`,
    );
  }

  #judgePosition(actual: Literal, claimed: Literal): void {
    this.#judge(
      "executability",
      isSame(actual, claimed),
      "position",
      () => `The plan is at ${pythonText(actual)}, not at ${pythonText(claimed)}.`,
    );
  }

  #judge(level: "executability" | "constraints", isRight: boolean, kind: ErrorKind, message: () => string): void {
    const tally = level === "executability" ? this.#executability : this.#constraints;
    tally[isRight ? "right" : "wrong"] += 1;
    if (!isRight) this.#report(kind, message);
  }

  /** Over the budget or past the end: reported, never counted. */
  #reportLimits(): void {
    const { budget, end_time } = this.task.simulator;
    if (this.cost > budget) this.#report("over_budget", () => `${this.cost} of ${budget} CNY are spent.`);
    if (this.#time > this.#end) this.#report("time_limit", () => `The plan goes on after ${end_time}.`);
  }

  #report(kind: ErrorKind, message: () => string): void {
    this.errors.push({ kind, action: this.#action, message: message() });
  }

  /** Notes the meals that an activity leaves no time for; the official program compares times of day whatever the dates. */
  #track(begin: Minute, end: Minute): void {
    for (const [index, meal] of MEALS.entries()) {
      if (timeOfDay(begin) < meal.end && timeOfDay(end) > meal.begin) this.#missedMeals.add(index);
    }
  }
}

function isRide(train: ScheduledLeg, origin: string, destination: string, begin: Minute, end: Minute): boolean {
  const midnight = readStrictTime(`${train.date} 00:00`);
  if (midnight === null || train.origin !== origin || train.destination !== destination) return false;
  const departure = midnight + minutesOfDay(train.departureTime);
  const arrival = midnight + train.arrivalDayOffset * 24 * 60 + minutesOfDay(train.arrivalTime);
  return departure === begin && arrival === end;
}

/** Plans may name a city by the hotel where its trains arrive. */
function withoutHotel(name: string): string {
  return name.replaceAll(RAILWAY_HOTEL, "");
}

/** As Python compares: True is 1. */
function isSame(one: Literal, other: Literal): boolean {
  const plain = (value: Literal) => (typeof value === "boolean" ? Number(value) : value);
  return plain(one) === plain(other);
}

function isInside(time: number, hours: { readonly begin: number; readonly end: number }): boolean {
  return time > hours.begin && time < hours.end;
}

function daysText(city: string, stayed: number, days: number): string {
  return `${city} was stayed in for ${stayed} of ${days} days.`;
}
