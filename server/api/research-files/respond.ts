import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { forLog } from "@/server/trip";
import { createCaller } from "../app-router";
import { createContext } from "../context";
import { sentenceOf } from "../error-sentences";

type Api = ReturnType<typeof createCaller>;

/** Neither caches nor search engines keep it, and no other site learns its address. */
const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" };

export interface DownloadedFile {
  readonly name: string;
  readonly mediaType: string;
  /** Made as they are read: texts, such as lines with their ends, or bytes. */
  readonly pieces: AsyncIterator<string | Uint8Array>;
}

/** Answers with a file that is written while it is sent; what `begin` refuses is answered as a sentence. */
export async function respond(request: Request, begin: (api: Api) => Promise<DownloadedFile>): Promise<Response> {
  try {
    const { name, mediaType, pieces } = await begin(createCaller(createContext(request.headers)));
    return new Response(streamOf(pieces), {
      headers: {
        ...PRIVATE,
        "Content-Type": mediaType,
        "Content-Disposition": `attachment; filename="${name}"`,
      },
    });
  } catch (error) {
    if (!(error instanceof TRPCError)) throw error;
    if (error.code === "INTERNAL_SERVER_ERROR") console.error("download failed:", forLog(error.cause ?? error));
    return new Response(sentenceOf(error), { status: getHTTPStatusCodeFromError(error), headers: PRIVATE });
  }
}

function streamOf(pieces: DownloadedFile["pieces"]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}
