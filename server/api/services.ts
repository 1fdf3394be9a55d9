import { availableParallelism } from "node:os";
import { closeDatabase, type OpenedDatabase, openDatabase } from "@/db";
import { createEpisodeStore, type EpisodeStore } from "@/server/episodes";
import { startWorker, type Worker } from "@/server/runs";
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
  /** Looks for what other servers left, again and again; null where there are none. */
  readonly resuming: NodeJS.Timeout | null;
  readonly replies: Replies;
  /** Plays trials of runs. */
  readonly worker: Worker;
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

/** Stops replies, planning and trials and closes the database; what was being planned or played is resumed by the next start. */
export async function stopServices(): Promise<void> {
  const starting = shared.dragomanServices;
  shared.dragomanServices = undefined;
  // Services that failed to start hold nothing but, perhaps, the database.
  const services = await starting?.catch(() => undefined);
  clearInterval(services?.resuming ?? undefined);
  await services?.replies.stopAll();
  await services?.planning.stop();
  await services?.worker.stop();
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
    concurrency: searchesAtATime(),
    capacity: WAITING_TRIPS,
  });
  const resuming = await resumePlanning(opened, planning);
  const replies = createReplies(changes);
  const worker = startWorker({ opened, players: playersHere(), report: (error) => console.error(error) });
  return {
    opened,
    episodes,
    jobs,
    reader,
    changes,
    planning,
    resuming,
    replies,
    worker,
    allowance: createAllowance(NEW_TRIPS_PER_MINUTE),
  };
}

/** Trials at a time that each fill a core: as DRAGOMAN_PLAYERS says (0: other machines play them), else as few as planning takes. */
function playersHere(): number {
  const wanted = Number(process.env.DRAGOMAN_PLAYERS || Number.NaN);
  return Number.isSafeInteger(wanted) && wanted >= 0 ? wanted : searchesAtATime();
}

/** A search fills a core; one stays free for the pages. */
function searchesAtATime(): number {
  return Math.max(1, Math.min(2, availableParallelism() - 1));
}

/** The embedded database has one server, so whatever waits is ours at once; on Postgres another server may be at it. */
async function resumePlanning(opened: OpenedDatabase, planning: PlanningQueue): Promise<NodeJS.Timeout | null> {
  if (opened.kind === "embedded") {
    await planning.resume(0);
    return null;
  }
  await planning.resume(SILENT_SERVER_MS);
  const again = () => planning.resume(SILENT_SERVER_MS).catch((error: unknown) => console.error(error));
  return setInterval(again, SILENT_SERVER_MS).unref();
}
