import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError, isAPIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { anonymous } from "better-auth/plugins/anonymous";
import { z } from "zod";
import { accounts, type Database, rateLimits, sessions, users, verifications } from "@/db";
import { forLog } from "@/server/trip";
import type { Limits } from "./limits";
import { isLastAdmin } from "./people";
import { deleteRatingsOf } from "./ratings-of";
import { signInLimit } from "./sign-in-limit";
import { deleteTripsOf, handOverTrips } from "./trips-of";
import { roleSchema } from "./user";

export interface AuthenticationSettings {
  /** What cookies are signed with. */
  readonly secret: string;
  /** The address that browsers know the server by; null: whichever they asked. */
  readonly url: string | null;
}

export type Authentication = ReturnType<typeof createAuthentication>;

export const SHORTEST_PASSWORD = 10;
const DAY_SECONDS = 24 * 60 * 60;

/** Accounts by e-mail and password, and anonymous travelers who can become one. */
export function createAuthentication(database: Database, limits: Limits, { secret, url }: AuthenticationSettings) {
  return betterAuth({
    appName: "Dragoman",
    secret,
    baseURL: url ?? undefined,
    database: drizzleAdapter(database, {
      provider: "pg",
      transaction: true,
      usePlural: true,
      schema: { users, sessions, accounts, verifications, rateLimits },
    }),
    emailAndPassword: { enabled: true, minPasswordLength: SHORTEST_PASSWORD },
    user: {
      // Granted by an admin or the command line, never by what a browser sends.
      additionalFields: { role: { type: [...roleSchema.options], input: false, defaultValue: "traveler" } },
      deleteUser: {
        enabled: true,
        beforeDelete: async ({ id }) => {
          if (await isLastAdmin(database, id)) {
            throw new APIError("BAD_REQUEST", {
              code: "LAST_ADMIN",
              message: "You are the only admin. Make someone else one first.",
            });
          }
          await deleteTripsOf(database, id);
          await deleteRatingsOf(database, id);
        },
      },
    },
    databaseHooks: {
      user: {
        create: { before: async (user) => ({ data: { ...user, name: checkedName(user.name), image: null } }) },
        update: {
          before: async ({ image: _, ...user }) => ({
            data: user.name === undefined ? user : { ...user, name: checkedName(user.name) },
          }),
        },
      },
    },
    // Trips of an anonymous traveler live as long as the session: each visit renews it, and browsers keep no cookie for longer than 400 days.
    session: { expiresIn: 390 * DAY_SECONDS, updateAge: DAY_SECONDS, cookieCache: { enabled: false } },
    plugins: [
      anonymous({
        emailDomainName: "anonymous.invalid",
        generateName: () => "",
        onLinkAccount: ({ anonymousUser, newUser }) => handOverTrips(database, anonymousUser.user.id, newUser.user.id),
      }),
    ],
    hooks: signInLimit(limits),
    rateLimit: {
      enabled: true,
      customStorage: limits,
      window: 60,
      max: 60,
      customRules: {
        "/get-session": false,
        // Has a limit of its own, of tries that failed.
        "/sign-in/email": false,
        "/sign-in/anonymous": { window: 60, max: 30 },
        "/sign-up/email": { window: 60, max: 10 },
        "/change-password": { window: 60, max: 5 },
        "/delete-user": { window: 60, max: 5 },
      },
    },
    advanced: {
      cookiePrefix: "dragoman",
      useSecureCookies: url?.startsWith("https:") ?? false,
    },
    logger: {
      level: "error",
      log: (_level, message, ...details: unknown[]) => console.error("Accounts:", message, ...details.map(forLog)),
    },
    onAPIError: { onError: logUnlessExpected },
    telemetry: { enabled: false },
  });
}

const nameSchema = z
  .string()
  .trim()
  .max(100)
  .regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u);

function checkedName(name: unknown): string {
  const checked = nameSchema.safeParse(name);
  if (checked.success) return checked.data;
  throw new APIError("BAD_REQUEST", { code: "BAD_NAME", message: "Use a name of at most 100 letters." });
}

/** A wrong password is reported to the person who typed it; the log is for what broke. */
function logUnlessExpected(error: unknown): void {
  if (isAPIError(error) && error.statusCode < 500) return;
  console.error("Accounts:", forLog(error));
}
