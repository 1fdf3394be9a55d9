import { PassThrough, Readable } from "node:stream";
import { runCommandLine } from "../command-line";
import { streamTerminal } from "../terminal";

export interface CommandRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in this process and gives what it wrote; `isInteractive`: as if someone typed `input`. */
export async function runCli(argv: readonly string[], input = "", isInteractive = false): Promise<CommandRun> {
  const written = { stdout: "", stderr: "" };
  const collect = (name: keyof typeof written) =>
    new PassThrough().on("data", (chunk: Buffer) => {
      written[name] += chunk.toString("utf8");
    });
  const typed = Readable.from([Buffer.from(input)]);
  const terminal = streamTerminal(typed, collect("stdout"), collect("stderr"), isInteractive);
  const exitCode = await runCommandLine(argv, terminal);
  return { exitCode, ...written };
}

/** The lines of a JSON Lines text. */
export function jsonLines(text: string): Record<string, unknown>[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
}
