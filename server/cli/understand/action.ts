import { createInterface } from "node:readline/promises";
import { Readable } from "node:stream";
import { z } from "zod";
import { parseJson } from "@/server/episodes";
import { formatProblem, localDateSchema, todayHere } from "@/server/trip";
import { understand } from "@/server/understanding";
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
export async function understandLines(terminal: Terminal, options: { world?: string }): Promise<ExitCode> {
  const world = options.world
    ? requireValue(await ensureWorld(options.world, { onProgress: (text) => terminal.note(text) }))
    : null;
  const today = world ? todayIn(world.describe()) : todayHere();
  let exitCode: ExitCode = EXIT.done;
  let lineNumber = 0;
  for await (const line of createInterface({
    input: Readable.from(terminal.input),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    lineNumber += 1;
    if (line.trim() === "") continue;
    const answer = await answerLine(line, lineNumber, world, today);
    if ("error" in answer) {
      exitCode = EXIT.badInput;
      terminal.note(`error: ${answer.error}`);
    }
    await terminal.print(JSON.stringify(answer));
  }
  return exitCode;
}

async function answerLine(line: string, lineNumber: number, world: World | null, today: string) {
  const where = { file: "standard input", line: lineNumber };
  const utterance = parseJson(line, utteranceSchema, where);
  if (!utterance.ok) {
    const identified = parseJson(line, onlyIdSchema, where);
    return { id: identified.ok ? identified.value.id : null, error: formatProblem(utterance.problem) };
  }
  const { id, text, asked } = utterance.value;
  const { said, acts, unread } = await understand({ text, asked, today: utterance.value.today ?? today }, world);
  return { id, ...said, acts, unread };
}
