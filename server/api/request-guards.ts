/** What a request must be like before anything looks into it; shared by the procedures and the sign-in. */

const MAXIMUM_BODY_BYTES = 256 * 1024;

/** The request with its body read, or the answer that refuses it: too large, or a change that another site's page asks for. */
export async function guarded(request: Request): Promise<Request | Response> {
  const reads = request.method === "GET" || request.method === "HEAD";
  if (!reads && !isFromOwnPages(request.headers)) {
    return refusal(403, "This request came from another site's page, so it was refused.");
  }
  // A page of another site can make a browser post forms and plain text, with its cookies, but no JSON.
  if (!reads && !request.headers.get("content-type")?.startsWith("application/json")) {
    return refusal(415, "Send JSON.");
  }
  return (await withLimitedBody(request)) ?? refusal(413, "The request is too large.");
}

/** Whether one of this server's own pages sent the request, or no browser did. */
export function isFromOwnPages(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  return origin === null || origin === ownOrigin(headers);
}

/** The address that browsers know this server by: DRAGOMAN_URL, else the one that was asked. */
export function ownOrigin(headers: Headers): string {
  if (process.env.DRAGOMAN_URL) return new URL(process.env.DRAGOMAN_URL).origin;
  const host = headers.get("x-forwarded-host") ?? headers.get("host") ?? "localhost";
  return `${headers.get("x-forwarded-proto") === "https" ? "https" : "http"}://${host}`;
}

/** The body, null when it has more bytes than `most`, whatever its headers claim. */
export async function limitedBody({ body }: Request, most: number): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The request with its body read, null when the body is longer than allowed. */
async function withLimitedBody(request: Request): Promise<Request | null> {
  if (request.body === null) return request;
  const body = await limitedBody(request, MAXIMUM_BODY_BYTES);
  if (body === null) return null;
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body });
}

function refusal(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
