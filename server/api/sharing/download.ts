import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { z } from "zod";
import { type ExportedFile, exportFormatSchema, sharedFormatSchema } from "@/server/exports";
import { forLog } from "@/server/trip";
import type { DrawnWay } from "@/server/views";
import { createCaller } from "../app-router";
import { createContext } from "../context";
import { sentenceOf } from "../error-sentences";

type Api = ReturnType<typeof createCaller>;

/** Neither caches nor search engines keep it, and no other site learns its address. */
const PRIVATE = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" };

/** Answers `GET …/export?format=…` of a trip with a file for its owner. */
export function handleTripExport(request: Request, id: string): Promise<Response> {
  return download(request, exportFormatSchema, (api, format) => api.trips.export({ id, format }));
}

/** The same for anyone who has a link. */
export function handleSharedExport(request: Request, token: string): Promise<Response> {
  return download(request, sharedFormatSchema, (api, format) => api.shared.export({ token, format }));
}

/**
 * Answers `GET /shared/…/calendar.ics`: the trip for calendars that follow it. One that has this revision already (`If-None-Match`) is
 * told so.
 */
export async function handleCalendarFeed(request: Request, token: string): Promise<Response> {
  try {
    const { revision, text } = await createCaller(createContext(request.headers)).shared.feed({ token });
    const headers = { ...PRIVATE, "Cache-Control": "private, no-cache", ETag: `"${revision}"` };
    if (request.headers.get("if-none-match") === headers.ETag) return new Response(null, { status: 304, headers });
    return new Response(text, { headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" } });
  } catch (error) {
    return refusal(error);
  }
}

/** Answers `GET …/ways?version=N` of a trip with the ways between its stops, which a map draws and keeps for reading offline. */
export function handleTripWays(request: Request, id: string): Promise<Response> {
  const version = Number(new URL(request.url).searchParams.get("version"));
  return ways(request, (api) => api.trips.ways({ id, version }));
}

/** The same for anyone who has a link. */
export function handleSharedWays(request: Request, token: string): Promise<Response> {
  return ways(request, (api) => api.shared.ways({ token }));
}

async function ways(request: Request, read: (api: Api) => Promise<readonly DrawnWay[]>): Promise<Response> {
  try {
    return Response.json(await read(createCaller(createContext(request.headers))), { headers: PRIVATE });
  } catch (error) {
    return refusal(error);
  }
}

async function download<Format extends string>(
  request: Request,
  formats: z.ZodEnum<{ [Name in Format]: Name }>,
  read: (api: Api, format: Format) => Promise<ExportedFile>,
): Promise<Response> {
  const format = formats.safeParse(new URL(request.url).searchParams.get("format"));
  if (!format.success) return new Response(`Ask for format=${formats.options.join(", ")}.`, { status: 400 });
  try {
    return fileResponse(await read(createCaller(createContext(request.headers)), format.data));
  } catch (error) {
    return refusal(error);
  }
}

function refusal(error: unknown): Response {
  if (!(error instanceof TRPCError)) throw error;
  if (error.code === "INTERNAL_SERVER_ERROR") console.error("export failed:", forLog(error.cause ?? error));
  return new Response(sentenceOf(error), { status: getHTTPStatusCodeFromError(error), headers: PRIVATE });
}

function fileResponse({ name, mediaType, text }: ExportedFile): Response {
  const plain = name.replace(/[^\x20-\x7e]/g, "_");
  return new Response(text, {
    headers: {
      ...PRIVATE,
      "Content-Type": `${mediaType}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  });
}
