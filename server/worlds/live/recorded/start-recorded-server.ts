import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { ADAPTERS } from "../registry";
import { CHANGES, type Change, emptied, FAULTS, type Fault, halved, renamed, withoutCurrency } from "./faults";
import { duffelFrames } from "./frames/duffel";
import { LODGINGS, liteApiFrames, type RecordedLodging } from "./frames/liteapi";
import { motisFrames, openMeteoFrames, photonFrames, searxngFrames, valhallaFrames } from "./frames/others";
import type { Frame } from "./received";

export interface RecordedServerOptions {
  /** Any that is free by default. */
  readonly port?: number;
  /** Invented ones around the point that is asked about by default. */
  readonly lodgings?: readonly RecordedLodging[];
  /** How late each answer comes; at once by default. */
  readonly delayMs?: number;
}

export interface RecordedServer {
  /** "http://127.0.0.1:PORT"; a provider is behind its name, broken or changed behind "+": `/liteapi`, `/liteapi+429`. */
  readonly url: string;
  /** Requests so far, "liteapi/v3.0/hotels/rates". */
  readonly asked: readonly string[];
  /** The variables that have every provider answered by it. `modes`: faults and changes by provider's name. */
  environment(modes?: Readonly<Record<string, Fault | Change>>): Record<string, string>;
  close(): Promise<void>;
}

const MOST_BODY = 1 << 20;
const MORE_THAN_IS_READ = 17 << 20;

/**
 * A server on this machine that answers for every provider by frames in the form of its documentation, and is broken on demand. For tests,
 * development, and `providers check`; nothing that it says is true of any place.
 */
export async function startRecordedServer(options: RecordedServerOptions = {}): Promise<RecordedServer> {
  const frames: Readonly<Record<string, Frame>> = {
    liteapi: liteApiFrames(options.lodgings ?? LODGINGS),
    duffel: duffelFrames,
    motis: motisFrames,
    valhalla: valhallaFrames,
    "open-meteo": openMeteoFrames,
    searxng: searxngFrames,
    photon: photonFrames,
  };
  const asked: string[] = [];
  /** Offers that were asked about, by provider. */
  const seen = new Set<string>();
  /** The first offer that was asked about again, by provider and mode: changes happen to it alone. */
  const changed = new Map<string, string>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const [, first = "", path = ""] = /^\/([^/]+)(\/.*)?$/.exec(url.pathname) ?? [];
    const [name = "", mode = ""] = first.split("+");
    asked.push(`${name}${path}`);
    const body = await bodyOf(request);
    await wait(options.delayMs ?? 0);
    const fault = FAULTS.find((each) => each === mode) ?? null;
    const change = CHANGES.find((each) => each === mode) ?? null;
    const changeOf = (id: string) => {
      const isFirst = !seen.has(`${name} ${id}`);
      seen.add(`${name} ${id}`);
      if (change === null || isFirst) return null;
      if (!changed.has(first)) changed.set(first, id);
      return changed.get(first) === id ? change : null;
    };
    const frame = frames[name];
    const json = frame?.({ path, parameters: url.searchParams, body, changeOf, now: Date.now() }) ?? null;
    if (json === null) response.writeHead(404).end();
    else send(response, json, fault);
  }

  const server = createServer((request, response) => {
    // What no frame understands is refused, as its provider would.
    answer(request, response).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((listening, refused) => {
    server.once("error", refused).listen(options.port ?? 0, "127.0.0.1", listening);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    asked,
    environment: (modes = {}) =>
      Object.fromEntries(
        Object.values(ADAPTERS).flatMap(({ name, urlVariable, keyVariable }) => [
          [urlVariable, `${url}/${name}${modes[name] === undefined ? "" : `+${modes[name]}`}`],
          ...(keyVariable === null ? [] : [[keyVariable, "recorded"]]),
        ]),
      ),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function send(response: ServerResponse, json: unknown, fault: Fault | null): void {
  const sendJson = (value: unknown) =>
    response.writeHead(200, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(value));
  switch (fault) {
    case "stall":
      return;
    case "401":
    case "500":
      response.writeHead(Number(fault)).end();
      return;
    case "429":
      response.writeHead(429, { "retry-after": "60" }).end();
      return;
    case "html":
      response.writeHead(200, { "content-type": "text/html" }).end("<html>Welcome</html>");
      return;
    case "cut-off": {
      const text = JSON.stringify(json);
      response.writeHead(200, { "content-type": "application/json", "content-length": text.length });
      response.write(text.slice(0, text.length / 2), () => response.destroy());
      return;
    }
    case "too-large":
      response.writeHead(200, { "content-type": "application/json" }).end(Buffer.alloc(MORE_THAN_IS_READ, " "));
      return;
    case "renamed":
      sendJson(renamed(json));
      return;
    case "no-currency":
      sendJson(withoutCurrency(json));
      return;
    case "half":
      sendJson(halved(json));
      return;
    case "empty":
      sendJson(emptied(json));
      return;
    case null:
      sendJson(json);
  }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const piece of request.setEncoding("utf8")) {
    text += piece;
    if (text.length > MOST_BODY) throw new Error("The question is too long.");
  }
  return text === "" ? null : JSON.parse(text);
}
