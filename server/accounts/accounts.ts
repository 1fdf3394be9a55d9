import { type Database, openDatabase } from "@/db";
import { forLog } from "@/server/trip";
import { type AuthenticationSettings, createAuthentication } from "./authentication";
import { createLimits } from "./limits";
import { listPeople, setRole } from "./people";
import { readSecret } from "./secret";
import { type Role, type User, userSchema } from "./user";
import { addUser, renewPassword } from "./users-by-hand";

export type Accounts = ReturnType<typeof createAccounts>;

/** Accounts, sessions and roles in one database. */
export function createAccounts(database: Database, settings: AuthenticationSettings) {
  const authentication = createAuthentication(database, createLimits(database), settings);
  return {
    /** Answers a request to sign up, in or out, or to change one's own account. */
    handle: (request: Request): Promise<Response> => authentication.handler(request),

    /** The user who sent these headers; null without a session. */
    async currentUser(headers: Headers): Promise<User | null> {
      const session = await authentication.api
        .getSession({ headers, query: { disableRefresh: true } })
        .catch((error: unknown) => {
          // Anyone who logs it, routes too, is to find no token in it.
          throw new Error(forLog(error));
        });
      return session === null ? null : userSchema.parse(session.user);
    },

    listPeople: () => listPeople(database),
    setRole: (id: string, role: Role) => setRole(database, id, role),
    addUser: (email: string, role: Role) => addUser(database, authentication, email, role),
    renewPassword: (email: string) => renewPassword(authentication, email),
  };
}

// Bundles and hot reloads load this module more than once in a process; each database has its accounts once.
const shared: typeof globalThis & { dragomanAccounts?: WeakMap<Database, Accounts> } = globalThis;

/** The accounts in the process's database. Throws ProblemError "unavailable" while it cannot be opened. */
export async function openAccounts(): Promise<Accounts> {
  const { database } = await openDatabase();
  shared.dragomanAccounts ??= new WeakMap();
  const open =
    shared.dragomanAccounts.get(database) ??
    createAccounts(database, { secret: readSecret(), url: process.env.DRAGOMAN_URL || null });
  shared.dragomanAccounts.set(database, open);
  return open;
}

/** The user who sent these headers; null without a session. */
export async function currentUser(headers: Headers): Promise<User | null> {
  return (await openAccounts()).currentUser(headers);
}
