import { initTRPC, TRPCError } from "@trpc/server";
import superjson from "superjson";
import { z } from "zod";
import { formatProblem, ProblemError } from "@/server/trip";
import type { ApiContext } from "./context";
import { fieldOf, httpCodeOf, sentenceOf } from "./error-sentences";
import { getServices } from "./services";
import type { StoredTrip } from "./trips/trip-store";

/**
 * The ladder of procedures: each rung states who may call. Errors leave as a code, a sentence and, where there is one,
 * the field at fault; never as a stack trace or a message of the machinery.
 */
const t = initTRPC.context<ApiContext>().create({
  transformer: superjson,
  isDev: false,
  sse: { ping: { enabled: true, intervalMs: 3_000 }, client: { reconnectAfterInactivityMs: 10_000 } },
  errorFormatter: ({ shape, error }) => ({
    message: sentenceOf(error),
    code: shape.code,
    data: { code: shape.data.code, httpStatus: shape.data.httpStatus, path: shape.data.path, field: fieldOf(error) },
  }),
});

export const router = t.router;
export const callerFactory = t.createCallerFactory;

const problemsAsErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok || !(result.error.cause instanceof ProblemError)) return result;
  const { problem } = result.error.cause;
  throw new TRPCError({ code: httpCodeOf(problem.code), message: formatProblem(problem), cause: result.error.cause });
});

/** Callable by anyone who reaches the server. */
export const anyone = t.procedure.use(problemsAsErrors);

const inMeasure = t.middleware(async ({ ctx, next }) => {
  const { allowance } = await getServices();
  if (allowance.take(ctx.caller)) return next();
  throw new TRPCError({
    code: "TOO_MANY_REQUESTS",
    message: "That were many trips in a short time. Wait a minute and try again.",
  });
});

/** Callable by anyone, a limited number of times a minute: for what costs the server work. */
export const anyoneInMeasure = anyone.use(inMeasure);

/** Callable by whoever has the trip's id; `ctx.trip` is the trip. */
export const holderOfTrip = anyone.input(z.object({ id: z.string().max(100) })).use(async ({ input, next }) => {
  const { store } = await getServices();
  return next({ ctx: { trip: await findTrip(input.id, (id) => store.read(id)) } });
});

/** Both: whoever has the trip's id, a limited number of times a minute. */
export const holderOfTripInMeasure = holderOfTrip.use(inMeasure);

async function findTrip(id: string, read: (id: string) => Promise<StoredTrip | null>): Promise<StoredTrip> {
  const trip = z.uuid().safeParse(id).success ? await read(id) : null;
  if (trip === null) {
    throw new TRPCError({
      code: "NOT_FOUND",
      message: "There is no trip at this address. Check that the link is whole.",
    });
  }
  return trip;
}
