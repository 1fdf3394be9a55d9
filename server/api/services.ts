import { availableParallelism } from "node:os";
import { closeDatabase, type OpenedDatabase, openDatabase } from "@/db";
import { createEpisodeStore, type EpisodeStore } from "@/server/episodes";
import { type Allowance, createAllowance } from "./allowance";
import { createReplies, type Replies } from "./chat/reply/replies";
import { createJobStore, type JobStore } from "./planning/job-store";
import { createPlanningQueue, type PlanningQueue } from "./planning/planning-queue";
import { tripSearch } from "./planning/search-trip";
import { createTripChanges, type TripChanges } from "./trips/trip-changes";
import { createTripReader, type TripReader } from "./trips/trip-reader";

/** What the procedures work with; one of each per process. */
export interface Services {
  readonly opened: OpenedDatabase;
  readonly episodes: EpisodeStore;
  readonly jobs: JobStore;
  readonly reader: TripReader;
  readonly changes: TripChanges;
  readonly planning: PlanningQueue;
  readonly replies: Replies;
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

/** Stops replies and planning and closes the database; trips that were being planned are resumed by the next start. */
export async function stopServices(): Promise<void> {
  const starting = shared.dragomanServices;
  shared.dragomanServices = undefined;
  // Services that failed to start hold nothing but, perhaps, the database.
  const services = await starting?.catch(() => undefined);
  await services?.replies.stopAll();
  await services?.planning.stop();
  await closeDatabase();
}

async function start(): Promise<Services> {
  const opened = await openDatabase();
  const episodes = createEpisodeStore(opened.database);
  const jobs = createJobStore(opened.database);
  const reader = createTripReader(opened.database, episodes, jobs);
  const changes = createTripChanges();
  const planning = createPlanningQueue({
    jobs,
    changes,
    search: tripSearch(episodes),
    // A search fills a core; one stays free for the pages.
    concurrency: Math.max(1, Math.min(2, availableParallelism() - 1)),
    capacity: WAITING_TRIPS,
  });
  await resumePlanning(opened, planning);
  const replies = createReplies(changes);
  return {
    opened,
    episodes,
    jobs,
    reader,
    changes,
    planning,
    replies,
    allowance: createAllowance(NEW_TRIPS_PER_MINUTE),
  };
}

/** The embedded database has one server, so whatever waits is ours at once; on Postgres another server may be at it. */
async function resumePlanning(opened: OpenedDatabase, planning: PlanningQueue): Promise<void> {
  if (opened.kind === "embedded") return planning.resume(0);
  await planning.resume(SILENT_SERVER_MS);
  const again = () => planning.resume(SILENT_SERVER_MS).catch((error: unknown) => console.error(error));
  setInterval(again, SILENT_SERVER_MS).unref();
}
