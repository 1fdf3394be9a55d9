import { basename } from "node:path";
import type { LocalDate } from "@/server/trip";
import type { PlaceDrafts } from "./drafts";
import type { HoursState } from "./hours/hours-state";

/** A source with the line that is shown wherever its data are. */
export interface License {
  readonly dataset: string;
  /** Null: the file does not say. */
  readonly license: string | null;
  readonly attribution: string;
  readonly url: string | null;
}

/** One file of an import. */
export interface FileReport {
  readonly file: string;
  /** Nodes, ways and relations, or rows. */
  readonly read: number;
  /** Of them what may be a place, before anything is dropped for its name or as a duplicate. */
  readonly places: number;
  readonly dataUntil: LocalDate | null;
  readonly replicatedAt: string | null;
}

export interface HoursReport {
  readonly known: number;
  readonly unknown: number;
  readonly notUnderstood: number;
}

export interface PlacesReport {
  readonly files: readonly FileReport[];
  readonly kept: { readonly lodgings: number; readonly restaurants: number; readonly attractions: number };
  /** Places that did not become records, by reason. */
  readonly dropped: {
    readonly withoutName: number;
    readonly duplicate: number;
    readonly outside: number;
    readonly withoutPosition: number;
    /** A list says so. */
    readonly closed: number;
  };
  /** Of restaurants and attractions; hours of lodging are those of its reception. */
  readonly hours: HoursReport;
  /** Different values that were read without their rules for holidays. */
  readonly withoutHolidays: number;
  readonly dates: { readonly from: LocalDate; readonly to: LocalDate };
  readonly streets: { readonly ways: number; readonly nodes: number; readonly missingNodes: number } | null;
  readonly licenses: readonly License[];
}

export const OPEN_STREET_MAP_LICENSE: License = {
  dataset: "OpenStreetMap",
  license: "ODbL 1.0",
  attribution: "© OpenStreetMap contributors",
  url: "https://www.openstreetmap.org/copyright",
};
export const GEONAMES_LICENSE: License = {
  dataset: "GeoNames",
  license: "CC BY 4.0",
  attribution: "GeoNames",
  url: "https://www.geonames.org",
};

/** A list's license isn't in its file. */
export function hotelListLicense(path: string): License {
  return listLicense("Hotel list", path);
}

export function sightListLicense(path: string): License {
  return listLicense("List of sights", path);
}

function listLicense(what: string, path: string): License {
  const dataset = basename(path);
  return { dataset, license: null, attribution: `${what}: ${dataset}`, url: null };
}

/** How many records have hours that are known, unknown, and not understood. */
export function countHours({ restaurants, attractions }: PlaceDrafts): HoursReport {
  const count = (kind: HoursState["kind"]) =>
    [...restaurants, ...attractions].filter(({ hours }) => hours.kind === kind).length;
  return { known: count("known"), unknown: count("unknown"), notUnderstood: count("not understood") };
}

/** The share of records whose hours can't be planned with, 0 to 1; 0 of none. */
export function shareOfUnknownHours({ known, unknown, notUnderstood }: HoursReport): number {
  const all = known + unknown + notUnderstood;
  return all === 0 ? 0 : (unknown + notUnderstood) / all;
}
