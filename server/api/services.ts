import { availableParallelism } from "node:os";
import { closeDatabase, type OpenedDatabase, openDatabase } from "@/db";
import { createEpisodeStore, type EpisodeStore } from "@/server/episodes";
import { type Jobs, openJobs } from "@/server/jobs";
import { exactPlanWriter } from "@/server/mcp";
import { createExternalSessions, type ExternalSessions, startWorker, type Worker } from "@/server/runs";
import { forLog, todayHere } from "@/server/trip";
import { providerCache } from "@/server/worlds/live";
import { type Judging, startJudging } from "./annotation/judging";
import { conversationEvents } from "./chat/conversation-events";
import { createKeptConversations, type KeptConversations } from "./chat/kept-conversations";
import { createReplies, type Replies } from "./chat/reply/replies";
import { databaseAnswerStore } from "./offers/answer-store";
import { createTripOffers, type TripOffers } from "./offers/trip-offers";
import { createOpenStreams, type OpenStreams } from "./open-streams";
import { createPlanningQueue, openPlanningJobs, type PlanningQueue } from "./planning/planning-queue";
import { createProgressStore } from "./planning/search-progress";
import { tripSearch } from "./planning/search-trip";
import { createTurns, type Turns } from "./planning/turns";
import { createRateLimiter, type RateLimiter } from "./rate-limiter";
import { createTripChanges, type TripChanges } from "./trips/trip-changes";
import { createTripReader, type TripReader } from "./trips/trip-reader";

/** What the procedures work with; one of each per process. */
export interface Services {
  readonly opened: OpenedDatabase;
  readonly episodes: EpisodeStore;
  readonly jobs: Jobs;
  readonly reader: TripReader;
  readonly changes: TripChanges;
  readonly planning: PlanningQueue;
  /** What providers offered for trips. */
  readonly offers: TripOffers;
  /** Places to go, priced while a reply is written. */
  readonly pricing: Turns;
  /** Looks again and again for searches that were promised and have no job, and for tasks of external agents whose time is over. */
  readonly resuming: NodeJS.Timeout;
  /** Drops again and again what providers' terms do not let be kept any longer. */
  readonly pruning: NodeJS.Timeout;
  /** The work of external agents on the tasks of their runs. */
  readonly external: ExternalSessions;
  readonly conversations: KeptConversations;
  readonly replies: Replies;
  /** Plays trials of runs. */
  readonly worker: Worker;
  /** Scores items of annotation projects by judges. */
  readonly judging: Judging;
  readonly newTripLimiter: RateLimiter;
  /** Texts read for anyone who has not begun a trip yet, and anything changed. */
  readonly readingLimiter: RateLimiter;
  readonly changeLimiter: RateLimiter;
  readonly streams: OpenStreams;
}

const NEW_TRIPS_PER_MINUTE = 60;
/** The start page reads while someone types. */
const READINGS_PER_MINUTE = 120;
/** Twice as fast as a hand, for hours. */
const CHANGES_PER_MINUTE = 240;
/** Tabs of one person, each with a chat and a trip that it follows. */
const MOST_STREAMS = 40;
const WAITING_TRIPS = 100;
/** Some kilobytes each. */
const KEPT_CONVERSATIONS = 500;
const RESUME_MS = 10_000;
const PRUNE_MS = 3_600_000;

// Bundles and hot reloads load this module more than once in a process; the services exist once.
const shared: typeof globalThis & { dragomanServices?: Promise<Services> } = globalThis;

/** The process's services, started on first use. Rejects, and starts over at the next call, while the database is unavailable. */
export function getServices(): Promise<Services> {
  shared.dragomanServices ??= start().catch((error: unknown) => {
    shared.dragomanServices = undefined;
    throw error;
  });
  return shared.dragomanServices;
}

/** Stops replies, planning, trials and judges and closes the database; what was under way is resumed by the next start. */
export async function stopServices(): Promise<void> {
  const starting = shared.dragomanServices;
  shared.dragomanServices = undefined;
  // Services that failed to start hold nothing but, perhaps, the database.
  const services = await starting?.catch(() => undefined);
  clearInterval(services?.resuming);
  clearInterval(services?.pruning);
  await services?.replies.stopAll();
  await services?.planning.stop();
  await services?.worker.stop();
  await services?.judging.close();
  await services?.jobs.stop();
  await closeDatabase();
}

async function start(): Promise<Services> {
  const opened = await openDatabase();
  const episodes = createEpisodeStore(opened.database);
  const jobs = await openJobs(opened, report);
  const progress = createProgressStore(opened.database);
  const reader = createTripReader(opened.database, episodes, progress);
  const changes = createTripChanges();
  const answers = databaseAnswerStore(opened.database);
  const offers = createTripOffers(opened.database);
  const planning = createPlanningQueue({
    queue: await openPlanningJobs(jobs),
    progress,
    changes,
    search: tripSearch(opened.database, episodes, { offers, cache: providerCache(answers) }),
    concurrency: searchesAtATime(),
    capacity: WAITING_TRIPS,
  });
  await planning.resume();
  const external = createExternalSessions({
    database: opened.database,
    announce: changes.announce,
    writePlan: exactPlanWriter,
  });
  const resuming = setInterval(() => {
    void planning.resume().catch(report);
    void external.expire().catch(report);
  }, RESUME_MS).unref();
  const prune = async () => {
    await answers.prune(todayHere());
    await offers.prune();
  };
  void prune().catch(report);
  const pruning = setInterval(() => void prune().catch(report), PRUNE_MS).unref();
  const replies = createReplies(changes);
  const worker = await startWorker({ opened, jobs, runners: runnersHere(), announce: changes.announce, report });
  const judging = await startJudging(opened.database, jobs, report);
  return {
    opened,
    episodes,
    jobs,
    reader,
    changes,
    planning,
    pricing: createTurns(searchesAtATime()),
    offers,
    resuming,
    pruning,
    external,
    conversations: createKeptConversations(
      (episode, from) => conversationEvents(episode, episodes, from),
      KEPT_CONVERSATIONS,
    ),
    replies,
    worker,
    judging,
    newTripLimiter: createRateLimiter(NEW_TRIPS_PER_MINUTE),
    readingLimiter: createRateLimiter(READINGS_PER_MINUTE),
    changeLimiter: createRateLimiter(CHANGES_PER_MINUTE),
    streams: createOpenStreams(MOST_STREAMS),
  };
}

/** Trials at a time that each fill a core: as DRAGOMAN_RUNNERS says (0: other machines play them), else as few as planning takes. */
function runnersHere(): number {
  const wanted = Number(process.env.DRAGOMAN_RUNNERS || Number.NaN);
  return Number.isSafeInteger(wanted) && wanted >= 0 ? wanted : searchesAtATime();
}

/** A search fills a core; one stays free for the pages. */
function searchesAtATime(): number {
  return Math.max(1, Math.min(2, availableParallelism() - 1));
}

function report(error: unknown): void {
  console.error(forLog(error));
}
