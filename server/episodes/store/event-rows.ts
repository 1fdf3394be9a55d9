import { and, asc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import { type Database, episodeEvents, payloads } from "@/db";
import type { RecordedEvent, TimedEvent } from "../episode";
import type { Event, EventType } from "../event";
import { fromStored, payloadsOf, type StoredEvent, toStored, withoutMessages } from "./stored-event";
import type { StoredHeader } from "./stored-header";

export interface EventPage {
  /** Only events with a higher sequence number; -1: from the first. */
  readonly after: number;
  readonly limit: number;
  /** Only events of these types; without it, of all. */
  readonly types?: readonly EventType[];
  /** What models were sent stays out (`messages` is empty): it is most of what a long episode weighs. */
  readonly withoutPrompts?: boolean;
}

/** What is appended: an event that happens now, or one that happened at a known time. */
export type Appended = Event | TimedEvent;

export function eventIn(appended: Appended): Event {
  return "event" in appended ? appended.event : appended;
}

/**
 * Writes events behind the first `header.length`; answers with them as they will be read back. Call it within a transaction that
 * holds the lock of the episode's row and counts them in it.
 */
export async function insertEvents(
  database: Database,
  header: StoredHeader,
  events: readonly Appended[],
): Promise<RecordedEvent[]> {
  if (events.length === 0) return [];
  const moments = momentsOf(header, events);
  const stored = events.map((appended) => toStored(eventIn(appended)));
  await insertPayloads(database, header.id, stored);
  const rows = await database
    .insert(episodeEvents)
    .values(
      stored.map((each, index) => ({
        episodeId: header.id,
        sequence: header.length + index,
        type: each.event.type,
        event: each.stored,
        at: notBeforeLast(header, moments[index] ?? new Date()),
      })),
    )
    .returning({ sequence: episodeEvents.sequence, at: episodeEvents.at });
  const at = new Map(rows.map((row) => [row.sequence, row.at]));
  return stored.map(({ event }, index) => {
    const sequence = header.length + index;
    return { sequence, atMs: millisecondsIn(header, at.get(sequence) ?? new Date()), event };
  });
}

/** Events in order, with their payloads put back. */
export async function readEvents(
  database: Database,
  header: Pick<StoredHeader, "id" | "startedAt">,
  { after, limit, types, withoutPrompts = false }: EventPage,
): Promise<RecordedEvent[]> {
  const rows = await database
    .select()
    .from(episodeEvents)
    .where(
      and(
        eq(episodeEvents.episodeId, header.id),
        gt(episodeEvents.sequence, after),
        types === undefined ? undefined : inArray(episodeEvents.type, [...types]),
      ),
    )
    .orderBy(asc(episodeEvents.sequence))
    .limit(limit);
  const wanted = withoutPrompts ? rows.map((row) => ({ ...row, event: withoutMessages(row.event) })) : rows;
  const contents = await readPayloads(database, header.id, new Set(wanted.flatMap(({ event }) => payloadsOf(event))));
  return wanted.map(({ sequence, at, event }) => ({
    sequence,
    atMs: millisecondsIn(header, at),
    event: fromStored(event, contents),
  }));
}

function millisecondsIn({ startedAt }: Pick<StoredHeader, "startedAt">, at: Date): number {
  return at.getTime() - Date.parse(startedAt);
}

/** When each happens; none before the one before it. */
function momentsOf({ startedAt }: Pick<StoredHeader, "startedAt">, events: readonly Appended[]): Date[] {
  const [begin, now] = [Date.parse(startedAt), Date.now()];
  let latest = begin;
  return events.map((appended) => {
    latest = Math.max(latest, "event" in appended ? begin + appended.atMs : now);
    return new Date(latest);
  });
}

/** A server's clock may have been set back, or another server's be ahead: nothing happens before the last event that is stored. */
function notBeforeLast({ id, length }: StoredHeader, moment: Date): SQL<Date> | Date {
  if (length === 0) return moment;
  const { episodeId, sequence, at } = episodeEvents;
  const last = sql`(select ${at} from ${episodeEvents} where ${episodeId} = ${id} and ${sequence} = ${length - 1})`;
  return sql<Date>`greatest(${moment.toISOString()}::timestamptz, ${last})`;
}

export async function insertPayloads(
  database: Database,
  episodeId: string,
  stored: readonly StoredEvent[],
): Promise<void> {
  const contents = new Map(stored.flatMap((each) => each.payloads).map(({ hash, content }) => [hash, content]));
  if (contents.size === 0) return;
  const rows = [...contents].map(([hash, content]) => ({ episodeId, hash, content }));
  await database.insert(payloads).values(rows).onConflictDoNothing();
}

async function readPayloads(
  database: Database,
  episodeId: string,
  hashes: ReadonlySet<string>,
): Promise<Map<string, unknown>> {
  if (hashes.size === 0) return new Map();
  const rows = await database
    // As text: a content that is itself a text must not be taken for the JSON of another one.
    .select({ hash: payloads.hash, json: sql<string>`${payloads.content}::text` })
    .from(payloads)
    .where(and(eq(payloads.episodeId, episodeId), inArray(payloads.hash, [...hashes])));
  return new Map(rows.map(({ hash, json }): [string, unknown] => [hash, JSON.parse(json)]));
}
