import { once } from "node:events";
import type { Readable, Writable } from "node:stream";

/** Where a command reads and writes: results go to `print`, everything else a person should see to `note`. */
export interface Terminal {
  readonly input: AsyncIterable<Buffer | string>;
  /** Writes a text and a line end; waits while the reader is slower. */
  print(text: string): Promise<void>;
  note(text: string): void;
}

export function processTerminal(): Terminal {
  return streamTerminal(process.stdin, process.stdout, process.stderr);
}

export function streamTerminal(input: Readable, output: Writable, errors: Writable): Terminal {
  return {
    input,
    async print(text) {
      if (!output.write(`${text}\n`)) await once(output, "drain");
    },
    note(text) {
      errors.write(`${text}\n`);
    },
  };
}
