import { fail, ok, type Result, todayHere } from "@/server/trip";
import {
  ADAPTERS,
  checkProviders,
  openProviders,
  type ProviderCheck,
  type RecordedServer,
  startRecordedServer,
} from "@/server/worlds/live";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";

interface CheckOptions {
  readonly provider?: string;
  readonly json?: true;
}

/** Says of each provider whether it is on and answers; "unavailable" where one that is on does not. */
export async function check(terminal: Terminal, { provider, json }: CheckOptions): Promise<ExitCode> {
  const names = Object.values(ADAPTERS).map(({ name }) => name);
  if (provider !== undefined && !names.includes(provider)) {
    const message = `There is no provider "${provider}". There are ${names.join(", ")}.`;
    return requireValue(fail({ code: "not_found", message }));
  }
  const checks = await checkProviders(requireValue(openProviders()), todayHere(), provider ?? null);
  await terminal.print(json ? JSON.stringify({ providers: checks }) : checks.map(checkText).join("\n"));
  return checks.every(({ state }) => state.kind !== "fails") ? EXIT.done : EXIT.unavailable;
}

function checkText({ tool, title, state }: ProviderCheck): string {
  const head = `${tool.padEnd(11)} ${title.padEnd(11)}`;
  switch (state.kind) {
    case "off":
      return `${head} off: set ${state.variables}`;
    case "fails":
      return `${head} fails: ${state.failure.sentence} ${state.failure.advice}`;
    case "answers": {
      const { records, leftOut, currency, terms, ms } = state;
      const left = Object.entries(leftOut).map(([reason, count]) => `${count} left out (${reason})`);
      const kept = terms.class === "keep until" ? `keep until ${terms.until}` : terms.class;
      const found = records === 0 ? "nothing found" : `${records} found${currency === null ? "" : ` in ${currency}`}`;
      return `${head} answers: ${[found, ...left, `terms: ${kept}`, `${ms} ms`].join(", ")}`;
    }
  }
}

/** Serves until the process is interrupted (SIGINT, SIGTERM). Prints the variables that have every provider answered by it. */
export async function serveRecorded(terminal: Terminal, { port }: { readonly port?: number }): Promise<ExitCode> {
  const server = requireValue(await started(port));
  const variables = Object.entries(server.environment()).map(([name, value]) => `export ${name}=${value}`);
  await terminal.print(variables.join("\n"));
  terminal.note(
    "Recorded, invented answers are served until you press Ctrl+C. Broken ones: /liteapi+429, /duffel+cut-off …",
  );
  await new Promise<void>((interrupted) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interrupted());
  });
  await server.close();
  return EXIT.done;
}

async function started(port: number | undefined): Promise<Result<RecordedServer>> {
  try {
    return ok(await startRecordedServer({ port }));
  } catch (error) {
    const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    if (!taken) throw error;
    return fail({ code: "bad_input", message: `Port ${port} is already in use. Choose another --port.` });
  }
}
