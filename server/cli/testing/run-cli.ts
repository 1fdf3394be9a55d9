import { PassThrough, Readable } from "node:stream";
import { runCommandLine } from "../command-line";
import { streamTerminal } from "../terminal";

export interface CommandRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command line in this process and gives what it wrote. */
export async function runCli(argv: readonly string[], input = ""): Promise<CommandRun> {
  const written = { stdout: "", stderr: "" };
  const collect = (name: keyof typeof written) =>
    new PassThrough().on("data", (chunk: Buffer) => {
      written[name] += chunk.toString("utf8");
    });
  const terminal = streamTerminal(Readable.from([Buffer.from(input)]), collect("stdout"), collect("stderr"));
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
