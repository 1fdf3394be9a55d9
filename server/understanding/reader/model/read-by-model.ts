import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { programFile } from "@/server/programs";
import { ProblemError, Recent } from "@/server/trip";
import type { ModelDefinition, ModelInput, ModelOutput } from "./definition";
import type { ReadAnswer } from "./messages";
import { definitionOf } from "./session-files";

/** Every command of the project runs in its root folder. */
const FOLDER = join(process.cwd(), "server", "understanding", "reader", "model", "weights");

interface Waiting {
  readonly resolve: (output: ModelOutput) => void;
  readonly reject: (error: Error) => void;
}

/** The thread that reads for this process; begun at the first text, and again when it has died. */
class ReaderThread {
  private readonly worker = startWorker();
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(private readonly onEnd: () => void) {
    this.worker.unref();
    this.worker.on("message", (answer: ReadAnswer) => this.answered(answer));
    this.worker.on("error", (error) => this.end(error.message));
    this.worker.on("exit", (code) => this.end(`it ended with code ${code}`));
  }

  read(input: ModelInput): Promise<ModelOutput> {
    return new Promise((resolve, reject) => {
      this.next += 1;
      this.waiting.set(this.next, { resolve, reject });
      // The process lives while someone waits for an answer.
      this.worker.ref();
      this.worker.postMessage({ id: this.next, input });
    });
  }

  private answered(answer: ReadAnswer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (this.waiting.size === 0) this.worker.unref();
    if ("output" in answer) waiting?.resolve(answer.output);
    else waiting?.reject(unreadable(answer.problem));
  }

  private end(why: string): void {
    this.onEnd();
    for (const { reject } of this.waiting.values()) reject(unreadable(why));
    this.waiting.clear();
  }
}

function unreadable(why: string): ProblemError {
  return new ProblemError({
    code: "unavailable",
    message: `The reader cannot be used: ${why}. Run "npm ci" and try again.`,
  });
}

function startWorker(): Worker {
  return new Worker(programFile("reader-thread"), { execArgv: [], workerData: { folder: FOLDER } });
}

let thread: ReaderThread | null = null;
let definition: ModelDefinition | null = null;

/** What the model's outputs stand for. */
export function modelDefinition(): ModelDefinition {
  definition ??= definitionOf(FOLDER);
  return definition;
}

/**
 * What the model made of short texts last, some kilobytes for each word: an answer that is pressed is the same text from everyone, and what was read on
 * the start page begins the chat.
 */
const recent = new Recent<Promise<ModelOutput>>(400);
const MOST_WORDS = 40;

/**
 * What the model makes of a text, read in a thread of its own; to be looked at only, since others may be given the same. Rejects with the problem
 * "unavailable" where it cannot run.
 */
export function readByModel(input: ModelInput): Promise<ModelOutput> {
  if (input.words.length > MOST_WORDS) return readInThread(input);
  const key = JSON.stringify(input);
  const known = recent.get(key);
  if (known !== undefined) return known;
  const reading = readInThread(input);
  recent.set(key, reading);
  reading.catch(() => recent.delete(key));
  return reading;
}

function readInThread(input: ModelInput): Promise<ModelOutput> {
  thread ??= new ReaderThread(() => {
    thread = null;
  });
  return thread.read(input);
}
