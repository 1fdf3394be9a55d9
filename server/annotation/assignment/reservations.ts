import { and, eq, exists, gt, isNull } from "drizzle-orm";
import {
  type AnnotationItemRow,
  type AnnotationRaterRow,
  type AnnotationReservationRow,
  annotationItems,
  annotationRaters,
  annotationReservations,
  type Database,
} from "@/db";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import { inProject, type OpenProject } from "../projects/open-project";
import { wantedRaters } from "./draws";
import { loadItemPool } from "./load-item-pool";

/** How long an item stays in a rater's hands without a sign of life. */
const HELD_MS = 5 * 60 * 1_000;

/**
 * Less is left of a reservation only where signs of life were missed: then its item may be assigned at this moment, and who holds it is settled in the project.
 */
const NEARLY_OVER_MS = 60 * 1_000;

/** An item in a rater's hands. */
export interface Held {
  readonly project: OpenProject;
  readonly rater: AnnotationRaterRow;
  readonly item: AnnotationItemRow;
  readonly reservation: AnnotationReservationRow;
}

export const LOST: Problem = {
  code: "changed_meanwhile",
  message:
    "You no longer hold this item: it was submitted, or the connection was lost for too long. Take the next one.",
};

export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + HELD_MS);
}

/** Does the work, alone in the project, on a reservation of the user's, ended or not. Problems: "not_found", the work's. */
export async function withReservation<T>(
  database: Database,
  userId: string,
  reservationId: string,
  work: (within: Database, held: Held) => Promise<Result<T>>,
): Promise<Result<T>> {
  const found = await findReservation(database, userId, reservationId);
  if (found === null) return noSuchReservation();
  return inProject(database, found.item.projectId, async (within, project) => {
    // Read again: another call in the project may have ended it first.
    const current = await findReservation(within, userId, reservationId);
    return current === null ? noSuchReservation() : work(within, { project, ...current });
  });
}

/**
 * Does the work on a reservation of the user's, ended or not, while nobody else ends or renews it. The rest of the project goes on: the
 * work must not depend on who else has the item. Problems: "not_found", the work's.
 */
export function onReservation<T>(
  database: Database,
  userId: string,
  reservationId: string,
  work: (within: Database, reservation: AnnotationReservationRow) => Promise<Result<T>>,
): Promise<Result<T>> {
  return database.transaction(async (within) => {
    const [row] = await within
      .select({ reservation: annotationReservations })
      .from(annotationReservations)
      .innerJoin(annotationRaters, eq(annotationRaters.id, annotationReservations.raterId))
      .where(isOwn(userId, reservationId))
      .for("update", { of: annotationReservations });
    return row === undefined ? noSuchReservation() : work(within, row.reservation);
  });
}

/** Holds a reservation of the user's that is well within its time for another while; null: it is not, or there is none. One statement. */
export async function prolong(database: Database, userId: string, id: string, now: Date): Promise<Date | null> {
  const { raterId, endedAt, expiresAt } = annotationReservations;
  const rater = database
    .select({ id: annotationRaters.id })
    .from(annotationRaters)
    .where(and(eq(annotationRaters.id, raterId), isRater(userId)));
  const [held] = await database
    .update(annotationReservations)
    .set({ expiresAt: expiryFrom(now) })
    .where(
      and(
        eq(annotationReservations.id, id),
        isNull(endedAt),
        gt(expiresAt, new Date(now.getTime() + NEARLY_OVER_MS)),
        exists(rater),
      ),
    )
    .returning({ expiresAt });
  return held?.expiresAt ?? null;
}

/** The rater's open reservation, its time over or not. */
export async function openReservation(
  within: Database,
  project: OpenProject,
  rater: AnnotationRaterRow,
): Promise<Held | null> {
  const [row] = await within
    .select({ reservation: annotationReservations, item: annotationItems })
    .from(annotationReservations)
    .innerJoin(annotationItems, eq(annotationItems.id, annotationReservations.itemId))
    .where(and(eq(annotationReservations.raterId, rater.id), isNull(annotationReservations.endedAt)));
  return row === undefined ? null : { project, rater, ...row };
}

/**
 * Holds the item for another while. Where its time was over, it comes back if no other rater took the place; else the
 * reservation ends. Problems: "changed_meanwhile".
 */
export async function renew(within: Database, held: Held, now: Date): Promise<Result<Held>> {
  const { reservation } = held;
  if (reservation.endedAt !== null) return fail(LOST);
  if (reservation.expiresAt <= now && !(await isPlaceFree(within, held, now))) {
    await endReservation(within, held, now);
    return fail(LOST);
  }
  const expiresAt = expiryFrom(now);
  await within.update(annotationReservations).set({ expiresAt }).where(eq(annotationReservations.id, reservation.id));
  return ok({ ...held, reservation: { ...reservation, expiresAt } });
}

export async function endReservation(within: Database, { reservation }: Held, now: Date): Promise<void> {
  await within
    .update(annotationReservations)
    .set({ endedAt: now })
    .where(eq(annotationReservations.id, reservation.id));
}

/** Others compete for first ratings of the batch alone. */
async function isPlaceFree(within: Database, { project, rater, item, reservation }: Held, now: Date): Promise<boolean> {
  if (item.key !== null || reservation.pass === "repeat" || reservation.supersedes !== null) return true;
  const { items } = await loadItemPool(within, project, rater, now);
  const { rated, held } = items.find(({ id }) => id === item.id) ?? { rated: 0, held: 0 };
  return rated + held < wantedRaters(project.settings, item.position);
}

async function findReservation(
  database: Database,
  userId: string,
  id: string,
): Promise<Pick<Held, "reservation" | "item" | "rater"> | null> {
  const [row] = await database
    .select({ reservation: annotationReservations, item: annotationItems, rater: annotationRaters })
    .from(annotationReservations)
    .innerJoin(annotationItems, eq(annotationItems.id, annotationReservations.itemId))
    .innerJoin(annotationRaters, eq(annotationRaters.id, annotationReservations.raterId))
    .where(isOwn(userId, id));
  return row ?? null;
}

function isOwn(userId: string, id: string) {
  return and(eq(annotationReservations.id, id), isRater(userId));
}

function isRater(userId: string) {
  return and(eq(annotationRaters.userId, userId), isNull(annotationRaters.removedAt));
}

function noSuchReservation<T>(): Result<T> {
  return fail({ code: "not_found", message: "You don't have that item. Take the next one." });
}
