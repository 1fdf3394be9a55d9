import opening_hours from "opening_hours";
import { addDays, daysBetween, type LocalDate, type Steps } from "@/server/trip";
import type { OpenInterval } from "../../hours";
import type { Coordinates } from "../../records";
import { compressHours } from "./compress-hours";
import type { HoursState } from "./hours-state";
import { inZone, silently } from "./in-zone";
import { openDays } from "./open-days";
import { withoutHolidays } from "./without-holidays";

/** Where and when hours are read for. */
export interface HoursPlace {
  readonly zone: string;
  /** Two letters, "MC". */
  readonly country: string;
  /** As the holidays of the country name it ("Berlin", "California"); null: those of the whole country. */
  readonly region: string | null;
  /** Of the city: sunset is the same to the minute. */
  readonly coordinates: Coordinates;
  readonly dates: { readonly from: LocalDate; readonly to: LocalDate };
}

/** OpenStreetMap allows no longer ones. */
const LONGEST_VALUE = 255;
/** Evaluated at once, so that no step takes long. */
const DAYS_AT_ONCE = 7;
/** A guess that may well be wrong: "7-7", "Apr-Oct", a time that is taken for a year. */
const DOUBTFUL =
  /^(ambiguous_single_digit_hour|vague|interpreted_as_year|value_ends_with_token|zero_calculation|default_state)$/;
const BY_THE_SUN = /sun(rise|set)|dawn|dusk/i;

/**
 * Reads `opening_hours` values for the dates and the place of a world. Equal values are read once. Each step takes some
 * milliseconds, 32 at most on the published values.
 */
export class HoursReader {
  private readonly states = new Map<string, HoursState>();
  /** Values that were read without their rules for holidays, since the country's holidays aren't known. */
  withoutHolidays = 0;

  constructor(private readonly place: HoursPlace) {}

  *read(text: string | undefined): Steps<HoursState> {
    const value = text?.trim() ?? "";
    if (value === "") return { kind: "unknown" };
    const known = this.states.get(value);
    if (known !== undefined) return known;
    const state = yield* this.evaluated(value);
    this.states.set(value, state);
    return state;
  }

  private *evaluated(value: string): Steps<HoursState> {
    const notUnderstood: HoursState = { kind: "not understood", text: value };
    if (value.length > LONGEST_VALUE) return notUnderstood;
    const state = yield* this.attempt(value);
    if (state !== null) return state;
    const rest = withoutHolidays(value);
    const retried = rest === null ? null : yield* this.attempt(rest);
    if (retried === null) return notUnderstood;
    if (retried.kind === "known") this.withoutHolidays += 1;
    return retried.kind === "known" ? retried : notUnderstood;
  }

  /** Null when the library gives up. */
  private *attempt(value: string): Steps<HoursState | null> {
    const { from, to } = this.place.dates;
    const count = daysBetween(from, to) + 1;
    const parsed = this.quietly(() => this.parsed(value));
    yield;
    if (parsed === null) return null;
    if (parsed === "doubtful") return { kind: "not understood", text: value };
    const repeats = this.quietly(() => parsed.isWeekStable()) === true && !BY_THE_SUN.test(value);
    const days: OpenInterval[][] = [];
    for (let done = 0; done < (repeats ? Math.min(count, DAYS_AT_ONCE) : count); done += DAYS_AT_ONCE) {
      const some = this.quietly(() => openDays(parsed, addDays(from, done), Math.min(DAYS_AT_ONCE, count - done)));
      yield;
      if (some === null) return null;
      days.push(...some);
    }
    if (days.every((intervals) => intervals.length === 0) && this.hasUnknown(parsed)) {
      return { kind: "not understood", text: value };
    }
    return { kind: "known", hours: compressHours(from, days) };
  }

  private parsed(value: string): opening_hours | "doubtful" {
    const { country, region, coordinates } = this.place;
    const address = { country_code: country.toLowerCase(), state: region ?? "" };
    // Its types ask for numbers, while it takes no coordinates but texts, as Nominatim has them.
    const position = { lat: String(coordinates.latitude), lon: String(coordinates.longitude) };
    const parsed = new opening_hours(value, Object.assign({ lat: 0, lon: 0, address }, position));
    return parsed.getStructuredWarnings().some(({ type }) => DOUBTFUL.test(type)) ? "doubtful" : parsed;
  }

  /** "By appointment": open at times that the value does not say. */
  private hasUnknown(parsed: opening_hours): boolean {
    const { from } = this.place.dates;
    const some = this.quietly(() => {
      const start = new Date(`${from}T00:00:00`);
      return parsed.getOpenIntervals(start, new Date(start.getTime() + 8 * 86_400_000));
    });
    return some === null || some.some(([, , unknown]) => unknown);
  }

  private quietly<T>(work: () => T): T | null {
    try {
      return silently(() => inZone(this.place.zone, work));
    } catch {
      // The library throws texts and errors alike; each of them says that the value isn't understood.
      return null;
    }
  }
}
