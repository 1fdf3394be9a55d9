import { initTRPC, TRPCError } from "@trpc/server";
import { and, eq, isNull } from "drizzle-orm";
import superjson from "superjson";
import { z } from "zod";
import { tripOwners } from "@/db";
import type { Role, User } from "@/server/accounts";
import { forLog, formatProblem, ProblemError } from "@/server/trip";
import type { ApiContext } from "./context";
import { mayInspect } from "./episodes/may-inspect";
import { fieldOf, httpCodeOf, sentenceOf } from "./error-sentences";
import { whenOver } from "./open-streams";
import { getServices } from "./services";
import { editorOf } from "./together/members";

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
  if (result.ok) return result;
  if (!(result.error.cause instanceof ProblemError)) {
    if (result.error.code !== "INTERNAL_SERVER_ERROR") return result;
    // Anyone who logs it, pages too, is to find no words and tokens in it.
    throw new TRPCError({
      code: "INTERNAL_SERVER_ERROR",
      cause: new Error(forLog(result.error.cause ?? result.error)),
    });
  }
  const { problem } = result.error.cause;
  throw new TRPCError({ code: httpCodeOf(problem.code), message: formatProblem(problem), cause: result.error.cause });
});

/** Callable by anyone who reaches the server. */
export const anyone = t.procedure.use(problemsAsErrors);

const rateLimited = t.middleware(async ({ ctx, next }) => {
  const { newTripLimiter } = await getServices();
  if (newTripLimiter.take(ctx.caller)) return next();
  throw tooMany();
});

/** Those of one address do not wait for each other: a class, or everyone where no proxy is named. */
const ownRateLimited = t.middleware(async ({ ctx, next }) => {
  const { newTripLimiter } = await getServices();
  if (newTripLimiter.take((await requireUser(ctx)).id)) return next();
  throw tooMany();
});

/** Anyone who has a session is told apart by it, others by their address. */
const readsRateLimited = t.middleware(async ({ ctx, next }) => {
  const { readingLimiter } = await getServices();
  if (readingLimiter.take((await ctx.currentUser())?.id ?? ctx.caller)) return next();
  throw tooMany();
});

/** Changes are counted by the minute, and streams as long as they are open. */
const userRateLimited = t.middleware(async ({ ctx, type, next }) => {
  if (type === "query") return next();
  const { changeLimiter, streams } = await getServices();
  const { id } = await requireUser(ctx);
  if (type === "mutation") {
    if (changeLimiter.take(id)) return next();
    throw tooMany();
  }
  const close = streams.open(id);
  if (close === null) {
    const message = "Too many open pages are getting live updates. Close some of them.";
    throw new TRPCError({ code: "TOO_MANY_REQUESTS", message });
  }
  const result = await next();
  if (result.ok && isStream(result.data)) return { ...result, data: whenOver(result.data, close) };
  close();
  return result;
});

function isStream(data: unknown): data is AsyncIterable<unknown> {
  return typeof data === "object" && data !== null && Symbol.asyncIterator in data;
}

function tooMany(): TRPCError {
  return new TRPCError({
    code: "TOO_MANY_REQUESTS",
    message: "Too many requests. Wait a minute and try again.",
  });
}

const signedIn = t.middleware(async ({ ctx, next }) => next({ ctx: { user: await requireUser(ctx) } }));

/** Callable by anyone who has a session, anonymous travelers included; `ctx.user` is the one. */
export const traveler = anyone.use(signedIn).use(userRateLimited);

/** Callable by anyone who has an account. */
export const accountHolder = traveler.use(async ({ ctx, next }) => {
  if (!ctx.user.isAnonymous) return next();
  throw new TRPCError({ code: "FORBIDDEN", message: "This needs an account. Sign up first." });
});

/** Callable by anyone, a limited number of times a minute. */
export const anyoneRateLimited = anyone.use(readsRateLimited);

/** A traveler, a limited number of times a minute for each address. */
export const travelerRateLimited = traveler.use(rateLimited);

/** Any text is taken for an id: one that is none is not found. */
const tripInput = z.object({ id: z.string().max(100).toLowerCase() });

/** Callable by the owner of the trip `input.id`, which is `ctx.tripId`; for anyone else there is no such trip. */
export const ownerOfTrip = traveler.input(tripInput).use(async ({ ctx, input, next }) => {
  if (!(await ownsTrip(ctx.user, input.id))) throw noSuchTrip();
  return next({ ctx: { tripId: input.id } });
});

/** Callable by the trip's owner and by those who joined it by a link for changing it together; `ctx.editor` is the one. */
export const editorOfTrip = traveler.input(tripInput).use(async ({ ctx, input, next }) => {
  if (!z.uuid().safeParse(input.id).success) throw noSuchTrip();
  const editor = await editorOf((await getServices()).opened.database, ctx.user, input.id);
  if (editor === null) throw noSuchTrip();
  return next({ ctx: { tripId: input.id, editor } });
});

/** The same, a limited number of times a minute. */
export const editorOfTripRateLimited = editorOfTrip.use(ownRateLimited);

/** The trip's owner, a limited number of times a minute for each session. */
export const ownerOfTripRateLimited = ownerOfTrip.use(ownRateLimited);

/** Callable by researchers who may inspect the episode `input.id`, and by the owner of its trip; it is `ctx.episodeId`. */
export const ownerOrResearcher = traveler.input(tripInput).use(async ({ ctx, input, next }) => {
  if (!z.uuid().safeParse(input.id).success) throw noSuchTrip();
  const { database } = (await getServices()).opened;
  const isReader = isOneOf(ctx.user, "researcher", "admin") && (await mayInspect(database, ctx.user, input.id));
  if (!isReader && !(await ownsTrip(ctx.user, input.id))) throw noSuchTrip();
  return next({ ctx: { episodeId: input.id } });
});

const requireRole = (...roles: Role[]) =>
  t.middleware(async ({ ctx, next }) => {
    const user = await requireUser(ctx);
    if (isOneOf(user, ...roles)) return next({ ctx: { user } });
    throw new TRPCError({
      code: "FORBIDDEN",
      message: `Your account may not do this. Ask an admin for the role ${roles[0]}.`,
    });
  });

/** Callable by annotators, researchers and admins. */
export const annotator = anyone.use(requireRole("annotator", "researcher", "admin")).use(userRateLimited);

/** Callable by researchers and admins. */
export const researcher = anyone.use(requireRole("researcher", "admin")).use(userRateLimited);

/** Callable by admins. */
export const admin = anyone.use(requireRole("admin")).use(userRateLimited);

async function requireUser(ctx: ApiContext): Promise<User> {
  const user = await ctx.currentUser();
  if (user !== null) return user;
  throw new TRPCError({
    code: "UNAUTHORIZED",
    message: "Sign in first. Without a session Dragoman cannot tell what is yours.",
  });
}

function isOneOf(user: User, ...roles: Role[]): boolean {
  return roles.includes(user.role);
}

/** Trips deleted are nobody's. */
async function ownsTrip(user: User, tripId: string): Promise<boolean> {
  if (!z.uuid().safeParse(tripId).success) return false;
  const { opened } = await getServices();
  const [row] = await opened.database
    .select({ tripId: tripOwners.tripId })
    .from(tripOwners)
    .where(and(eq(tripOwners.tripId, tripId), eq(tripOwners.userId, user.id), isNull(tripOwners.deletedAt)));
  return row !== undefined;
}

function noSuchTrip(): TRPCError {
  return new TRPCError({
    code: "NOT_FOUND",
    message:
      "There is no trip of yours at this address. Check that the link is complete, or sign in if you made the trip on another device.",
  });
}
