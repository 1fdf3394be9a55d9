import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "@/db";

/** Events looked through for one answer. */
const EVENTS_AT_A_TIME = 500;
/** Events looked through in one statement, which holds up the process of the embedded database for some milliseconds. */
const EVENTS_IN_A_STATEMENT = 50;

export interface SearchedEvents {
  /** Sequence numbers of the events that say it. */
  readonly found: readonly number[];
  /** The last sequence number that was looked at; the search goes on after it. */
  readonly searchedTo: number;
}

export interface EventSearch {
  readonly text: string;
  /** Looks at events with higher sequence numbers; -1: from the first. */
  readonly after: number;
  /** Also in what models were sent; without it a word of a conversation is found in every later prompt. */
  readonly inPrompts: boolean;
}

/**
 * The next events of an episode that hold a text anywhere in their values, large ones included; upper and lower case are
 * the same. Looks through some hundred events at a time.
 */
export async function searchEvents(database: Database, id: string, search: EventSearch): Promise<SearchedEvents> {
  const searchedTo = search.after + EVENTS_AT_A_TIME;
  const found: number[] = [];
  for (let after = search.after; after < searchedTo; after += EVENTS_IN_A_STATEMENT) {
    found.push(...(await searchSome(database, id, { ...search, after })));
  }
  return { found, searchedTo };
}

async function searchSome(database: Database, id: string, { text, after, inPrompts }: EventSearch): Promise<number[]> {
  const pattern = likePattern(text);
  const ids = sql`'payloads' - 'spanId' - 'parentId'`;
  const left = inPrompts ? ids : sql`${ids} - 'messages'`;
  const isWanted = inPrompts ? sql`true` : sql`reference.key <> 'messages'`;
  const answer = await database.execute(sql`
    with looked_at as materialized (
      select sequence, (event - ${left})::text as own, event -> 'payloads' as payloads
      from episode_events where episode_id = ${id} and sequence > ${after} and sequence <= ${after + EVENTS_IN_A_STATEMENT}
    ), referred as materialized (
      select looked_at.sequence, reference.value as hash
      from looked_at, jsonb_each_text(looked_at.payloads) as reference where ${isWanted}
    ), holding as materialized (
      select hashes.hash
      from (select distinct hash from referred) as hashes cross join lateral (
        -- Without the offset every payload of the episode would be searched, and then those left out that nobody asked for.
        select content::text as json from payloads where episode_id = ${id} and payloads.hash = hashes.hash offset 0
      ) as payload
      where ${holds(sql`payload.json`, pattern)}
    )
    select sequence from looked_at
    where ${holds(sql`own`, pattern)} or sequence in (select sequence from referred join holding using (hash))
    order by sequence`);
  return answerSchema.parse(answer).rows.map(({ sequence }) => sequence);
}

/** The names of fields are taken out only where the text is there at all, which is soon seen. */
function holds(json: ReturnType<typeof sql>, pattern: string) {
  const withoutNames = sql`regexp_replace(${json}, '"([^"\\\\]|\\\\.)*": ', '', 'g')`;
  return sql`case when ${json} ilike ${pattern} then ${withoutNames} ilike ${pattern} else false end`;
}

/** As the text is written in JSON, with the signs that have a meaning for `like` taken literally. */
function likePattern(text: string): string {
  const inJson = JSON.stringify(text).slice(1, -1);
  return `%${inJson.replace(/[\\%_]/g, "\\$&")}%`;
}

const answerSchema = z.object({ rows: z.array(z.object({ sequence: z.number() })) });
