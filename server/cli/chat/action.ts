import { createInterface } from "node:readline/promises";
import { Readable } from "node:stream";
import { MemoryConversation } from "@/server/conversation";
import { formatProblem, type LocalDate, type Problem, travelerTextSchema } from "@/server/trip";
import { ensureWorld, todayIn } from "@/server/worlds";
import { EXIT, type ExitCode } from "../exit-code";
import { requireValue } from "../require";
import type { Terminal } from "../terminal";
import { turnText } from "./turn-text";

interface ChatOptions {
  world: string;
  today?: LocalDate;
  json?: true;
}

/**
 * Answers line by line, as the lines come, until the input ends; empty lines are passed over. A line that cannot be taken is
 * noted (with --json also answered in its place by `{ error }`), the rest goes on, and the exit code is 2 at the end.
 */
export async function chatAction(terminal: Terminal, { world: name, today, json }: ChatOptions): Promise<ExitCode> {
  const world = requireValue(await ensureWorld(name, { onProgress: (text) => terminal.note(text) }));
  const conversation = new MemoryConversation({
    world,
    today: today ?? todayIn(world.describe()),
    onProgress: ({ text }) => terminal.note(text),
  });
  if (!json) terminal.note('Tell me about your trip. Say "plan now" to plan it; Ctrl+D quits.');
  let exitCode: ExitCode = EXIT.done;
  let line = 0;
  const input = Readable.from(terminal.input);
  for await (const words of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line += 1;
    if (words.trim() === "") continue;
    const problem = problemOf(words, line);
    if (problem !== null) {
      const error = formatProblem(problem);
      terminal.note(`error: ${error}`);
      if (json) await terminal.print(JSON.stringify({ error }));
      exitCode = EXIT.badInput;
      continue;
    }
    const turn = await conversation.say(words);
    await terminal.print(json ? JSON.stringify(turn) : turnText(turn));
  }
  return exitCode;
}

function problemOf(words: string, line: number): Problem | null {
  const { success, error } = travelerTextSchema.safeParse(words);
  if (success) return null;
  const message = error.issues[0]?.message ?? "Could not read the line.";
  return { code: "bad_input", message, where: { file: "standard input", line } };
}
