import { and, asc, eq, inArray, lte, max, sql } from "drizzle-orm";
import { type Database, episodeEvents } from "@/db";
import type { Event, EventOf, EventType, RecordedEvent } from "@/server/episodes";
import { getServices } from "../services";

/** An event of the story with its place. */
export interface StoryEvent<T extends EventType> {
  readonly sequence: number;
  readonly event: EventOf<T>;
}

/** What an episode had come to at one of its events. */
export interface EpisodeStory {
  readonly task: StoryEvent<"task"> | null;
  /** The request as it stood. */
  readonly request: StoryEvent<"requestChanged"> | null;
  readonly learned: readonly (StoryEvent<"preferenceLearned"> | StoryEvent<"entrySet">)[];
  readonly verified: StoryEvent<"planVerified"> | null;
  readonly scored: StoryEvent<"scored"> | null;
  /** The latest plan, proposed or written in words, without its other trips. */
  readonly plan: StoryEvent<"planProposed"> | StoryEvent<"planWritten"> | null;
  /** Every plan until then, in order. */
  readonly versions: readonly PlanInStory[];
}

export interface PlanInStory {
  readonly sequence: number;
  readonly type: "planProposed" | "planWritten";
  /** Null for plans in words, which have no number. */
  readonly version: number | null;
}

/** The types that change the story; between two of them it stays the same. */
const LEARNED = ["preferenceLearned", "entrySet"] as const;
const LATEST = ["task", "requestChanged", "planVerified", "scored", "planProposed", "planWritten"] as const;
const MOST_LEARNED = 200;

/** The story of an episode until the event `at`, that included. */
export async function readStory(database: Database, id: string, at: number): Promise<EpisodeStory> {
  const latest = await latestOf(database, id, at);
  const read = async <T extends EventType>(type: T): Promise<StoryEvent<T> | null> => {
    const sequence = latest.get(type);
    return sequence === undefined ? null : readOne(id, sequence, type);
  };
  const [task, request, verified, scored] = [
    await read("task"),
    await read("requestChanged"),
    await read("planVerified"),
    await read("scored"),
  ];
  const isWritten = (latest.get("planWritten") ?? -1) > (latest.get("planProposed") ?? -1);
  const plan = isWritten ? await read("planWritten") : withoutOtherTrips(await read("planProposed"));
  return {
    task,
    request,
    verified,
    scored,
    plan,
    learned: await readLearned(id, at),
    versions: await readPlans(database, id, at),
  };
}

/** The highest sequence number until `at` of each type, where there is one. */
async function latestOf(database: Database, id: string, at: number): Promise<Map<string, number>> {
  const rows = await database
    .select({ type: episodeEvents.type, sequence: max(episodeEvents.sequence) })
    .from(episodeEvents)
    .where(
      and(eq(episodeEvents.episodeId, id), lte(episodeEvents.sequence, at), inArray(episodeEvents.type, [...LATEST])),
    )
    .groupBy(episodeEvents.type);
  return new Map(
    rows.flatMap(({ type, sequence }): [string, number][] => (sequence === null ? [] : [[type, sequence]])),
  );
}

async function readOne<T extends EventType>(id: string, sequence: number, type: T): Promise<StoryEvent<T> | null> {
  const { episodes } = await getServices();
  const [recorded] = await episodes.events(id, { after: sequence - 1, limit: 1 });
  const isWanted = (event: Event): event is EventOf<T> => event.type === type;
  return recorded && isWanted(recorded.event) ? { sequence, event: recorded.event } : null;
}

async function readLearned(id: string, at: number): Promise<EpisodeStory["learned"]> {
  const { episodes } = await getServices();
  const events = await episodes.events(id, { after: -1, limit: MOST_LEARNED, types: LEARNED });
  return events.flatMap(({ sequence, event }: RecordedEvent): EpisodeStory["learned"] => {
    if (sequence > at) return [];
    if (event.type === "preferenceLearned") return [{ sequence, event }];
    return event.type === "entrySet" ? [{ sequence, event }] : [];
  });
}

async function readPlans(database: Database, id: string, at: number): Promise<PlanInStory[]> {
  const rows = await database
    .select({
      sequence: episodeEvents.sequence,
      type: episodeEvents.type,
      version: sql<number | null>`(${episodeEvents.event} ->> 'version')::integer`,
    })
    .from(episodeEvents)
    .where(
      and(
        eq(episodeEvents.episodeId, id),
        lte(episodeEvents.sequence, at),
        inArray(episodeEvents.type, ["planProposed", "planWritten"]),
      ),
    )
    .orderBy(asc(episodeEvents.sequence));
  return rows.map(({ sequence, type, version }) => ({
    sequence,
    type: type === "planProposed" ? "planProposed" : "planWritten",
    version,
  }));
}

function withoutOtherTrips(plan: StoryEvent<"planProposed"> | null): StoryEvent<"planProposed"> | null {
  return plan === null ? null : { ...plan, event: { ...plan.event, otherTrips: [] } };
}
