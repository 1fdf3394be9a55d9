import { openAccounts } from "@/server/accounts";
import { addedUserSchema, type LocalOrder, renewedPasswordSchema } from "@/server/views";
import { EXIT, type ExitCode } from "../exit-code";
import type { Terminal } from "../terminal";
import { carryOut } from "../through-server/carry-out";

interface Options {
  readonly json?: true;
}
type GivenRole = (LocalOrder & { kind: "add user" })["role"];

export async function addUser(
  terminal: Terminal,
  email: string,
  { role, json }: Options & { role: GivenRole },
): Promise<ExitCode> {
  const order = { kind: "add user", email, role } as const;
  const added = await carryOut(terminal, order, addedUserSchema, async () =>
    (await openAccounts()).addUser(email, role),
  );
  if (json) await terminal.print(JSON.stringify(added));
  else if (added.password === null) await terminal.print(`${added.email} is now ${role}. The password is unchanged.`);
  else await printPassword(terminal, `${added.email} is now ${role}.`, added.password);
  return EXIT.done;
}

export async function renewPassword(terminal: Terminal, email: string, { json }: Options): Promise<ExitCode> {
  const order = { kind: "renew password", email } as const;
  const renewed = await carryOut(terminal, order, renewedPasswordSchema, async () =>
    (await openAccounts()).renewPassword(email),
  );
  if (json) await terminal.print(JSON.stringify(renewed));
  else await printPassword(terminal, `${renewed.email} is signed out everywhere.`, renewed.password);
  return EXIT.done;
}

async function printPassword(terminal: Terminal, what: string, password: string): Promise<void> {
  await terminal.print(`${what}\nPassword, shown only once: ${password}`);
}
