import { availableParallelism } from "node:os";
import { fail, type Result } from "@/server/trip";
import { Places } from "../computing/places";
import { Interpreter, type PythonAnswer } from "./interpreter";
import { prepareInterpreters, whyPythonIsOff } from "./isolation";
import { IDLE_MS } from "./limits";

const AT_A_TIME = Math.max(1, Math.min(4, availableParallelism()));
const MOST_WAITING = 64;
const places = new Places(AT_A_TIME, MOST_WAITING);

/** One interpreter that starts ahead of the next call. */
let ahead: { readonly interpreter: Interpreter; readonly rest: NodeJS.Timeout } | null = null;

/**
 * Runs code in a fresh Python interpreter in an enclosed process. What is wrong with the code is part of the answer; problem
 * `unavailable` says why there is no Python here, or that it did not start. Never rejects.
 */
export async function runPython(code: string, signal: AbortSignal): Promise<Result<PythonAnswer>> {
  const off = await whyPythonIsOff();
  if (off !== null) return fail({ code: "unavailable", message: off });
  await prepareInterpreters();
  const answer = await places.run(signal, () => takeInterpreter().run(code, signal));
  startAhead();
  return answer;
}

function takeInterpreter(): Interpreter {
  const waiting = ahead;
  forgetAhead();
  if (!waiting?.interpreter.usable) return new Interpreter();
  waiting.interpreter.keepAlive(true);
  return waiting.interpreter;
}

/** After a call, since a start fills a core that the code should have. */
function startAhead(): void {
  if (ahead !== null) return;
  const interpreter = new Interpreter(() => {
    if (ahead?.interpreter === interpreter) forgetAhead();
  });
  interpreter.keepAlive(false);
  const rest = setTimeout(() => interpreter.kill(), IDLE_MS).unref();
  ahead = { interpreter, rest };
}

function forgetAhead(): void {
  if (ahead !== null) clearTimeout(ahead.rest);
  ahead = null;
}
