import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { type Database, users } from "@/db";
import { fail, ok, type Result } from "@/server/trip";
import type { Authentication } from "./authentication";
import { setRole } from "./people";
import type { Role } from "./user";

/** `password` is null where the account was there already. */
export interface AddedUser {
  readonly email: string;
  readonly role: Role;
  readonly password: string | null;
}

/** Makes an account with a random password, or grants the role to the one that is there. Problems: "bad_input". */
export async function addUser(
  database: Database,
  authentication: Authentication,
  email: string,
  role: Role,
): Promise<Result<AddedUser>> {
  const address = readEmail(email);
  if (!address.ok) return address;
  const { internalAdapter, password } = await authentication.$context;
  const existing = await internalAdapter.findUserByEmail(address.value);
  if (existing !== null) {
    const changed = await setRole(database, existing.user.id, role);
    return changed.ok ? ok({ email: address.value, role, password: null }) : changed;
  }
  const random = randomPassword();
  const hash = await password.hash(random);
  const user = await internalAdapter.createUser(
    { email: address.value, name: nameOf(address.value), emailVerified: false },
    { method: "email-password" },
  );
  await internalAdapter.linkAccount({ userId: user.id, providerId: "credential", accountId: user.id, password: hash });
  await database.update(users).set({ role }).where(eq(users.id, user.id));
  return ok({ email: address.value, role, password: random });
}

/** A new random password, with every session of the account ended. Problems: "bad_input", "not_found". */
export async function renewPassword(
  authentication: Authentication,
  email: string,
): Promise<Result<{ email: string; password: string }>> {
  const address = readEmail(email);
  if (!address.ok) return address;
  const { internalAdapter, password } = await authentication.$context;
  const found = await internalAdapter.findUserByEmail(address.value);
  if (found === null) {
    return fail({ code: "not_found", message: `There is no account of ${address.value}. \`user add\` makes one.` });
  }
  const { id } = found.user;
  const random = randomPassword();
  const hash = await password.hash(random);
  if (await internalAdapter.findCredentialAccount(id)) await internalAdapter.updatePassword(id, hash);
  else await internalAdapter.linkAccount({ userId: id, providerId: "credential", accountId: id, password: hash });
  await internalAdapter.deleteUserSessions(id);
  return ok({ email: address.value, password: random });
}

function readEmail(text: string): Result<string> {
  const email = z.email().safeParse(text.trim().toLowerCase());
  if (email.success) return ok(email.data);
  return fail({ code: "bad_input", message: `"${text}" is not an e-mail address. Write one like ada@example.org.` });
}

function nameOf(email: string): string {
  return email.split("@")[0] ?? email;
}

/** 20 characters, 120 bits. */
function randomPassword(): string {
  return randomBytes(15).toString("base64url");
}
