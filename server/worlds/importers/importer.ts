import type { Result } from "@/server/trip";
import type { Relation } from "../relations/relation";
import type { SnapshotRecords } from "../snapshot/read-snapshot";
import type { WorldDescription } from "../world";
import type { ImportOptions } from "./import-options";

/** Makes a world of the files of a published data set. */
export interface Importer {
  /** Of the format; also the kind of the worlds it makes, and their name by default. */
  readonly name: string;
  /** All or nothing: problems name file, line and column, and nothing is written then. */
  importFiles(source: string, options: ImportOptions): Promise<Result<WorldDescription>>;
  /** The tables under the columns that they were published with; null: the world's records are shown. */
  readonly relations: ((records: SnapshotRecords) => readonly Relation[]) | null;
}
