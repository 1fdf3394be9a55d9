import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import type { ReadAnswer, ReadQuestion } from "./messages";
import { openSession } from "./session";

/** The thread's side of `readByModel`: opens the model once, and answers in the order of asking. */
const { folder } = z.object({ folder: z.string() }).parse(workerData);
const session = openSession(folder);
session.catch(() => {});

async function answer({ id, input }: ReadQuestion): Promise<ReadAnswer> {
  try {
    return { id, output: await (await session).read(input) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

let last: Promise<unknown> = Promise.resolve();
parentPort?.on("message", (question: ReadQuestion) => {
  last = last.then(async () => parentPort?.postMessage(await answer(question)));
});
