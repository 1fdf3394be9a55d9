import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import {
  type Check,
  type Itinerary,
  type Objective,
  objectiveSchema,
  type Stop,
  type TripRequest,
  type VersionCause,
} from "@/server/trip";
import { type Booking, type NoPlan, type TripStatus, tripStatusSchema } from "@/server/views";
import { episodes } from "./episodes";
import { oneOf } from "./one-of";

/** What a re-plan left to be decided. */
export type StoredProposal =
  | { readonly kind: "plan"; readonly version: number }
  | { readonly kind: "noPlan"; readonly noPlan: NoPlan; readonly live?: true }
  | { readonly kind: "problem"; readonly sentence: string; readonly live?: true };

/** Another plan that was asked for and is still pending. */
export interface StoredReplan {
  /** Of the event that asked for it: tells it from an earlier one. */
  readonly sequence: number;
  readonly base: number;
  readonly request: TripRequest;
  readonly changes: readonly string[];
  /** Live prices are asked for first. */
  readonly live?: true;
}

/** Of the current plan, for the list of trips. */
export interface PlanSummary {
  readonly from: string;
  readonly to: string;
  /** Cities in the order of travel, the origin first. */
  readonly route: readonly string[];
  readonly costMinor: number;
  /** The lower end where the cost is an estimate. */
  readonly costFromMinor: number | null;
  readonly currency: string;
  /** Demands and rules broken, those on purpose included. */
  readonly broken: number;
}

/** Trips as they stand now: a projection of their episodes, which `episodes rebuild` makes again. */
export const trips = pgTable(
  "trips",
  {
    id: uuid("id")
      .primaryKey()
      .references(() => episodes.id, { onDelete: "cascade" }),
    /** The traveler's own name for it; null: made from the request. */
    title: text("title"),
    /** What the traveler typed. */
    text: text("text").notNull(),
    request: jsonb("request").$type<TripRequest>().notNull(),
    objective: text("objective").$type<Objective>().notNull(),
    status: text("status").$type<TripStatus>().notNull(),
    noPlan: jsonb("no_plan").$type<NoPlan>(),
    problem: text("problem"),
    /** The current version; null while there is none. */
    version: integer("version"),
    /** Versions that redo leads to, the next one last. */
    redo: jsonb("redo").$type<number[]>().notNull(),
    proposal: jsonb("proposal").$type<StoredProposal>(),
    /** Null: none is pending. */
    replan: jsonb("replan").$type<StoredReplan>(),
    bookings: jsonb("bookings").$type<Booking[]>().notNull(),
    summary: jsonb("summary").$type<PlanSummary>(),
    /** Sequence number of the last event in it. */
    revision: integer("revision").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true, mode: "date" }).notNull(),
    changedAt: timestamp("changed_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [
    // Those with a pending search, which are few.
    index("trips_pending").on(table.id).where(sql`${table.status} = 'planning' or ${table.replan} is not null`),
    oneOf("trips_objective", table.objective, objectiveSchema.options),
    oneOf("trips_status", table.status, tripStatusSchema.options),
  ],
);
export type TripRow = typeof trips.$inferSelect;

/** The versions of the trips' plans; part of the same projection. */
export const tripVersions = pgTable(
  "trip_versions",
  {
    tripId: uuid("trip_id")
      .notNull()
      .references(() => trips.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    base: integer("base"),
    cause: jsonb("cause").$type<VersionCause>().notNull(),
    request: jsonb("request").$type<TripRequest>().notNull(),
    itinerary: jsonb("itinerary").$type<Itinerary>().notNull(),
    unscheduled: jsonb("unscheduled").$type<Stop[]>().notNull(),
    checks: jsonb("checks").$type<Check[]>().notNull(),
    keptOnPurpose: jsonb("kept_on_purpose").$type<string[]>().notNull(),
    proven: boolean("proven"),
    otherTrips: jsonb("other_trips").$type<Itinerary[]>().notNull(),
    /** For the list of versions, so that it need not read the plans. */
    costMinor: integer("cost_minor").notNull(),
    /** The lower end where the cost is an estimate. */
    costFromMinor: integer("cost_from_minor"),
    currency: text("currency").notNull(),
    broken: integer("broken").notNull(),
    at: timestamp("at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.tripId, table.number] })],
);
export type TripVersionRow = typeof tripVersions.$inferSelect;
