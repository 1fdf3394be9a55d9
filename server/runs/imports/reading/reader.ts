import type { FromReader, ToReader } from "./messages";
import { type ReadingKind, readHere } from "./readings";

/** A process that reads files for the server that started it, once, and ends. */
process.once("message", (message: ToReader) => void answer(message));
process.on("disconnect", () => process.exit(0));

async function answer<K extends ReadingKind>({ kind, request }: ToReader<K>): Promise<void> {
  try {
    const read = await readHere(kind, request);
    if (!read.ok) return send({ part: "problem", problem: read.problem });
    for (const item of read.value.items) send({ part: "item", item });
    send({ part: "done", about: read.value.about });
  } catch (error) {
    const message = `Reading the files failed: ${error instanceof Error ? error.message : String(error)}`;
    send({ part: "problem", problem: { code: "internal", message } });
  }
}

function send(message: FromReader): void {
  process.send?.(message);
}
