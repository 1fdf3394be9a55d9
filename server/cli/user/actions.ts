import { closeDatabase } from "@/db";
import { type Accounts, openAccounts, type Role } from "@/server/accounts";
import { ProblemError, type Result } from "@/server/trip";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";

interface Options {
  readonly json?: true;
}

export async function addUser(
  terminal: Terminal,
  email: string,
  { role, json }: Options & { role: Role },
): Promise<ExitCode> {
  const added = await inAccounts((accounts) => accounts.addUser(email, role));
  if (json) await terminal.print(JSON.stringify(added));
  else if (added.password === null)
    await terminal.print(`${added.email} is now ${role}. The password stays as it was.`);
  else await printPassword(terminal, `${added.email} is now ${role}.`, added.password);
  return EXIT.done;
}

export async function renewPassword(terminal: Terminal, email: string, { json }: Options): Promise<ExitCode> {
  const renewed = await inAccounts((accounts) => accounts.renewPassword(email));
  if (json) await terminal.print(JSON.stringify(renewed));
  else await printPassword(terminal, `${renewed.email} is signed out everywhere.`, renewed.password);
  return EXIT.done;
}

async function printPassword(terminal: Terminal, what: string, password: string): Promise<void> {
  await terminal.print(`${what}\nPassword, shown this once: ${password}`);
}

async function inAccounts<T>(work: (accounts: Accounts) => Promise<Result<T>>): Promise<T> {
  try {
    return requireValue(await work(await open()));
  } finally {
    await closeDatabase();
  }
}

async function open(): Promise<Accounts> {
  try {
    return await openAccounts();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problem.code !== "unavailable" || process.env.DATABASE_URL)
      throw error;
    const ways =
      "Stop the server for a moment and repeat this; or sign up in the browser and let an admin grant the role.";
    throw new ProblemError({ code: "unavailable", message: `${error.problem.message} ${ways}` });
  }
}
