import type { BenchmarkInfo, QuotedFigure } from "@/server/views";
import type { PaperFigure } from "../paper-figures";

/** The paper's numbers for a table of runs; undefined where none are quoted. */
export function quotedFor({ quoted = [] }: BenchmarkInfo, table: QuotedFigure["with"]): PaperFigure | undefined {
  return quoted.find(({ with: of }) => of === table);
}
