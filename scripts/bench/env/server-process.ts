import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { programFile } from "@/server/programs";

/** The environment server as a process of its own, as `dragoman env serve` starts it. */
export class ServerProcess {
  /** Sessions that the last start took over. */
  resumed = 0;
  private child: ChildProcess | null = null;

  constructor(
    private readonly port: number,
    private readonly journal: string,
    private readonly sessions: number,
  ) {}

  async start(): Promise<void> {
    const options = ["--port", `${this.port}`, "--journal", this.journal, "--sessions", `${this.sessions}`];
    const argv = [programFile("dragoman"), "env", "serve", "--tasks", "delegated", ...options];
    const child = spawn(process.execPath, argv, { stdio: ["ignore", "pipe", "pipe"] });
    this.child = child;
    child.stderr?.on("data", (text: Buffer) => {
      const going = /Sessions that go on: (\d+)/.exec(String(text));
      if (going !== null) this.resumed = Number(going[1]);
      else if (/failed|error/i.test(String(text))) process.stderr.write(text);
    });
    for (;;) {
      const [text] = await Promise.race([once(child.stdout ?? child, "data"), once(child, "exit")]);
      if (String(text).includes("Serving on")) return;
      if (child.exitCode !== null) throw new Error("The server did not start.");
    }
  }

  /** Ends the process in the middle of whatever it does (SIGKILL), and starts another. */
  async killAndStart(): Promise<void> {
    const { child } = this;
    if (child === null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
    await this.start();
  }

  stop(): void {
    this.child?.kill();
  }

  memoryMiB(): number {
    const pages = Number(this.stat("statm").split(" ")[1]);
    return Math.round((pages * 4_096) / 1024 / 1024);
  }

  /** User and system time, of Linux in hundredths of a second. */
  processorSeconds(): number {
    const fields = this.stat("stat").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  }

  private stat(name: string): string {
    return readFileSync(`/proc/${this.child?.pid}/${name}`, "utf8");
  }
}
