import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { createCaller } from "../app-router";
import { createContext } from "../context";
import { sentenceOf } from "../error-sentences";

type Api = ReturnType<typeof createCaller>;

/** Neither caches nor search engines keep it, and no other site learns its address. */
const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" };

export interface TextFile {
  readonly name: string;
  readonly mediaType: string;
  /** Its lines, each with its end, made as they are read. */
  readonly lines: AsyncIterator<string>;
}

/** Answers with a file that is written while it is sent; what `begin` refuses is answered as a sentence. */
export async function respond(request: Request, begin: (api: Api) => Promise<TextFile>): Promise<Response> {
  try {
    const { name, mediaType, lines } = await begin(createCaller(createContext(request.headers)));
    return new Response(streamOf(lines), {
      headers: {
        ...PRIVATE,
        "Content-Type": `${mediaType}; charset=utf-8`,
        "Content-Disposition": `attachment; filename="${name}"`,
      },
    });
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    if (error.code === "INTERNAL_SERVER_ERROR") console.error("download failed:", error.cause ?? error);
    return new Response(sentenceOf(error), { status: getHTTPStatusCodeFromError(error), headers: PRIVATE });
  }
}

function streamOf(lines: AsyncIterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return?.();
    },
  });
}
