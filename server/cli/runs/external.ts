import { createRunToken, revokeRunTokens, startExternalRun } from "@/server/runs";
import { ok, type Result } from "@/server/trip";
import {
  type ExternalOrder,
  externalOrderSchema,
  revokedTokensSchema,
  runAccessSchema,
  runTokenSchema,
  type TaskSetItem,
} from "@/server/views";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { carryOut, withStore } from "../through-server/carry-out";
import { checkedOrder, storedTaskSets, taskSetOf } from "./order";

export interface ExternalOptions {
  taskSet: string;
  world: string;
  agent: string;
  withPlanner?: true;
  limit?: number;
  trials: number;
  msPerTrial: number;
  callsPerTrial: number;
  concurrency: number;
  name?: string;
  json?: true;
}

/** Stores a run for an external agent, and prints its token. */
export async function startExternal(terminal: Terminal, options: ExternalOptions): Promise<ExitCode> {
  const access = await withStore(terminal, async (ask) => {
    const order = requireValue(orderOf(await storedTaskSets(ask), options));
    return ask({ kind: "start external run", order }, runAccessSchema, ({ database }) =>
      startExternalRun(database, order, null),
    );
  });
  const shown = `Run ${access.id} is waiting for its agent. Its token, shown only once:\n${access.token}`;
  await terminal.print(options.json ? JSON.stringify(access) : shown);
  return EXIT.done;
}

function orderOf(sets: readonly TaskSetItem[], options: ExternalOptions): Result<ExternalOrder> {
  return checkedOrder(externalOrderSchema, {
    ...options,
    name: options.name ?? options.agent,
    taskSet: taskSetOf(sets, options.taskSet)?.id ?? options.taskSet,
    limit: options.limit ?? null,
    withPlanner: options.withPlanner === true,
  });
}

/** Prints a further token for a run of an external agent; with --revoke its tokens end. */
export async function runToken(terminal: Terminal, id: string, { revoke }: { revoke?: true }): Promise<ExitCode> {
  if (revoke) {
    const ended = await carryOut(
      terminal,
      { kind: "revoke run tokens", id },
      revokedTokensSchema,
      async ({ database }) => ok(await revokeRunTokens(database, id)),
    );
    await terminal.print(`Tokens revoked: ${ended}.`);
  } else {
    const token = await carryOut(terminal, { kind: "make run token", id }, runTokenSchema, ({ database }) =>
      createRunToken(database, id, null),
    );
    await terminal.print(token);
  }
  return EXIT.done;
}
