import { and, asc, eq, ne } from "drizzle-orm";
import { type Database, users } from "@/db";
import { fail, ok, type Result } from "@/server/trip";
import { type Role, roleSchema } from "./user";

/** An account as admins see it. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly createdAt: string;
}

/** Everyone with an account, by e-mail; anonymous travelers have none. */
export async function listPeople(database: Database): Promise<Person[]> {
  const rows = await database.select().from(users).where(eq(users.isAnonymous, false)).orderBy(asc(users.email));
  return rows.map(toPerson);
}

/** Problems: "not_found"; "bad_input" when it would leave nobody who can grant roles. */
export function setRole(database: Database, id: string, role: Role): Promise<Result<Person>> {
  return database.transaction(async (transaction) => {
    // Two admins who take each other's role at the same moment: the second waits here and then finds itself the last.
    await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.role, "admin"))
      .orderBy(users.id)
      .for("update");
    if (role !== "admin" && (await isLastAdmin(transaction, id))) {
      return fail({ code: "bad_input", message: "This is the only admin. Make someone else one first." });
    }
    const [row] = await transaction
      .update(users)
      .set({ role, updatedAt: new Date() })
      .where(and(eq(users.id, id), eq(users.isAnonymous, false)))
      .returning();
    return row ? ok(toPerson(row)) : fail({ code: "not_found", message: "That account no longer exists." });
  });
}

/** Whether nobody but this one could grant roles. */
export async function isLastAdmin(database: Database, id: string): Promise<boolean> {
  const isAdmin = eq(users.role, "admin");
  const own = await database
    .select({ id: users.id })
    .from(users)
    .where(and(isAdmin, eq(users.id, id)));
  if (own.length === 0) return false;
  const others = await database
    .select({ id: users.id })
    .from(users)
    .where(and(isAdmin, ne(users.id, id)))
    .limit(1);
  return others.length === 0;
}

function toPerson({ id, email, name, role, createdAt }: typeof users.$inferSelect): Person {
  return { id, email, name, role: roleSchema.parse(role), createdAt: createdAt.toISOString() };
}
