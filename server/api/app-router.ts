import { accountRouter } from "./account/account-router";
import { annotationProjectsRouter } from "./annotation/annotation-projects-router";
import { annotationRouter } from "./annotation/annotation-router";
import { chatRouter } from "./chat/chat-router";
import { episodesRouter } from "./episodes/episodes-router";
import { modelsRouter } from "./models/models-router";
import { peopleRouter } from "./people/people-router";
import { callerFactory, router } from "./procedures";
import { reportsRouter } from "./reports/reports-router";
import { researchRouter } from "./research/research-router";
import { rolloutsRouter } from "./rollouts/rollouts-router";
import { runsRouter } from "./runs/runs-router";
import { sharesRouter } from "./shares/shares-router";
import { sharedRouter } from "./sharing/shared-router";
import { togetherRouter } from "./together/together-router";
import { toolsRouter } from "./tools/tools-router";
import { tripsRouter } from "./trips/trips-router";
import { understandingRouter } from "./understanding/understanding-router";
import { worldsRouter } from "./worlds/worlds-router";

/** Everything that a browser can ask of the server. */
export const appRouter = router({
  understanding: understandingRouter,
  chat: chatRouter,
  trips: tripsRouter,
  shares: sharesRouter,
  shared: sharedRouter,
  together: togetherRouter,
  episodes: episodesRouter,
  worlds: worldsRouter,
  reports: reportsRouter,
  tools: toolsRouter,
  account: accountRouter,
  people: peopleRouter,
  models: modelsRouter,
  research: researchRouter,
  runs: runsRouter,
  rollouts: rolloutsRouter,
  annotation: annotationRouter,
  annotationProjects: annotationProjectsRouter,
});
export type AppRouter = typeof appRouter;

/** Calls the procedures without HTTP. */
export const createCaller = callerFactory(appRouter);
