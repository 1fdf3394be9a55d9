import { z } from "zod";
import type { LocalDate } from "@/server/trip";
import { decodeTyped, encodeTyped } from "../snapshot/typed-file";
import type { TransitFeed } from "../transit/feed";
import type { Footpaths } from "../transit/walks";

/** Walks that lead to rides. Both ways take as long. */
export interface TransitWalks {
  /** Record ids of places. */
  readonly ids: readonly string[];
  /** Stops near place p: stops[first[p]] to stops[first[p + 1] − 1], with the seconds to walk there. */
  readonly first: Int32Array;
  readonly stops: Int32Array;
  readonly seconds: Int32Array;
  /** From stop to stop. */
  readonly footpaths: Footpaths;
}

/**
 * How long it takes at most from stop to stop, waiting included, whenever one is there within a part of the day: a ride of the
 * timetable arrives in that time, on each date of the kind of day.
 */
export interface SureRides {
  /** Rows of `feed.stops`, ascending; those that a walk from a place leads to. */
  readonly stops: Int32Array;
  readonly first: LocalDate;
  /** The kind of day of each date from `first` on. */
  readonly kinds: Uint8Array;
  /** Sights too far to walk to, by record id: plans know them on days on which rides join them with the middle of the city. */
  readonly far: readonly string[];
  /** 1 where they do: kind × far sights + sight. */
  readonly joined: Uint8Array;
  /** Minutes from stop to stop, by part of the day and kind of day: ((kind × parts + part) × stops + from) × stops + to. */
  readonly minutes: Uint8Array;
}

/** A world's public transport. */
export interface WorldTransit {
  readonly feed: TransitFeed;
  readonly walks: TransitWalks;
  /** Of those who can't take stairs, from the places and to the stops that they reach; of none where that is not known. */
  readonly stepFreeWalks: TransitWalks;
  /** What plans count on. */
  readonly sure: SureRides;
  readonly stepFreeSure: SureRides;
}

export const NO_WALKS: TransitWalks = {
  ids: [],
  first: new Int32Array(1),
  stops: new Int32Array(0),
  seconds: new Int32Array(0),
  footpaths: { first: new Int32Array(1), stops: new Int32Array(0), seconds: new Int32Array(0) },
};

/** Their files in a snapshot; those of a region's further cities are numbered from 2. */
export function transitTableNames(place: number): {
  readonly feed: string;
  readonly walks: string;
  readonly stepFreeWalks: string;
  readonly sure: string;
  readonly stepFreeSure: string;
} {
  const number = place === 0 ? "" : `-${place + 1}`;
  return {
    feed: `transit${number}`,
    walks: `transit-walks${number}`,
    stepFreeWalks: `transit-walks-step-free${number}`,
    sure: `transit-rides${number}`,
    stepFreeSure: `transit-rides-step-free${number}`,
  };
}

const recordsSchema = z.object({ ids: z.array(z.string().max(300)).max(20_000) });

/** The bytes of the walks, for a world's snapshot. */
export function encodeTransitWalks({ ids, first, stops, seconds, footpaths }: TransitWalks): Uint8Array {
  return encodeTyped(
    { ids },
    {
      ...{ first, stops, seconds },
      ...{ pathFirst: footpaths.first, pathStops: footpaths.stops, pathSeconds: footpaths.seconds },
    },
  );
}

/** What `encodeTransitWalks` wrote, as views into its bytes. @throws when they are no such walks (the caller names the file). */
export function decodeTransitWalks(bytes: Uint8Array): TransitWalks {
  const file = decodeTyped(bytes);
  const { ids } = recordsSchema.parse(file.records);
  const first = file.int32("first");
  if (first.length !== ids.length + 1) throw new Error("the walks are not those of its places");
  return {
    ...{ ids, first, stops: file.int32("stops"), seconds: file.int32("seconds") },
    footpaths: {
      first: file.int32("pathFirst"),
      stops: file.int32("pathStops"),
      seconds: file.int32("pathSeconds"),
    },
  };
}
