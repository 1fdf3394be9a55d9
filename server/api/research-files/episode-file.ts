import { z } from "zod";
import { episodeHeaderSchema, recordedEventSchema, type StoredHeader } from "@/server/episodes";
import { getServices } from "../services";
import { respond } from "./respond";

const EVENTS_AT_A_TIME = 50;

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
  const { episodes } = await getServices();
  yield `${JSON.stringify(header)}\n`;
  for (let after = -1; after < length - 1; after += EVENTS_AT_A_TIME) {
    const limit = Math.min(EVENTS_AT_A_TIME, length - 1 - after);
    const events = await episodes.events(header.id, { after, limit });
    yield events.map((recorded) => `${JSON.stringify(recorded)}\n`).join("");
  }
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
