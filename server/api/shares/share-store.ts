import { randomBytes, randomUUID } from "node:crypto";
import { and, desc, eq, isNull } from "drizzle-orm";
import { type Database, type ShareRow, shares, tripOwners } from "@/db";
import { ProblemError } from "@/server/trip";
import { type Share, type ShareDays, type ShareKind, shareState } from "@/server/views";

/** 192 random bits: nobody finds a link by trying. */
const TOKEN_BYTES = 24;
const LINKS_OF_A_TRIP = 50;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Throws ProblemError when the trip has too many links already. */
export async function createShare(
  database: Database,
  tripId: string,
  { kind, withCosts, expiresInDays }: { kind: ShareKind; withCosts: boolean; expiresInDays: ShareDays },
): Promise<Share> {
  if ((await listShares(database, tripId)).length >= LINKS_OF_A_TRIP) {
    const message = `This trip already has ${LINKS_OF_A_TRIP} links. Use one of them, or remove some.`;
    throw new ProblemError({ code: "bad_input", message });
  }
  const now = new Date();
  const row = {
    id: randomUUID(),
    tripId,
    kind,
    token: randomBytes(TOKEN_BYTES).toString("base64url"),
    withCosts,
    createdAt: now,
    expiresAt: expiresInDays === null ? null : new Date(now.getTime() + expiresInDays * DAY_MS),
    revokedAt: null,
  };
  await database.insert(shares).values(row);
  return toShare(row);
}

/** The trip's links, the newest first. */
export async function listShares(database: Database, tripId: string): Promise<Share[]> {
  const rows = await database.select().from(shares).where(eq(shares.tripId, tripId)).orderBy(desc(shares.createdAt));
  return rows.map(toShare);
}

/** Closes a link of the trip for good. A link that is closed stays as it is. */
export async function revokeShare(database: Database, tripId: string, shareId: string): Promise<void> {
  await database
    .update(shares)
    .set({ revokedAt: new Date() })
    .where(and(eq(shares.id, shareId), eq(shares.tripId, tripId), isNull(shares.revokedAt)));
}

/** What an open link of this kind leads to; null for one that is unknown, expired or revoked, or whose trip was deleted. */
export async function openShare(
  database: Database,
  token: string,
  kind: ShareKind,
): Promise<{ id: string; tripId: string; withCosts: boolean } | null> {
  // Whatever is in an address is asked for, and not all of it can be put to the database.
  if (!/^[\w-]{1,100}$/.test(token)) return null;
  const [row] = await database
    .select({ share: shares })
    .from(shares)
    .innerJoin(tripOwners, eq(tripOwners.tripId, shares.tripId))
    .where(and(eq(shares.token, token), eq(shares.kind, kind), isNull(tripOwners.deletedAt)));
  if (row === undefined || shareState(toShare(row.share), new Date()) !== "open") return null;
  const { id, tripId, withCosts } = row.share;
  return { id, tripId, withCosts };
}

function toShare({ id, kind, token, withCosts, createdAt, expiresAt, revokedAt }: ShareRow): Share {
  return {
    ...{ id, kind, token, withCosts },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  };
}
