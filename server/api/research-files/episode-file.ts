import { z } from "zod";
import { episodeHeaderSchema, recordedEventSchema, type StoredHeader } from "@/server/episodes";
import { eventPages } from "../episodes/event-pages";
import { respond } from "./respond";

/** Answers `GET …/episodes/<id>/export` with the episode as JSON Lines, as `readEpisode` reads them back once it has ended. */
export function handleEpisodeExport(request: Request, id: string): Promise<Response> {
  return respond(request, async (api) => {
    const header = await api.episodes.header({ id });
    return {
      name: `episode-${header.id}.jsonl`,
      mediaType: "application/jsonl; charset=utf-8",
      pieces: linesOf(header),
    };
  });
}

async function* linesOf({ length, ...header }: StoredHeader): AsyncGenerator<string> {
  yield `${JSON.stringify(header)}\n`;
  for await (const events of eventPages(header.id, length))
    yield events.map((recorded) => `${JSON.stringify(recorded)}\n`).join("");
}

/** The JSON schema of an episode's file: of its first line, and of each line after it. */
export function episodeFileSchema(): unknown {
  const line = z.union([episodeHeaderSchema, recordedEventSchema]);
  return {
    ...z.toJSONSchema(line, { unrepresentable: "any" }),
    title: "A line of an episode's file",
    description:
      "JSON Lines: the first line is the header (format, version, …), each line after it an event with its sequence number from 0, without gaps; the last one is `ended`.",
  };
}

/** Answers with that schema. */
export function handleEpisodeSchema(): Response {
  return Response.json(episodeFileSchema(), { headers: { "Content-Type": "application/schema+json" } });
}
