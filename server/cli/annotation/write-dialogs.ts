import { dialogLine, runItems, simulatedItems } from "@/server/annotation/sources";
import { fail } from "@/server/trip";
import type { AnnotationUnit } from "@/server/views";
import { ensureWorld } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { writeWhole } from "./write-file";

interface DialogsOptions {
  readonly run?: string;
  readonly dialogs: number;
  readonly policies: readonly string[];
  readonly rounds: number;
  readonly unit: AnnotationUnit;
  readonly world: string;
  readonly seed: number;
  readonly out: string;
}

/** As many as one file of dialogs may have. */
const MOST_DIALOGS = 10_000;

export async function writeDialogs(terminal: Terminal, options: DialogsOptions): Promise<ExitCode> {
  const { run, out } = options;
  const items = requireValue(run === undefined ? await newItems(terminal, options) : runItems(run));
  writeWhole(out, items.map(dialogLine).join(""));
  await terminal.print(`${items.length} items, written to ${out}`);
  return EXIT.done;
}

async function newItems(terminal: Terminal, { dialogs, world: name, ...options }: DialogsOptions) {
  if (dialogs > MOST_DIALOGS) {
    return fail({ code: "bad_input", message: `Ask for ${MOST_DIALOGS} dialogs at most; write several files.` });
  }
  const world = requireValue(await ensureWorld(name, { onProgress: (text) => terminal.note(text) }));
  return simulatedItems({ ...options, travelers: dialogs, world });
}
