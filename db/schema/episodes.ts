import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { oneOf } from "./one-of";
import { runs } from "./runs";

/** trip: a traveler's own, projected to `trips` and `conversations`. trial: a trial of a run. */
const EPISODE_KINDS = ["trip", "trial"] as const;
export type EpisodeKind = (typeof EPISODE_KINDS)[number];

/** Headers of episodes. Their events are appended, never changed. */
export const episodes = pgTable(
  "episodes",
  {
    id: uuid("id").primaryKey(),
    /** Version of the events' shapes. */
    version: integer("version").notNull(),
    kind: text("kind", { enum: EPISODE_KINDS }).notNull(),
    /** Of a trial. */
    runId: text("run_id").references(() => runs.id, { onDelete: "cascade" }),
    agent: text("agent").notNull(),
    worldName: text("world_name").notNull(),
    worldSource: text("world_source").notNull(),
    worldHash: text("world_hash").notNull(),
    seed: integer("seed").notNull(),
    /** How many events there are: the sequence number of the next. Its row is the lock under which events are appended. */
    length: integer("length").notNull().default(0),
    startedAt: timestamp("started_at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [
    index("episodes_run").on(table.runId),
    oneOf("episodes_kind", table.kind, EPISODE_KINDS),
    check("episodes_run_of_trial", sql`(${table.kind} = 'trial') = (${table.runId} is not null)`),
  ],
);
export type EpisodeRow = typeof episodes.$inferSelect;

export const episodeEvents = pgTable(
  "episode_events",
  {
    episodeId: uuid("episode_id")
      .notNull()
      .references(() => episodes.id, { onDelete: "cascade" }),
    /** From 0, without gaps. */
    sequence: integer("sequence").notNull(),
    type: text("type").notNull(),
    /** The event without its large fields; `payloads` says under which hash each of those lies. */
    event: jsonb("event").$type<unknown>().notNull(),
    at: timestamp("at", { withTimezone: true, mode: "date" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.episodeId, table.sequence] }),
    index("episode_events_type").on(table.episodeId, table.type),
  ],
);

/** Large parts of an episode's events, each content once; they go with the episode. */
export const payloads = pgTable(
  "payloads",
  {
    episodeId: uuid("episode_id")
      .notNull()
      .references(() => episodes.id, { onDelete: "cascade" }),
    /** SHA-256 of the content's JSON with sorted keys, in hexadecimal. */
    hash: text("hash").notNull(),
    content: jsonb("content").$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.episodeId, table.hash] })],
);
