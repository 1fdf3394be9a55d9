import { runTables, type SettingName, tablesText } from "@/server/benchmarks";
import { ensureWorld } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";

interface TablesOptions {
  world: string;
  travelers: number;
  seed: number;
  vague: number;
  setting?: SettingName;
  variants: number;
  out: string;
  json?: true;
}

const ALL: readonly SettingName[] = ["main", "second", "shifted"];

export async function benchElicitationTables(terminal: Terminal, options: TablesOptions): Promise<ExitCode> {
  const { world: worldName, setting, variants: variantPairs, json, ...about } = options;
  const onProgress = (text: string) => terminal.note(text);
  const world = requireValue(await ensureWorld(worldName, { onProgress }));
  const stop = new AbortController();
  const onInterrupt = () => stop.abort();
  process.once("SIGINT", onInterrupt);
  try {
    const settings = setting === undefined ? ALL : [setting];
    const tables = requireValue(
      await runTables({ ...about, world, settings, variantPairs, signal: stop.signal, onProgress }),
    );
    await terminal.print(json ? JSON.stringify(tables) : tablesText(tables));
    return EXIT.done;
  } finally {
    process.off("SIGINT", onInterrupt);
  }
}
