import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { copyPreparedDatabase } from "@/db/testing";
import { copyPreparedSample } from "@/server/worlds/testing/prepared-sample";
import { freePort } from "../scripts/lib/port.mjs";

const execute = promisify(execFile);
const seededSchema = z.object({ many: z.string(), spanned: z.string() });
const addedSchema = z.object({ email: z.string(), password: z.string() });

/** A server with a data folder of its own, which stops and starts again: commands need the embedded database for themselves. */
export class OwnServer {
  readonly folder = mkdtempSync(join(tmpdir(), "dragoman-research-"));
  private readonly data = join(this.folder, "data");
  address = "";
  private server: ReturnType<typeof spawn> | null = null;

  /** Variables of its environment in addition, as they are when it starts. */
  more: Readonly<Record<string, string>> = {};

  /** `world`: that of travelers; empty: each that there is. */
  constructor(private readonly world = "sample") {}

  /** Runs a command of the command line while the server is stopped, and gives what it prints. */
  async command(...args: string[]): Promise<string> {
    const { stdout } = await execute(process.execPath, ["scripts/dragoman.mjs", ...args], { env: this.env() });
    return stdout;
  }

  async addResearcher(): Promise<z.infer<typeof addedSchema>> {
    // The first start is tested elsewhere.
    await this.prepare();
    const added = await this.command("user", "add", "researcher@example.org", "--role", "researcher", "--json");
    return addedSchema.parse(JSON.parse(added));
  }

  /** Fills the data folder with runs and episodes (`seed.ts`); the server must be stopped. */
  async seed(): Promise<z.infer<typeof seededSchema>> {
    return seededSchema.parse(JSON.parse(await this.script("e2e/research/seed.ts")));
  }

  /** A data folder as the first start leaves it. */
  async prepare(): Promise<void> {
    await copyPreparedDatabase(this.data);
    await copyPreparedSample(this.data);
  }

  /** Runs a script on the data folder while the server is stopped, and gives what it prints. */
  async script(path: string): Promise<string> {
    const { stdout } = await execute(process.execPath, ["--import", "tsx", path], { env: this.env() });
    return stdout;
  }

  async start(): Promise<void> {
    const port = String(await freePort());
    this.address = `http://127.0.0.1:${port}`;
    this.server = spawn(process.execPath, ["scripts/start.mjs"], {
      env: { ...this.env(), PORT: port },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const { server } = this;
    while (!(await fetch(`${this.address}/api/health`).catch(() => null))?.ok) {
      if (server.exitCode !== null) throw new Error("The server ended before it answered.");
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server === null || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGTERM");
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private env(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      ...this.more,
      DRAGOMAN_DATA: this.data,
      DRAGOMAN_WORLD: this.world,
      DATABASE_URL: "",
      TRUSTED_PROXIES: "127.0.0.1",
    };
  }
}
