import { callerFactory, router } from "./procedures";
import { tripsRouter } from "./trips/trips-router";
import { understandingRouter } from "./understanding/understanding-router";
import { worldsRouter } from "./worlds/worlds-router";

/** Everything that a browser can ask of the server. */
export const appRouter = router({
  understanding: understandingRouter,
  trips: tripsRouter,
  worlds: worldsRouter,
});
export type AppRouter = typeof appRouter;

/** Calls the procedures without HTTP. */
export const createCaller = callerFactory(appRouter);
