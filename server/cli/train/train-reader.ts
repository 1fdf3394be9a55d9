import { renameSync, writeFileSync } from "node:fs";
import { ProblemError } from "@/server/trip";
import { checkReader, type ReadRight, readerFile, trainReader, writtenAnswers } from "@/server/understanding/training";
import { EXIT, type ExitCode } from "../exit-code";
import type { Terminal } from "../terminal";

interface ReaderOptions {
  answers: string;
  without?: string;
  seed: number;
  out?: string;
}

/** Learns to read answers; what the hands in `without` wrote is left out and read afterwards. */
export async function trainReaderFile(terminal: Terminal, options: ReaderOptions): Promise<ExitCode> {
  const { answers: folder, without, seed, out } = options;
  const heldOut = new Set(without?.split(","));
  const answers = writtenAnswers(folder);
  const unread = answers.filter(({ hand }) => heldOut.has(hand));
  if (heldOut.size > 0 && unread.length === 0) {
    throw new ProblemError({ code: "bad_input", message: `No answer in ${folder} is by ${without}.` });
  }
  const learned = answers.filter(({ hand }) => !heldOut.has(hand));
  terminal.note(`Learning from ${learned.length} answers`);
  const weights = trainReader(learned, seed);
  if (out !== undefined) {
    const madeFrom = { answers: learned.length, seed };
    writeFileSync(`${out}.part`, `${JSON.stringify(readerFile(weights, madeFrom), null, 2)}\n`);
    renameSync(`${out}.part`, out);
    await terminal.print(`The reader's weights, written to ${out}`);
  }
  if (unread.length > 0) {
    const { values, none } = checkReader(unread, weights);
    await terminal.print(
      [
        `${values.patterns.texts} answers by ${without} that give a value: ${told(values)}`,
        `${none.patterns.texts} that give none: ${told(none)}`,
      ].join("\n"),
    );
  }
  return EXIT.done;
}

function told({ patterns, learned }: { patterns: ReadRight; learned: ReadRight }): string {
  const of = ({ right, wrongValue }: ReadRight) => `${percent(right)} right, ${percent(wrongValue)} wrong`;
  return `${of(learned)}; by patterns alone ${of(patterns)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
