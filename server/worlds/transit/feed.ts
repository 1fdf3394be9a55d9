import type { LocalDate } from "@/server/trip";

/** Whether a wheelchair gets on: as the feed says, for a stop also as its station says. */
export type Access = "yes" | "no" | "unknown";

/** A place where vehicles stop: a platform, or a stop at the curb. */
export interface TransitStop {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Of the clocks there. Times are in the feed's own zone all the same. */
  readonly zone: string;
  /** Stops of one station have the same number, others a number of their own. */
  readonly station: number;
  readonly access: Access;
  readonly file: number;
}

/** A door of a station, where a walk begins. */
export interface StationEntrance {
  readonly station: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly access: Access;
}

export interface TransitRoute {
  readonly id: string;
  /** "1", "Red", "Northeast Regional": the short name, else the long one. */
  readonly name: string;
  readonly longName: string;
  /** As in the file: 0 tram, 1 metro, 2 rail, 3 bus …; also extended types (700: bus). */
  readonly type: number;
  /** "" where the feed names none. */
  readonly agency: string;
  readonly file: number;
}

/** A feed that was read. */
export interface FeedFile {
  readonly name: string;
  /** Who to name when times are shown: "Timetable: WMATA". */
  readonly publisher: string;
  /** Whether the feed says of any stop, or of any trip, that a wheelchair can or can't use it. */
  readonly knowsStopAccess: boolean;
  readonly knowsTripAccess: boolean;
}

/** Bits of `patterns.stopping`. */
export const CAN_BOARD = 1;
export const CAN_ALIGHT = 2;

/** Timetables of one or more feeds in typed tables; indices refer to rows, times are seconds after noon − 12 h of the service day. */
export interface TransitFeed {
  readonly files: readonly FeedFile[];
  /** Of all times. */
  readonly zone: string;
  readonly stops: readonly TransitStop[];
  readonly entrances: readonly StationEntrance[];
  readonly routes: readonly TransitRoute[];
  /** Trips of one pattern call at the same stops in the same order. */
  readonly patterns: {
    readonly route: Int32Array;
    /** 0 or 1 as in the file; −1: not said. */
    readonly direction: Int8Array;
    readonly firstStop: Int32Array;
    readonly stops: Int32Array;
    readonly stopping: Uint8Array;
  };
  readonly trips: {
    readonly ids: readonly string[];
    readonly shortNames: readonly string[];
    readonly headsigns: readonly string[];
    /** 0 unknown, 1 yes, 2 no. */
    readonly access: Uint8Array;
    readonly pattern: Int32Array;
    readonly service: Int32Array;
    /** Where a trip's times begin; it has as many as its pattern has stops. */
    readonly firstTime: Int32Array;
  };
  readonly times: { readonly arrivals: Int32Array; readonly departures: Int32Array };
  /** Days on which services run: bit d % 8 of byte service × bytesPerService + d / 8 is day `first` + d. */
  readonly services: {
    readonly first: LocalDate;
    readonly days: number;
    readonly bytesPerService: number;
    readonly bits: Uint8Array;
  };
  /** Trips that repeat every `headway` seconds while `from` ≤ departure < `to`; their own times are a pattern only. */
  readonly frequencies: {
    readonly trip: Int32Array;
    readonly from: Int32Array;
    readonly to: Int32Array;
    readonly headway: Int32Array;
  };
  /** Changes that the feed names, between stops; −1 seconds: not possible. */
  readonly transfers: { readonly from: Int32Array; readonly to: Int32Array; readonly seconds: Int32Array };
}

/** What became of the rows. */
export interface FeedReport {
  readonly rows: Readonly<Record<string, number>>;
  /** Left out, by reason. */
  readonly dropped: Readonly<Record<string, number>>;
}

export function runsOn({ services }: TransitFeed, service: number, day: number): boolean {
  if (day < 0 || day >= services.days) return false;
  return ((services.bits[service * services.bytesPerService + (day >> 3)] ?? 0) & (1 << (day & 7))) !== 0;
}
