import type { LocalDate } from "@/server/trip";
import type { Place } from "../place";
import type { Area } from "./area";
import type { AddressVotes } from "./majority";
import type { ExtractStreets } from "./streets";

/** What a file of OpenStreetMap has. */
export interface Extract {
  /** All that may be a place, with or without a name; by type and id. */
  readonly places: readonly Place[];
  /** Null where the file cannot have any. */
  readonly streets: ExtractStreets | null;
  readonly votes: AddressVotes;
  readonly area: Area;
  /** Nodes, ways and relations, or features. */
  readonly elements: number;
  /** Places that lie outside of the area, and those whose nodes the file lacks. */
  readonly outside: number;
  readonly withoutPosition: number;
  /** The day of the newest element, else of the replication; null where the file has neither. */
  readonly dataUntil: LocalDate | null;
  /** When the database was read that the extract was cut from: "2023-12-26T21:21:22Z". */
  readonly replicatedAt: string | null;
}

/** What a place of OpenStreetMap is called as a source. */
export const OPEN_STREET_MAP = "OpenStreetMap";
