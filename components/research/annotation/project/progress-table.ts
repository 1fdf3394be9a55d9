import type { Qualification, RaterProgress } from "@/server/views";
import { formatSeconds } from "../../../annotate/time";
import type { DataTable } from "../../table/table";

/** What each rater did, by pseudonym. */
export function progressTable(progress: readonly RaterProgress[]): DataTable {
  return {
    columns: ["Rater", "Rated", "Skipped", "Median time", "Qualification", "Last rating"],
    rows: progress.map(({ rater, done, skipped, medianSeconds, qualification, lastAt }) => [
      rater,
      done,
      skipped,
      medianSeconds === null ? null : formatSeconds(medianSeconds),
      qualification === null ? null : qualificationWords(qualification),
      lastAt === null ? null : lastAt.slice(0, 16).replace("T", " "),
    ]),
  };
}

/** "passed", "not passed", "3 of 10 answered". */
export function qualificationWords({ items, answered, passed }: Qualification): string {
  if (passed === null) return `${answered} of ${items} answered`;
  return passed ? "passed" : "not passed";
}

/** "about 20 min left", "about 3.5 h left": of one person's work. */
export function hoursLeftWords(hours: number): string {
  const minutes = Math.max(1, Math.round(hours * 60));
  if (minutes < 60) return `about ${minutes} min of work left`;
  return `about ${hours < 10 ? Number(hours.toFixed(1)) : Math.round(hours).toLocaleString("en-US")} h of work left`;
}
