import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { appRouter } from "./app-router";
import { createContext } from "./context";

const API_PATH = "/api/trpc";
const MAXIMUM_BODY_BYTES = 256 * 1024;
const MAXIMUM_CALLS_PER_BATCH = 20;

/** Answers one HTTP request to the tRPC procedures. */
export async function handleApiRequest(request: Request): Promise<Response> {
  const limited = await withLimitedBody(request);
  if (limited === null) return new Response("The request is too large.", { status: 413 });
  return fetchRequestHandler({
    endpoint: API_PATH,
    req: limited,
    router: appRouter,
    createContext: () => createContext(request),
    // Texts are longer than a URL may be, so browsers send queries by POST.
    allowMethodOverride: true,
    maxBatchSize: MAXIMUM_CALLS_PER_BATCH,
    onError: ({ error, path }) => {
      if (error.code === "INTERNAL_SERVER_ERROR") console.error(`${path ?? "request"} failed:`, error.cause ?? error);
    },
  });
}

/** The request with its body read, null when the body is longer than allowed, whatever its headers claim. */
async function withLimitedBody(request: Request): Promise<Request | null> {
  if (request.body === null) return request;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > MAXIMUM_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body: Buffer.concat(chunks) });
}
