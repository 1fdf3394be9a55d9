import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { fail, inTurns, ok, ProblemError, type Result } from "@/server/trip";
import type { FeedReport, TransitFeed } from "../feed";
import { mergeFeeds } from "./merge-feeds";
import { readFeed } from "./read-feed";

/**
 * Reads zipped GTFS feeds into one set of tables, leaving the process free for other work in between. Problems: `bad_file`
 * with file, line and column; `not_found`.
 */
export async function readGtfs(
  paths: readonly string[],
): Promise<Result<{ readonly feed: TransitFeed; readonly reports: readonly FeedReport[] }>> {
  const feeds: TransitFeed[] = [];
  const reports: FeedReport[] = [];
  try {
    for (const path of paths) {
      const { feed, report } = await inTurns(readFeed(basename(path), await readFile(path)));
      feeds.push(feed);
      reports.push(report);
    }
    return ok({ feed: mergeFeeds(feeds), reports });
  } catch (error) {
    if (error instanceof ProblemError) return fail(error.problem);
    if (error instanceof Error && "code" in error) {
      const message = `The file can't be read (${String(error.code)}).`;
      return fail({ code: "not_found", message, where: { file: paths[feeds.length] } });
    }
    throw error;
  }
}
