// Lets the time of every reservation in the data folder that the environment names run out, as five minutes without a sign of life do.
import { isNull } from "drizzle-orm";
import { annotationReservations, closeDatabase, openDatabase } from "@/db";

const { database } = await openDatabase();
await database
  .update(annotationReservations)
  .set({ expiresAt: new Date(0) })
  .where(isNull(annotationReservations.endedAt));
await closeDatabase();
