import type { z } from "zod";
import type { LocalDate } from "@/server/trip";
import type { Answered } from "./failure";
import type { FlightOffer, FlightQuery } from "./records/flights";
import type {
  DayWeather,
  FoundPlace,
  LiveJourney,
  MatrixCell,
  MatrixQuery,
  PlaceQuery,
  TransitQuery,
  WeatherQuery,
  WebPage,
  WebQuery,
} from "./records/others";
import type { StayOffer, StayQuery } from "./records/stays";

/** What can be asked for. */
export type ToolName = "flights" | "stays" | "places" | "routing" | "transit" | "weather" | "web search";

/**
 * What a provider's terms let be kept of its answers: all of it, all of it up to and with a day, the ids of the records, or nothing. Only
 * the first two can be part of an episode that is replayed.
 */
export type Terms =
  | { readonly class: "keep" }
  | { readonly class: "keep until"; readonly until: LocalDate }
  | { readonly class: "ids only" }
  | { readonly class: "do not store" };

/** What one search found. */
export interface Found<Row> {
  readonly records: readonly Row[];
  /** Of every amount in the records; null where they have none. */
  readonly currency: string | null;
  /** Until when the prices hold (UTC, ISO 8601); null where the provider does not say. */
  readonly validUntil: string | null;
  /** Records that lack what makes them usable, by the reason. */
  readonly leftOut: Readonly<Record<string, number>>;
}

/**
 * One source of live data: a normalized question in, normalized records out. Never rejects, never fills in what the provider did not say:
 * a record without it is left out and counted, an answer without any usable record is a failure. Implementations run `providerConformance`.
 */
export interface Provider<Query, Row> {
  /** Short and stable: a part of keys in the cache. */
  readonly name: string;
  /** As people know it: "LiteAPI". */
  readonly title: string;
  readonly tool: ToolName;
  /** Normalizes: fields in one order, numbers rounded, so that equal questions have equal texts. */
  readonly query: z.ZodType<Query>;
  readonly record: z.ZodType<Row>;
  /** What has to be shown where its records are; null: nothing. */
  readonly attribution: { readonly text: string; readonly url: string } | null;
  terms(query: Query): Terms;
  idOf(record: Row): string;
  /** A small question that should find something, for checks. `day`: today. */
  example(day: LocalDate): Query;
  search(query: Query): Promise<Answered<Found<Row>>>;
}

/** Who may be asked, by tool; null: off. */
export interface Providers {
  readonly flights: Provider<FlightQuery, FlightOffer> | null;
  readonly stays: Provider<StayQuery, StayOffer> | null;
  readonly places: Provider<PlaceQuery, FoundPlace> | null;
  readonly routing: Provider<MatrixQuery, MatrixCell> | null;
  readonly transit: Provider<TransitQuery, LiveJourney> | null;
  readonly weather: Provider<WeatherQuery, DayWeather> | null;
  readonly webSearch: Provider<WebQuery, WebPage> | null;
}
