import { generateSample, importWorld as importFiles, listWorlds, type WorldDescription } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";

export async function importWorld(
  terminal: Terminal,
  format: string,
  source: string,
  { name, decoys, json }: { name?: string; decoys?: number | true; json?: true },
): Promise<ExitCode> {
  const description = requireValue(
    await importFiles(format, source, {
      name,
      decoys: decoys === true ? 1 : decoys,
      onProgress: (text) => terminal.note(text),
    }),
  );
  await terminal.print(json ? JSON.stringify(description) : worldText(description));
  return EXIT.done;
}

export async function list(terminal: Terminal, { json }: { json?: true }): Promise<ExitCode> {
  const worlds = listWorlds();
  if (json) await terminal.print(JSON.stringify({ worlds }));
  else if (worlds.length === 0) terminal.note("There is no world yet. Create one with: world generate sample");
  else await terminal.print(worlds.map(worldText).join("\n\n"));
  return EXIT.done;
}

export async function generate(
  terminal: Terminal,
  _world: "sample",
  { seed, json }: { seed?: number; json?: true },
): Promise<ExitCode> {
  const description = requireValue(await generateSample({ seed, onProgress: (text) => terminal.note(text) }));
  await terminal.print(json ? JSON.stringify(description) : worldText(description));
  return EXIT.done;
}

/** A city alone has no ways to it. */
function timetableLines({ dates, kind }: WorldDescription): string[] {
  if (dates !== null) return [`  ${kind === "region" ? "timetable" : "flights"} from ${dates.from} to ${dates.to}`];
  return kind === "places" || kind === "region" ? [] : ["  a timetable for every future date"];
}

function worldText(world: WorldDescription): string {
  const counts = Object.entries(world.counts).map(([table, rows]) => `${rows.toLocaleString("en-US")} ${table}`);
  const lines = [
    world.name,
    `  ${world.source}`,
    `  ${counts.join(", ")}`,
    ...timetableLines(world),
    ...(world.incompleteBecause ? [`  incomplete: ${world.incompleteBecause}`] : []),
    `  hash ${world.hash}`,
  ];
  return lines.join("\n");
}
