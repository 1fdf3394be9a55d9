import type { Worker } from "node:worker_threads";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import { CANCELLED, Places } from "../computing/places";
import { PREPARATION_MS, STATEMENT_MS } from "./limits";
import type { SqlAnswer, SqlMessage, SqlQuestion } from "./messages";
import { startThread } from "./start-thread";

/** Statements that run at a time; threads are kept warm, each with the database of one world. */
const THREADS = 2;
const MOST_WAITING = 64;
const places = new Places(THREADS, MOST_WAITING);

interface Thread {
  readonly worker: Worker;
  /** The world of its database: the engine's limits are set for that one, so another world gets another thread. */
  readonly hash: string;
}
let idle: readonly Thread[] = [];

/**
 * Runs one reading statement over the tables of the world of this name and hash, in a thread that is ended at the limit or by an
 * abort. What is wrong with the statement is part of the answer; problems are of the world or the thread. Never rejects.
 */
export function runSql(question: SqlQuestion, signal: AbortSignal): Promise<Result<SqlAnswer>> {
  return places.run(signal, () => ask(takeThread(question.hash), question, signal));
}

function takeThread(hash: string): Thread {
  const warm = idle.find((thread) => thread.hash === hash);
  if (warm !== undefined) {
    idle = idle.filter((thread) => thread !== warm);
    warm.worker.ref();
    return warm;
  }
  return newThread(hash);
}

function newThread(hash: string): Thread {
  const thread = { worker: startThread(), hash };
  // One that dies idle is forgotten; an error after its last answer is nobody's.
  thread.worker.on("error", () => {});
  thread.worker.on("exit", () => {
    idle = idle.filter((other) => other !== thread);
  });
  return thread;
}

/** An idle thread does not keep the process alive; the one that has been idle longest makes room. */
function keepWarm(thread: Thread): void {
  thread.worker.unref();
  idle = [...idle, thread];
  const tooMany = idle.slice(0, -THREADS);
  for (const { worker } of tooMany) void worker.terminate();
  idle = idle.slice(-THREADS);
}

function ask(thread: Thread, question: SqlQuestion, signal: AbortSignal): Promise<Result<SqlAnswer>> {
  const { worker } = thread;
  return new Promise((resolve) => {
    const end = (result: Result<SqlAnswer>, reusable: boolean) => {
      clearTimeout(deadline);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      signal.removeEventListener("abort", onAbort);
      if (reusable) keepWarm(thread);
      else void worker.terminate();
      resolve(result);
    };
    const crashed = (message: string) => end(fail(unavailable(message)), false);
    const onAbort = () => end(fail(CANCELLED), false);
    const onError = (error: Error) => crashed(`The database failed: ${error.message}`);
    const onExit = (code: number) => crashed(`The database ended early (code ${code}).`);
    const onMessage = (message: SqlMessage) => {
      if (message.kind === "begins") {
        clearTimeout(deadline);
        deadline = setTimeout(() => end(ok(tooSlow(question.statement)), false), STATEMENT_MS);
      } else if (message.kind === "answer") end(ok(message.answer), true);
      else end(fail(message.problem), false);
    };
    let deadline = setTimeout(() => crashed("The world's tables took too long to read."), PREPARATION_MS);
    signal.addEventListener("abort", onAbort, { once: true });
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage(question);
  });
}

const unavailable = (message: string): Problem => ({ code: "unavailable", message });

function tooSlow(query: string): SqlAnswer {
  const error = `The statement was stopped after ${STATEMENT_MS / 1000} seconds: let it look at fewer rows.`;
  return { query, columns: [], result: "", error, cut: null };
}
