import { eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { batched, type Database, type EpisodeRow, episodes, shared } from "@/db";
import { type PlanVersion, ProblemError } from "@/server/trip";
import type { NewEpisode, RecordedEvent } from "../episode";
import type { Event } from "../event";
import { readTrip, readVersions } from "../trip-projection/read-trip";
import type { TripProjection } from "../trip-projection/trip-view-of";
import { type Appended, type EventPage, eventIn, insertEvents, readEvents } from "./event-rows";
import { deleteProjections, loadProjections, NO_PROJECTIONS, project, saveProjections } from "./projections";
import { type StoredHeader, toHeader, toHeaderRow } from "./stored-header";

/** Episodes in the database: append-only, each with its conversation and trip (where it is of kind "trip") projected in the same transaction. */
export interface EpisodeStore {
  /** Stores the header and the first events in one transaction. */
  begin(header: NewEpisode, events: readonly Event[]): Promise<void>;
  /**
   * Under the episode's lock, in one transaction: `decide` sees the current trip and answers with the events to append
   * (none: nothing happens). What it throws leaves everything as it was. Throws ProblemError "not_found" without a trip.
   */
  change(id: string, decide: (trip: TripProjection) => readonly Event[]): Promise<TripProjection>;
  /**
   * Appends without a decision, what has no time as happening now. Throws ProblemError "not_found", and "changed_meanwhile" when `expectedLength` is given and
   * others appended.
   */
  append(id: string, events: readonly Appended[], expectedLength?: number): Promise<readonly RecordedEvent[]>;
  /** Reads no events. */
  header(id: string): Promise<StoredHeader | null>;
  /** In order; none of an episode that does not exist. */
  events(id: string, page: EventPage): Promise<readonly RecordedEvent[]>;
  trip(id: string): Promise<TripProjection | null>;
  version(id: string, number: number): Promise<PlanVersion | null>;
  /** Makes the trip or conversation (without an id: every one) again from its events; how many were made. Throws ProblemError "not_found". */
  rebuild(id?: string): Promise<number>;
}

const PAGE_OF_EVENTS = 100;

export function createEpisodeStore(database: Database): EpisodeStore {
  const headerRow = batched((ids) => readHeaderRows(database, ids));
  async function header(id: string): Promise<StoredHeader | null> {
    // What is no id at all would fail for everyone who asks at the same moment.
    const row = z.guid().safeParse(id).success ? await headerRow(id) : null;
    return row && toHeader(row);
  }

  return {
    begin: (header, events) =>
      database.transaction(async (within) => {
        const [row] = await within
          .insert(episodes)
          .values({ ...toHeaderRow(header), length: events.length })
          .returning();
        if (row) await append(within, { ...toHeader(row), length: 0 }, events);
      }),

    change: (id, decide) =>
      database.transaction(async (within) => {
        const header = await lock(within, id);
        const trip = await readTrip(within, header);
        if (trip === null) throw notFound(id);
        const events = decide(trip);
        if (events.length === 0) return trip;
        await append(within, await lengthen(within, id, events.length), events);
        const length = header.length + events.length;
        return (await readTrip(within, { ...header, length })) ?? trip;
      }),

    append: (id, events, expectedLength) =>
      database.transaction(async (within) => {
        const header = await lengthen(within, id, events.length);
        if (expectedLength !== undefined && header.length !== expectedLength) {
          const message = `The episode has ${header.length} events, not ${expectedLength}: others appended in the meantime.`;
          throw new ProblemError({ code: "changed_meanwhile", message });
        }
        return append(within, header, events);
      }),

    header,

    events: shared(async (id: string, page: EventPage) => {
      const found = await header(id);
      return found === null ? [] : readEvents(database, found, page);
    }),

    trip: (id) =>
      database.transaction(
        async (within) => {
          const row = (await readHeaderRows(within, [id])).get(id);
          return row === undefined ? null : readTrip(within, toHeader(row));
        },
        // Its queries must see one moment.
        { isolationLevel: "repeatable read", accessMode: "read only" },
      ),

    version: async (id, number) => (await readVersions(database, id, [number])).get(number) ?? null,

    async rebuild(id) {
      const isTrip = eq(episodes.kind, "trip");
      const ids =
        id === undefined
          ? (await database.select({ id: episodes.id }).from(episodes).where(isTrip)).map((e) => e.id)
          : [id];
      for (const each of ids) await database.transaction((within) => rebuildTrip(within, each));
      return ids.length;
    },
  };
}

/** Stores events behind those that are there; the episode's row counts them already, and is locked. */
async function append(within: Database, header: StoredHeader, events: readonly Appended[]): Promise<RecordedEvent[]> {
  const recorded = await insertEvents(within, header, events);
  if (header.kind !== "trip" || recorded.length === 0) return recorded;
  // Before the first event there is nothing.
  const before = header.length === 0 ? NO_PROJECTIONS : await loadProjections(within, header.id, events.map(eventIn));
  await saveProjections(within, before, project(header, before, recorded));
  return recorded;
}

async function rebuildTrip(within: Database, id: string): Promise<void> {
  const header = await lock(within, id);
  if (header.kind !== "trip") throw notFound(id);
  await deleteProjections(within, id);
  let state = NO_PROJECTIONS;
  for (let after = -1; after < header.length - 1; after += PAGE_OF_EVENTS) {
    state = project(header, state, await readEvents(within, header, { after, limit: PAGE_OF_EVENTS }));
  }
  await saveProjections(within, NO_PROJECTIONS, state);
}

async function readHeaderRows(database: Database, ids: readonly string[]): Promise<Map<string, EpisodeRow>> {
  const rows = await database
    .select()
    .from(episodes)
    .where(inArray(episodes.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The header, its row locked until the transaction ends. */
async function lock(within: Database, id: string): Promise<StoredHeader> {
  const [row] = await within.select().from(episodes).where(eq(episodes.id, id)).for("update");
  if (row === undefined) throw notFound(id);
  return toHeader(row);
}

/** Counts events that are to be appended, which locks the row until the transaction ends; answers with the header as it was before. */
async function lengthen(within: Database, id: string, by: number): Promise<StoredHeader> {
  const [row] = await within
    .update(episodes)
    .set({ length: sql`${episodes.length} + ${by}` })
    .where(eq(episodes.id, id))
    .returning();
  if (row === undefined) throw notFound(id);
  return { ...toHeader(row), length: row.length - by };
}

function notFound(id: string): ProblemError {
  return new ProblemError({ code: "not_found", message: `There is no trip ${id}.` });
}
