import {
  checkModel,
  type Finding,
  type ModelCheck,
  type ModelsConfig,
  type NamedModel,
  namedModel,
  readModelsConfig,
  usesOf,
} from "@/server/models";
import { type ScriptedServer, startScriptedServer } from "@/server/models/scripted";
import { fail, ok, type Result } from "@/server/trip";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";

interface CheckOptions {
  readonly model?: string;
  readonly json?: boolean;
}

/** Checks the configured models one after the other; "unavailable" where one of them cannot be asked. */
export async function checkModels(terminal: Terminal, { model, json = false }: CheckOptions): Promise<ExitCode> {
  const config = requireValue(readModelsConfig());
  const models = requireValue(modelsToCheck(config, model));
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once("SIGINT", interrupt);
  const checks: ModelCheck[] = [];
  for (const one of models) {
    if (stop.signal.aborted) break;
    terminal.note(`Asking ${one.name} …`);
    const check = await checkModel(one, { signal: stop.signal, uses: usesOf(config, one.name) });
    checks.push(check);
    if (!json) await terminal.print(checkText(check));
  }
  process.off("SIGINT", interrupt);
  if (json) await terminal.print(JSON.stringify({ models: checks }, null, 2));
  return checks.every(({ problem }) => problem === null) ? EXIT.done : EXIT.unavailable;
}

function modelsToCheck(config: ModelsConfig, name: string | undefined): Result<NamedModel[]> {
  const names = Object.keys(config.models);
  if (names.length === 0) {
    return fail({ code: "not_found", message: "No models are configured. docs/MODELS.md says how to configure one." });
  }
  if (name === undefined) {
    return ok(Object.entries(config.models).map(([known, settings]) => ({ name: known, settings })));
  }
  const model = namedModel(config, name);
  if (model !== null) return ok([model]);
  return fail({
    code: "not_found",
    message: `There is no model "${name}" in the models file. There are ${names.join(", ")}.`,
  });
}

function checkText({ name, model, host, problem, findings }: ModelCheck): string {
  const head = `${name} (${model} at ${host})`;
  if (problem !== null) return `${head}: cannot be asked. ${problem}`;
  const width = Math.max(...findings.map(({ what }) => what.length));
  return [`${head}: answers`, ...findings.map((finding) => `  ${findingText(finding, width)}`)].join("\n");
}

function findingText({ what, state, said, instead }: Finding, width: number): string {
  const details = [said, instead === null ? null : `Instead ${instead}.`].filter((part) => part !== null);
  return [`${what.padEnd(width)}  ${state}`, ...details].join(" · ");
}

/** Serves until the process is interrupted (SIGINT, SIGTERM). */
export async function serveScripted(terminal: Terminal, { port }: { readonly port?: number }): Promise<ExitCode> {
  const server = requireValue(await started(port));
  await terminal.print(server.url);
  terminal.note("The scripted model is served until you press Ctrl+C. Models: scripted, scripted:0.8, scripted+500, …");
  await new Promise<void>((interrupted) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interrupted());
  });
  await server.close();
  return EXIT.done;
}

async function started(port: number | undefined): Promise<Result<ScriptedServer>> {
  try {
    return ok(await startScriptedServer({ port }));
  } catch (error) {
    const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    if (!taken) throw error;
    return fail({ code: "bad_input", message: `Port ${port} is already in use. Choose another --port.` });
  }
}
