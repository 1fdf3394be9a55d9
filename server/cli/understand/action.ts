import { createInterface } from "node:readline/promises";
import { Readable } from "node:stream";
import { z } from "zod";
import { understandByModel } from "@/server/agents";
import { openRunModels } from "@/server/benchmarks";
import { parseJson } from "@/server/episodes";
import type { Models } from "@/server/models";
import { formatProblem, localDateSchema, todayHere } from "@/server/trip";
import { ensureWorld, todayIn, type World } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";

const utteranceSchema = z.object({
  id: z.union([z.string(), z.number()]),
  text: z.string(),
  /** The entry or field that the last question was about. */
  asked: z.string().nullable().default(null),
  today: localDateSchema.optional(),
});

/** The id of a line that is otherwise bad, so that its error can be told apart. */
const onlyIdSchema = z.object({ id: utteranceSchema.shape.id });

/**
 * Answers line by line, as the lines come. A bad line is answered in its place by `{ id, error }` and noted, the rest goes
 * on, and the exit code is 2 at the end.
 */
export async function understandLines(
  terminal: Terminal,
  options: { world?: string; model?: string },
): Promise<ExitCode> {
  const opened = options.model === undefined ? null : requireValue(await openRunModels(options.model));
  try {
    return await answerLines(terminal, options.world, opened?.open(0) ?? null);
  } finally {
    await opened?.close();
  }
}

async function answerLines(terminal: Terminal, name: string | undefined, models: Models | null): Promise<ExitCode> {
  const world = name ? requireValue(await ensureWorld(name, { onProgress: (text) => terminal.note(text) })) : null;
  const today = world ? todayIn(world.describe()) : todayHere();
  let exitCode: ExitCode = EXIT.done;
  let lineNumber = 0;
  for await (const line of createInterface({
    input: Readable.from(terminal.input),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    lineNumber += 1;
    if (line.trim() === "") continue;
    const answer = await answerLine(line, lineNumber, { world, today, models });
    if ("error" in answer) {
      exitCode = EXIT.badInput;
      terminal.note(`error: ${answer.error}`);
    }
    await terminal.print(JSON.stringify(answer));
  }
  return exitCode;
}

interface Reading {
  readonly world: World | null;
  readonly today: string;
  /** Null: the built-in reader. */
  readonly models: Models | null;
}

/** Nobody waits for a line, so a slow model may read it. */
const LONGEST_WAIT_MS = 60_000;

async function answerLine(line: string, lineNumber: number, { world, today, models }: Reading) {
  const where = { file: "standard input", line: lineNumber };
  const utterance = parseJson(line, utteranceSchema, where);
  if (!utterance.ok) {
    const identified = parseJson(line, onlyIdSchema, where);
    return { id: identified.ok ? identified.value.id : null, error: formatProblem(utterance.problem) };
  }
  const { id, text, asked } = utterance.value;
  const asUtterance = { text, asked, today: utterance.value.today ?? today };
  const { understood, by } = await understandByModel(asUtterance, world, models, LONGEST_WAIT_MS);
  const { said, acts, unread } = understood;
  return { id, ...said, acts, unread, ...(models === null ? {} : { by }) };
}
