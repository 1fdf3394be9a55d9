import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** What a server does with one request, in place of serving the file. */
type Misbehavior =
  | { readonly cutAfter: number }
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  | { readonly silentAfter: number };

interface ServedFile {
  bytes: Buffer;
  etag: string | null;
  /** Sends files from the middle on. */
  ranges: boolean;
  refusesHead: boolean;
  /** By GET requests of this file in their order; afterward it is served well. */
  script: Misbehavior[];
}

/** A server of files on this machine, which fails as it is told; `requests` are "GET /a bytes=5-". */
export async function startFileServer() {
  const files = new Map<string, ServedFile>();
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requests.push([request.method, path, request.headers.range].filter((part) => part !== undefined).join(" "));
    const file = files.get(path);
    if (file === undefined) response.writeHead(404).end("<html>no such file</html>");
    else serve(request, response, file);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    address: `http://127.0.0.1:${address.port}`,
    requests,
    put(path: string, bytes: Buffer | string, more: Partial<ServedFile> = {}): ServedFile {
      const file: ServedFile = {
        bytes: Buffer.from(bytes),
        etag: '"1"',
        ranges: true,
        refusesHead: false,
        script: [],
        ...more,
      };
      files.set(path, file);
      return file;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function serve(request: IncomingMessage, response: ServerResponse, file: ServedFile): void {
  const { bytes, etag, ranges, refusesHead } = file;
  if (request.method === "HEAD" && refusesHead) {
    response.writeHead(405).end();
    return;
  }
  const misbehavior = request.method === "GET" ? file.script.shift() : undefined;
  if (misbehavior !== undefined && "status" in misbehavior) {
    response.writeHead(misbehavior.status, misbehavior.headers).end();
    return;
  }
  const begin = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1] ?? Number.NaN);
  const isPart = ranges && !Number.isNaN(begin) && request.headers["if-range"] === etag;
  if (isPart && begin >= bytes.length) {
    response.writeHead(416, { "content-range": `bytes */${bytes.length}` }).end();
    return;
  }
  const sent = isPart ? bytes.subarray(begin) : bytes;
  const headers = {
    "content-length": String(sent.length),
    ...(etag === null ? {} : { etag }),
    ...(isPart ? { "content-range": `bytes ${begin}-${bytes.length - 1}/${bytes.length}` } : {}),
  };
  response.writeHead(isPart ? 206 : 200, headers);
  if (request.method === "HEAD") response.end();
  else if (misbehavior === undefined) response.end(sent);
  else if ("cutAfter" in misbehavior) {
    response.write(sent.subarray(0, misbehavior.cutAfter), () => setImmediate(() => response.destroy()));
  } else response.write(sent.subarray(0, misbehavior.silentAfter));
}
