import { once } from "node:events";
import type { Readable, Writable } from "node:stream";

/** Where a command reads and writes: results go to `print`, everything else a person should see to `note`. */
export interface Terminal {
  readonly input: AsyncIterable<Buffer | string>;
  /** Someone is there to answer questions. */
  readonly isInteractive: boolean;
  /** Writes a text and a line end; waits while the reader is slower. */
  print(text: string): Promise<void>;
  note(text: string): void;
}

export function processTerminal(): Terminal {
  const isInteractive = process.stdin.isTTY === true && process.stderr.isTTY === true;
  return streamTerminal(process.stdin, process.stdout, process.stderr, isInteractive);
}

export function streamTerminal(input: Readable, output: Writable, errors: Writable, isInteractive: boolean): Terminal {
  return {
    input,
    isInteractive,
    async print(text) {
      if (!output.write(`${text}\n`)) await once(output, "drain");
    },
    note(text) {
      errors.write(`${text}\n`);
    },
  };
}
