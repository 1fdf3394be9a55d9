import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { forLog } from "@/server/trip";
import { appRouter } from "./app-router";
import { createContext } from "./context";
import { guarded } from "./request-guards";

const API_PATH = "/api/trpc";
const MAXIMUM_CALLS_PER_BATCH = 20;

/** Answers one HTTP request to the tRPC procedures. */
export async function handleApiRequest(request: Request): Promise<Response> {
  const checked = await guarded(request);
  if (checked instanceof Response) return checked;
  return fetchRequestHandler({
    endpoint: API_PATH,
    req: checked,
    router: appRouter,
    createContext: () => createContext(request.headers),
    // Texts are longer than a URL may be, so browsers send queries by POST.
    allowMethodOverride: true,
    maxBatchSize: MAXIMUM_CALLS_PER_BATCH,
    onError: ({ error, path }) => {
      if (error.code === "INTERNAL_SERVER_ERROR")
        console.error(`${path ?? "request"} failed:`, forLog(error.cause ?? error));
    },
  });
}
