import { Agent, request } from "node:http";
import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";

export interface Timing {
  /** Of the try that was answered. */
  readonly ms: number;
  readonly tries: number;
  readonly answer: string;
}

const PAUSE_MS = 200;
const MOST_TRIES = 600;

/** A client with a connection for each session, which sends again what was not answered. */
export class Client {
  private readonly agent: Agent;

  constructor(
    private readonly url: string,
    connections: number,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  }

  async open(body: unknown): Promise<string> {
    const { answer } = await this.persist("POST", "/sessions", body);
    return z.object({ session_id: z.string() }).parse(JSON.parse(answer)).session_id;
  }

  act(session: string, body: unknown): Promise<Timing> {
    return this.persist("POST", `/sessions/${session}/actions`, body);
  }

  async steps(session: string): Promise<number> {
    const { answer } = await this.persist("GET", `/sessions/${session}`);
    return z.object({ step_count: z.number() }).parse(JSON.parse(answer)).step_count;
  }

  close(): void {
    this.agent.destroy();
  }

  private async persist(method: string, path: string, body?: unknown): Promise<Timing> {
    for (let tries = 1; ; tries++) {
      const begun = performance.now();
      try {
        const answer = await this.once(method, path, body);
        return { ms: performance.now() - begun, tries, answer };
      } catch (error) {
        if (tries >= MOST_TRIES) throw error;
        await setTimeout(PAUSE_MS);
      }
    }
  }

  private once(method: string, path: string, body?: unknown): Promise<string> {
    return new Promise((resolve, reject) => {
      const sent = request(`${this.url}${path}`, { method, agent: this.agent }, (response) => {
        const pieces: Buffer[] = [];
        response.on("data", (piece: Buffer) => pieces.push(piece));
        response.on("error", reject);
        response.on("end", () => {
          const text = Buffer.concat(pieces).toString("utf8");
          const status = response.statusCode ?? 0;
          if (status >= 200 && status < 300) resolve(text);
          else reject(new Error(`${method} ${path} was answered by ${status}: ${text}`));
        });
      });
      sent.on("error", reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }
}
