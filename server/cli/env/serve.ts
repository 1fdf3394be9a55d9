import { once } from "node:events";
import { join } from "node:path";
import { serveEnvironment } from "@/server/environment";
import { dataFolder } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { servedTasks, type TaskOptions } from "./served-tasks";

interface ServeOptions extends TaskOptions {
  readonly host: string;
  readonly port: number;
  readonly token?: string;
  readonly sessions: number;
  readonly silentMinutes: number;
  readonly journal?: string;
}

const MINUTE_MS = 60_000;

/** Serves until it is told to stop (SIGINT, SIGTERM); sessions stay in the journal. */
export async function envServe(terminal: Terminal, options: ServeOptions): Promise<ExitCode> {
  const tasks = requireValue(await servedTasks(terminal, options));
  const { host, port, sessions, silentMinutes } = options;
  const running = requireValue(
    await serveEnvironment({
      ...{ tasks, host, port },
      token: options.token || process.env.DRAGOMAN_ENV_TOKEN || null,
      journal: options.journal ?? join(dataFolder(), "environment", `sessions-${port}.jsonl`),
      maximum: sessions,
      silentMs: silentMinutes * MINUTE_MS,
      note: (text) => terminal.note(text),
    }),
  );
  const sets = tasks.names.map((name) => `${name} (${tasks.countOf(name)})`).join(", ");
  terminal.note(`Tasks: ${sets}.`);
  if (running.resumed > 0) terminal.note(`Sessions that go on: ${running.resumed}.`);
  await terminal.print(`Serving on ${running.url}`);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  await running.close();
  return EXIT.done;
}
