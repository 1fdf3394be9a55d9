import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { announceServer, newServerSecret } from "@/db";
import { fail, forLog, type Result } from "@/server/trip";
import { localOrderSchema } from "@/server/views";
import { takeUpload } from "../imports/take-import";
import { getServices } from "../services";
import { carryOut } from "./carry-out";

const LOOPBACK = "127.0.0.1";

/** Where commands of this machine reach the process that holds the embedded database. */
export interface LocalServer {
  stop(): Promise<void>;
}

/**
 * Takes orders from commands of this machine, which cannot open the embedded database alongside the server: on a port of the loopback
 * address alone, never on that of the pages, and only from who shows the secret of DRAGOMAN_DATA/server.json, which the file's owner alone
 * can read. Both are new at each start.
 */
export async function startLocalServer(): Promise<LocalServer> {
  const secret = newServerSecret();
  const server = createServer((request, response) => void answer(request, response, secret));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, LOOPBACK, resolve);
  });
  const withdraw = announceServer(portOf(server), secret);
  return {
    stop: () => {
      withdraw();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, secret: string): Promise<void> {
  try {
    const refused = refusalOf(request, secret);
    if (refused !== null) return send(response, refused.status, fail({ code: "bad_input", message: refused.message }));
    const { opened } = await getServices();
    const done = await takeUpload(request, localOrderSchema, (upload, folder) =>
      carryOut(opened.database, upload, folder),
    );
    send(response, done.ok ? 200 : 422, done);
  } catch (error) {
    console.error("an order of the command line failed:", forLog(error));
    send(response, 500, fail({ code: "internal", message: "The server failed; its log says why." }));
  }
}

function refusalOf(request: IncomingMessage, secret: string): { status: number; message: string } | null {
  if (request.method !== "POST" || request.url !== "/") return { status: 404, message: "There is nothing here." };
  const shown = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
  // A browser that was led here by a page sends where it comes from; commands do not.
  if (!isSame(shown, secret) || request.headers.origin !== undefined) {
    return {
      status: 401,
      message: "The secret does not match this server. It may have restarted: try again.",
    };
  }
  return null;
}

/** In a time that does not tell how much of the secret was right. */
function isSame(shown: string, secret: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(shown), hash(secret));
}

/** What of the upload was not taken is not waited for. */
function send(response: ServerResponse, status: number, result: Result<unknown>): void {
  response.writeHead(status, { "content-type": "application/json", connection: "close" });
  response.end(JSON.stringify(result));
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The local server has no port.");
  return address.port;
}
