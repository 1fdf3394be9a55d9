import { availableParallelism } from "node:os";
import { closeDatabase, type OpenedDatabase, openDatabase } from "@/db";
import { type Allowance, createAllowance } from "./allowance";
import { planTrip } from "./planning/plan-trip";
import { createPlanningQueue, type PlanningQueue } from "./planning/planning-queue";
import { createTripChanges, type TripChanges } from "./trips/trip-changes";
import { createTripStore, type TripStore } from "./trips/trip-store";

/** What the procedures work with; one of each per process. */
export interface Services {
  readonly opened: OpenedDatabase;
  readonly store: TripStore;
  readonly changes: TripChanges;
  readonly planning: PlanningQueue;
  readonly allowance: Allowance;
}

const NEW_TRIPS_PER_MINUTE = 60;
const WAITING_TRIPS = 100;
/** A server on a shared database that has been silent for this long is taken for gone. */
const SILENT_SERVER_MS = 30_000;

// Bundles and hot reloads load this module more than once in a process; the services exist once.
const shared: typeof globalThis & { dragomanServices?: Promise<Services> } = globalThis;

/** The process's services, started on first use. Rejects, and starts anew at the next call, while the database is unavailable. */
export function getServices(): Promise<Services> {
  shared.dragomanServices ??= start().catch((error: unknown) => {
    shared.dragomanServices = undefined;
    throw error;
  });
  return shared.dragomanServices;
}

/** Stops planning and closes the database; trips that were being planned are resumed by the next start. */
export async function stopServices(): Promise<void> {
  const starting = shared.dragomanServices;
  shared.dragomanServices = undefined;
  // Services that failed to start hold nothing but, perhaps, the database.
  const services = await starting?.catch(() => undefined);
  await services?.planning.stop();
  await closeDatabase();
}

async function start(): Promise<Services> {
  const opened = await openDatabase();
  const store = createTripStore(opened.database);
  const changes = createTripChanges();
  const planning = createPlanningQueue({
    store,
    changes,
    planTrip,
    // A search fills a core; one stays free for the pages.
    concurrency: Math.max(1, Math.min(2, availableParallelism() - 1)),
    capacity: WAITING_TRIPS,
  });
  await resumePlanning(opened, planning);
  return { opened, store, changes, planning, allowance: createAllowance(NEW_TRIPS_PER_MINUTE) };
}

/** The embedded database has one server, so whatever waits is ours at once; on Postgres another server may be at it. */
async function resumePlanning(opened: OpenedDatabase, planning: PlanningQueue): Promise<void> {
  if (opened.kind === "embedded") return planning.resume(0);
  await planning.resume(SILENT_SERVER_MS);
  const again = () => planning.resume(SILENT_SERVER_MS).catch((error: unknown) => console.error(error));
  setInterval(again, SILENT_SERVER_MS).unref();
}
