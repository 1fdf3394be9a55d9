import { startFirstProject } from "@/server/annotation";
import { firstItems } from "@/server/annotation/sources";
import { startedAnnotationSchema } from "@/server/views";
import { EXIT, type ExitCode } from "../exit-code";
import type { Terminal } from "../terminal";
import { carryOut } from "../through-server/carry-out";

interface StartOptions {
  readonly name: string;
  readonly dialogs: number;
  readonly seed: number;
  readonly json?: true;
}

export async function startProject(terminal: Terminal, { name, dialogs, seed, json }: StartOptions): Promise<ExitCode> {
  const order = { kind: "start annotation", name, dialogs, seed } as const;
  const started = await carryOut(terminal, order, startedAnnotationSchema, async ({ database }) => {
    const items = await firstItems(dialogs, seed);
    return items.ok ? startFirstProject(database, { name, seed, items: items.value }) : items;
  });
  if (json) await terminal.print(JSON.stringify(started));
  else await terminal.print(`“${name}” is open with ${started.items} dialogs: /research/annotation/${started.id}`);
  return EXIT.done;
}
