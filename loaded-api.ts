import type * as Api from "@/server/api";

// Next bundles each route apart, so what they share lies here.
const shared: typeof globalThis & { dragomanApi?: typeof Api } = globalThis;

// Where sources change while the server runs, each route takes what it serves from them.
const fromSource = process.env.NODE_ENV === "production" ? undefined : await import("@/server/api");

/** Makes what the server answers with known to all routes, before the first request. */
export function shareApi(api: typeof Api): void {
  shared.dragomanApi = api;
}

/**
 * What the server answers with. A route that imported it would be bundled with every room of the server: with a copy for each
 * route and one for the pages, a process held 40 MB more before its first request, and that of each kind waited for its own.
 */
export function loadedApi(): typeof Api {
  const api = fromSource ?? shared.dragomanApi;
  if (api === undefined) throw new Error("The server has not been started by instrumentation.ts.");
  return api;
}
