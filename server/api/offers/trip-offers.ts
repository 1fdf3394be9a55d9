import { and, asc, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { type Database, tripOffers, tripVersions } from "@/db";
import { formatDate, type Itinerary, ProblemError, Recent, todayHere } from "@/server/trip";
import type { HeldPrices, LivePrices } from "@/server/views";
import type { World } from "@/server/worlds";
import { chosenOffers, type Snapshot, snapshotSchema, worldWithOffers } from "@/server/worlds/live";
import { worldOfEpisode } from "../traveler-world";

type PlannedIn = Pick<Itinerary["world"], "name" | "offers">;

/** A world as one plan was made in it, and what was offered for that plan; null: nothing was asked. */
export interface WorldOfPlan {
  readonly world: World;
  readonly offers: Snapshot | null;
}

/** What a check found, to be kept. */
export interface FoundOffers {
  readonly id: string;
  readonly snapshot: Snapshot;
  readonly report: LivePrices;
}

export type TripOffers = ReturnType<typeof createTripOffers>;

/** Snapshots of one trip; where there are more, the oldest go. */
const MOST_OF_A_TRIP = 20;
/** Each as large as its snapshot. */
const OPEN_WORLDS = 20;

/**
 * What was offered for trips when their prices were checked. A plan names its offers by id (`itinerary.world.offers`); with the world's own
 * records they are the world that the plan is read, changed and planned again in.
 */
export function createTripOffers(database: Database) {
  const open = new Recent<WorldOfPlan>(OPEN_WORLDS);

  /** Null: they are not there any more. Whose terms have ended are reduced first. */
  async function read(id: string) {
    const [row] = await database.select().from(tripOffers).where(eq(tripOffers.id, id));
    if (row === undefined) return null;
    const isOver = row.report !== null && isPast(row.until);
    const offers = isOver ? await endTerms(row) : snapshotSchema.parse(JSON.parse(row.snapshot));
    return { offers, report: isOver ? null : row.report };
  }

  /** Drops what the terms do not let be kept any longer: all but the offers that plans of the trip chose, which are part of these plans. */
  async function endTerms({ id, tripId, worldName, snapshot }: typeof tripOffers.$inferSelect): Promise<Snapshot> {
    const versions = await database
      .select({ itinerary: tripVersions.itinerary })
      .from(tripVersions)
      .where(
        and(eq(tripVersions.tripId, tripId), sql`${tripVersions.itinerary} #>> '{world,offers,id}' = ${id}::text`),
      );
    const chosen = versions.flatMap(({ itinerary }) =>
      itinerary.days.flatMap(({ stops }) => stops.map(({ recordId }) => recordId)),
    );
    const whole = snapshotSchema.parse(JSON.parse(snapshot));
    const base = await worldOfEpisode(worldName).catch(nullWhereGone);
    // Without the world nobody knows which offers its plans chose.
    const left = base === null ? { ...whole, stays: [], ways: [] } : chosenOffers(whole, base, new Set(chosen));
    await database
      .update(tripOffers)
      .set({ snapshot: JSON.stringify(left), report: null })
      .where(eq(tripOffers.id, id));
    return left;
  }

  /** The world under these offers; null: they are not there any more. Their snapshot, which may be large, is read for the first time alone. */
  async function over(name: string, id: string): Promise<WorldOfPlan | null> {
    const { until, report } = tripOffers;
    const [row] = await database
      .select({ until, isReduced: sql<boolean>`${report} is null` })
      .from(tripOffers)
      .where(eq(tripOffers.id, id));
    if (row === undefined) return null;
    // Also where the world is gone.
    const reduced = !row.isReduced && isPast(row.until) ? await read(id) : null;
    const base = await worldOfEpisode(name);
    const key = [id, base.describe().hash, row.isReduced || reduced !== null].join(" ");
    const known = open.get(key);
    if (known !== undefined) return known;
    const offers = (reduced ?? (await read(id)))?.offers;
    if (offers === undefined) return null;
    const opened = { world: worldWithOffers(base, offers), offers };
    open.set(key, opened);
    return opened;
  }

  return {
    /** Keeps what a check found under its id, and the latest of the trip before it. */
    async keep(tripId: string, worldName: string, { id, snapshot, report }: FoundOffers): Promise<void> {
      const { until } = snapshot;
      await database
        .insert(tripOffers)
        .values({ id, tripId, worldName, until, snapshot: JSON.stringify(snapshot), report })
        .onConflictDoNothing();
      const kept = await database
        .select({ id: tripOffers.id })
        .from(tripOffers)
        .where(eq(tripOffers.tripId, tripId))
        .orderBy(asc(tripOffers.createdAt));
      const old = kept.slice(0, -MOST_OF_A_TRIP).map((row) => row.id);
      if (old.length > 0) await database.delete(tripOffers).where(inArray(tripOffers.id, old));
    },

    /** The world of a plan to be read in: the world's own records where its offers are gone. Throws ProblemError "world_gone". */
    async worldToRead({ name, offers }: PlannedIn): Promise<World> {
      const held = offers?.id ? await over(name, offers.id) : null;
      return held?.world ?? worldOfEpisode(name);
    },

    /** The world of a plan to be changed in. Throws ProblemError "world_gone" where it, or what was offered for the plan, is. */
    async worldToChange({ name, offers }: PlannedIn): Promise<WorldOfPlan> {
      if (!offers?.id) return { world: await worldOfEpisode(name), offers: null };
      const held = await over(name, offers.id);
      if (held !== null) return held;
      const message = `The prices of ${formatDate(offers.day)} that this was planned with are not on this server any more. Check live prices again, or re-plan the rest with estimates.`;
      throw new ProblemError({ code: "world_gone", message });
    },

    /** What the check found that a plan rests on; null: it rests on none. */
    async prices({ offers }: Pick<PlannedIn, "offers">): Promise<HeldPrices | null> {
      if (!offers?.id) return null;
      return { day: offers.day, prices: (await read(offers.id))?.report ?? null };
    },

    /** Drops of all trips what the terms do not let be kept on a day any longer. */
    async prune(today = todayHere()): Promise<void> {
      const isOver = and(isNotNull(tripOffers.report), lt(tripOffers.until, today));
      for (const row of await database.select().from(tripOffers).where(isOver)) await endTerms(row);
    },
  };
}

function isPast(until: string | null): boolean {
  return until !== null && until < todayHere();
}

function nullWhereGone(error: unknown): null {
  if (error instanceof ProblemError && error.problem.code === "world_gone") return null;
  throw error;
}
