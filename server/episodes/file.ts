import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fail, ok, type Result } from "@/server/trip";
import { type Episode, episodeHeaderSchema, type RecordedEvent, recordedEventSchema } from "./episode";
import { filledLines, parseJson, readTextFile } from "./json-lines";

/**
 * Writes an episode as JSON Lines: the header, then one event per line. The file appears whole or not at
 * all, so a file that is there is an episode that ended.
 */
export function writeEpisode(file: string, episode: Episode): void {
  const lines = [episode.header, ...episode.events].map((value) => JSON.stringify(value));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, `${lines.join("\n")}\n`);
  renameSync(`${file}.part`, file);
}

/** Reads an episode back; a failure names the file, the line and the field. */
export function readEpisode(file: string): Result<Episode> {
  const text = readTextFile(file);
  if (!text.ok) return text;
  const [first, ...rest] = filledLines(text.value);
  if (!first)
    return fail({
      code: "bad_file",
      message: "The file is empty; an episode begins with its header.",
      where: { file },
    });
  const header = parseJson(first.text, episodeHeaderSchema, { file, line: first.number });
  if (!header.ok) return header;
  const events: RecordedEvent[] = [];
  for (const line of rest) {
    const recorded = parseJson(line.text, recordedEventSchema, { file, line: line.number });
    if (!recorded.ok) return recorded;
    if (recorded.value.sequence !== events.length) {
      const message = `Event ${recorded.value.sequence} is where event ${events.length} belongs; lines are missing or out of order.`;
      return fail({ code: "bad_file", message, where: { file, line: line.number, field: "sequence" } });
    }
    events.push(recorded.value);
  }
  if (events.at(-1)?.event.type !== "ended") {
    return fail({ code: "bad_file", message: "The episode has no end; its last lines are missing.", where: { file } });
  }
  return ok({ header: header.value, events });
}
