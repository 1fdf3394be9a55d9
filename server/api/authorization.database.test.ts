import { randomUUID } from "node:crypto";
import { TRPCError } from "@trpc/server";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { tripOwners, users } from "@/db";
import type { Role, User } from "@/server/accounts";
import { appRouter, createCaller } from "./app-router";
import { getServices } from "./services";
import {
  CALLERS,
  type CallerName,
  PROCEDURES,
  type Rule,
  SILENT_SUBSCRIPTIONS,
  type Subject,
} from "./testing/authorization-table";
import { startOwnServices } from "./testing/own-services";
import { newOwnedTrip } from "./testing/owned-trip";

const ROLES: Partial<Record<CallerName, Role>> = { annotator: "annotator", researcher: "researcher", admin: "admin" };

const NO_SUBJECT: Subject = { trip: "", share: { id: "", token: "" } };

let services: Awaited<ReturnType<typeof startOwnServices>>;
beforeAll(async () => {
  services = await startOwnServices();
  const { opened, ...limiters } = await getServices();
  // The same few people begin and change far more in a minute than they may.
  for (const limiter of [limiters.newTripLimiter, limiters.changeLimiter])
    vi.spyOn(limiter, "take").mockReturnValue(true);
  await opened.database.insert(users).values(
    CALLERS.filter((name) => name !== "nobody")
      .map(userOf)
      .filter((user) => user !== null),
  );
  // The travelers' world is made before the first procedure asks for it.
  await createCaller(contextOf("nobody")).worlds.current();
});
// One of the procedures takes it back.
beforeEach(() => setConsent(new Date()));
afterAll(() => services.stop());

function userOf(name: CallerName): User | null {
  if (name === "nobody") return null;
  const role = ROLES[name] ?? "traveler";
  return { id: name, email: `${name}@example.org`, name, role, isAnonymous: name === "anonymous" };
}

/** Each call comes from an address of its own, so that none is refused for there being many. */
function contextOf(name: CallerName) {
  return { caller: randomUUID(), currentUser: async () => userOf(name) };
}

/** A planned trip of the owner's with a link to it. */
async function newSubject({ isDeleted }: Pick<Rule, "isDeleted"> = { isDeleted: false }): Promise<Subject> {
  const trip = await newOwnedTrip("owner");
  const share = await createCaller(contextOf("owner")).shares.create({
    id: trip,
    withCosts: false,
    expiresInDays: null,
  });
  if (isDeleted) await changeOwnership(trip, { deletedAt: new Date() });
  return { trip, share };
}

/** A subject for each caller: of their own for those who may change it, one for all who are refused, none for calls without. */
function subjects(rule: Rule): (name: CallerName) => Promise<Subject> {
  const isAboutOne = rule.input.length > 0;
  let ofRefused: Promise<Subject> | undefined;
  return (name) => {
    if (!isAboutOne) return Promise.resolve(NO_SUBJECT);
    if (rule.may.includes(name)) return newSubject(rule);
    ofRefused ??= newSubject(rule);
    return ofRefused;
  };
}

/** Whether the owner lets people read chats. */
async function setConsent(chatsRatedSince: Date | null): Promise<void> {
  await (await getServices()).opened.database.update(users).set({ chatsRatedSince }).where(eq(users.id, "owner"));
}

async function changeOwnership(trip: string, change: { userId?: string; deletedAt?: Date }): Promise<void> {
  await (await getServices()).opened.database.update(tripOwners).set(change).where(eq(tripOwners.tripId, trip));
}

/** How a call ends: "ok", or the code of its error. */
async function outcome(path: string, name: CallerName, input: unknown): Promise<string> {
  try {
    const procedure = path.split(".").reduce<unknown>(memberOf, createCaller(contextOf(name)));
    if (typeof procedure !== "function") throw new Error(`There is no ${path}.`);
    const answer: unknown = await procedure(input);
    if (isStream(answer) && !SILENT_SUBSCRIPTIONS.has(path)) await firstOf(answer);
    return "ok";
  } catch (error) {
    if (error instanceof TRPCError) return error.code;
    throw error;
  }
}

function memberOf(of: unknown, name: string): unknown {
  // Callers are proxies of functions.
  return of !== null && (typeof of === "object" || typeof of === "function") ? Reflect.get(of, name) : undefined;
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

async function firstOf(stream: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of stream) return;
}

describe("who may call", () => {
  it("is said for every procedure, and for no other", () => {
    expect(Object.keys(PROCEDURES).sort()).toEqual(Object.keys(appRouter._def.procedures).sort());
  });

  for (const [path, rule] of Object.entries(PROCEDURES)) {
    it(path, async () => {
      const expected = Object.fromEntries(CALLERS.map((name) => [name, expectedOutcome(rule, name)]));
      const found: Record<string, string> = {};
      const subjectFor = subjects(rule);
      for (const name of CALLERS) found[name] = await outcome(path, name, rule.input(await subjectFor(name)));
      expect(found).toEqual(expected);
    });
  }
});

function expectedOutcome(rule: Rule, name: CallerName): string {
  if (rule.may.includes(name)) return rule.answer;
  return name === "nobody" || rule.otherwise === null ? "UNAUTHORIZED" : rule.otherwise;
}

describe("a traveler's chat without consent", () => {
  it("is read by its owner alone, by id or not, from the moment on that consent ends", async () => {
    const { trip } = await newSubject();
    await setConsent(null);
    const reads = Object.entries(PROCEDURES).filter(([path]) => path.startsWith("episodes."));
    for (const [path, rule] of reads) {
      for (const name of ["researcher", "admin"] as const)
        expect(await outcome(path, name, rule.input({ ...NO_SUBJECT, trip })), path).toBe("NOT_FOUND");
    }
    expect(await outcome("episodes.header", "owner", { id: trip })).toBe("ok");
    await setConsent(new Date());
    expect(await outcome("episodes.header", "researcher", { id: trip })).toBe("ok");
    await changeOwnership(trip, { userId: "anonymous" });
    expect(await outcome("episodes.header", "researcher", { id: trip })).toBe("NOT_FOUND");
  });
});

describe("someone else's trip", () => {
  it("looks like one that never was, and like a deleted one", async () => {
    const { trip } = await newSubject();
    const gone = await newSubject({ isDeleted: true });
    const [strange, missing, deleted] = await Promise.all([
      failure("stranger", trip),
      failure("stranger", randomUUID()),
      failure("owner", gone.trip),
    ]);
    expect(strange).toEqual(missing);
    expect(deleted).toEqual(missing);
  });

  it("cannot be reached by an id within one's own", async () => {
    const theirs = await newSubject();
    const own = await newSubject();
    await changeOwnership(own.trip, { userId: "stranger" });
    await createCaller(contextOf("stranger"))
      .shares.revoke({ id: own.trip, shareId: theirs.share.id })
      .catch(() => {});
    expect(await outcome("shared.get", "nobody", { token: theirs.share.token })).toBe("ok");
  });

  async function failure(name: CallerName, id: string): Promise<{ code: string; message: string }> {
    const error: unknown = await createCaller(contextOf(name))
      .trips.get({ id })
      .catch((reason: unknown) => reason);
    if (!(error instanceof TRPCError)) throw new Error("The trip was shown.");
    return { code: error.code, message: error.message };
  }
});
