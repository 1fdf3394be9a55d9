import { Socket } from "node:net";
import { z } from "zod";
import { fail, ok, type Problem, type Result } from "@/server/trip";
import { CANCELLED } from "../computing/places";
import { interpreterCommand, startEnclosed } from "./isolation";
import { CODE_MS, OUTPUT_CHARACTERS, START_MS } from "./limits";

/** What a piece of code gave, in the published form: what it printed, and what went wrong ("" where nothing did). */
export interface PythonAnswer {
  readonly result: string;
  readonly error: string;
}

/** The process is not trusted: its lines have a shape and a length, whatever ran in it. */
const messageSchema = z.union([
  z.object({ kind: z.literal("ready") }),
  z.object({
    kind: z.literal("answer"),
    result: z.string().max(OUTPUT_CHARACTERS + 200),
    error: z.string().max(OUTPUT_CHARACTERS + 200),
  }),
]);
/** A character in JSON takes at most six. */
const LONGEST_LINE = 6 * 3 * OUTPUT_CHARACTERS;

type State = "starting" | "ready" | "running" | "over";

/** One process with one fresh interpreter, for one piece of code. */
export class Interpreter {
  /** Whether it came so far as to wait for code. */
  readonly started: Promise<boolean>;
  private readonly child: ReturnType<typeof startEnclosed>;
  private readonly hangs: NodeJS.Timeout;
  private state: State = "starting";
  private onStarted: (works: boolean) => void = () => {};
  private onAnswer: (answer: PythonAnswer | null) => void = () => {};
  private heard = "";

  constructor(
    private readonly onGone: () => void = () => {},
    command = interpreterCommand(),
    startMs = START_MS,
  ) {
    this.child = startEnclosed(command);
    this.hangs = setTimeout(() => this.kill(), startMs);
    this.started = new Promise((resolve) => {
      this.onStarted = resolve;
    });
    void this.started.then(() => clearTimeout(this.hangs));
    const gone = () => this.gone();
    this.child.on("error", gone).on("exit", gone);
    // A process that has ended is reported by its exit.
    this.child.stdin.on("error", () => {});
    this.child.stdout.setEncoding("utf8").on("data", (piece: string) => this.takeAnswer(piece));
  }

  get usable(): boolean {
    return this.state === "starting" || this.state === "ready";
  }

  /** The process that encloses the interpreter. */
  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Runs the code for at most `limitMs` and ends the process. Problems: `unavailable` where it does not start, `cancelled`. Never rejects. */
  async run(code: string, signal: AbortSignal, limitMs = CODE_MS): Promise<Result<PythonAnswer>> {
    const onAbort = () => this.kill();
    signal.addEventListener("abort", onAbort, { once: true });
    try {
      if (!(await this.started)) return fail(signal.aborted ? CANCELLED : NOT_STARTED);
      if (signal.aborted) return fail(CANCELLED);
      const answer = await this.answerTo(code, limitMs);
      return signal.aborted ? fail(CANCELLED) : ok(answer);
    } finally {
      signal.removeEventListener("abort", onAbort);
      this.kill();
    }
  }

  /** Whether it keeps this process alive: one that waits for a call does not. */
  keepAlive(keeps: boolean): void {
    const { stdin, stdout } = this.child;
    for (const handle of [this.child, this.hangs, stdin, stdout]) {
      if (handle === this.child || handle === this.hangs || handle instanceof Socket) handle[keeps ? "ref" : "unref"]();
    }
  }

  kill(): void {
    this.child.kill("SIGKILL");
    this.gone();
  }

  private answerTo(code: string, limitMs: number): Promise<PythonAnswer> {
    this.state = "running";
    return new Promise((resolve) => {
      const deadline = setTimeout(() => resolve({ result: "", error: TOO_SLOW }), limitMs);
      this.onAnswer = (answer) => {
        clearTimeout(deadline);
        resolve(answer ?? { result: "", error: BROKE_DOWN });
      };
      this.child.stdin.write(`${JSON.stringify({ code })}\n`);
    });
  }

  private takeAnswer(piece: string): void {
    if (this.state === "over") return;
    this.heard += piece;
    if (this.heard.length > LONGEST_LINE) this.kill();
    for (let end = this.heard.indexOf("\n"); end >= 0; end = this.heard.indexOf("\n")) {
      const line = this.heard.slice(0, end);
      this.heard = this.heard.slice(end + 1);
      this.understand(line);
    }
  }

  private understand(line: string): void {
    const message = messageSchema.safeParse(jsonOf(line));
    if (!message.success) this.kill();
    else if (message.data.kind === "answer") {
      if (this.state === "running") this.onAnswer({ result: message.data.result, error: message.data.error });
    } else if (this.state === "starting") {
      this.state = "ready";
      this.onStarted(true);
    }
  }

  private gone(): void {
    if (this.state === "over") return;
    this.state = "over";
    // A child of the process may outlive it and write on and on: nobody reads that.
    this.child.stdin.destroy();
    this.child.stdout.destroy();
    this.onStarted(false);
    this.onAnswer(null);
    this.onGone();
  }
}

const NOT_STARTED: Problem = { code: "unavailable", message: "The Python interpreter did not start: try again." };
const TOO_SLOW = `The code was stopped after ${CODE_MS / 1000} seconds. Make it do less.`;
const BROKE_DOWN = "The interpreter ended before the code did; it may have needed more than 256 MB of memory.";

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
