import { z } from "zod";
import { localDateSchema } from "@/server/trip";
import { decodeTyped, encodeTyped, type TypedFile } from "../snapshot/typed-file";
import type { TransitFeed } from "./feed";

const text = z.string().max(1_000);
const row = z.int().min(0).max(1e9);
const degrees = z.number().min(-180).max(180);
const access = z.enum(["yes", "no", "unknown"]);
const recordsSchema = z.object({
  files: z
    .array(z.object({ name: text, publisher: text, knowsStopAccess: z.boolean(), knowsTripAccess: z.boolean() }))
    .max(1_000),
  zone: text,
  stops: z
    .array(
      z.object({
        id: text,
        name: text,
        latitude: degrees,
        longitude: degrees,
        zone: text,
        station: row,
        access,
        file: row,
      }),
    )
    .max(2e6),
  entrances: z.array(z.object({ station: row, latitude: degrees, longitude: degrees, access })).max(2e6),
  routes: z.array(z.object({ id: text, name: text, longName: text, type: row, agency: text, file: row })).max(200_000),
  ids: z.array(text).max(1e7),
  shortNames: z.array(text).max(1e7),
  headsigns: z.array(text).max(1e7),
  first: localDateSchema,
  days: row,
  bytesPerService: row,
});

/** The bytes of a feed's tables, for a world's snapshot. */
export function encodeFeed(feed: TransitFeed): Uint8Array {
  const { files, zone, stops, entrances, routes, patterns, trips, times, services, frequencies, transfers } = feed;
  const { ids, ...tripColumns } = trips;
  // Numbers and headsigns repeat from trip to trip: each is written once, and trips have their rows.
  const [shortNames, headsigns] = [coded(tripColumns.shortNames), coded(tripColumns.headsigns)];
  return encodeTyped(
    {
      ...{ files, zone, stops, entrances, routes, ids, shortNames: shortNames.words, headsigns: headsigns.words },
      ...{ first: services.first, days: services.days, bytesPerService: services.bytesPerService },
    },
    {
      ...named("pattern", patterns),
      ...{ tripAccess: trips.access, tripPattern: trips.pattern, tripService: trips.service },
      ...{ tripFirstTime: trips.firstTime, tripShortName: shortNames.codes, tripHeadsign: headsigns.codes },
      ...named("time", times),
      serviceBits: services.bits,
      ...named("frequency", frequencies),
      ...named("transfer", transfers),
    },
  );
}

/** The feed that `encodeFeed` wrote; its tables are views into the bytes. @throws when they are no feed (the caller names the file). */
export function decodeFeed(bytes: Uint8Array): TransitFeed {
  const file = decodeTyped(bytes);
  const { ids, shortNames, headsigns, first, days, bytesPerService, ...records } = recordsSchema.parse(file.records);
  const integers = (name: string) => file.int32(name);
  return {
    ...records,
    patterns: {
      route: integers("pattern route"),
      direction: file.int8("pattern direction"),
      firstStop: integers("pattern firstStop"),
      stops: integers("pattern stops"),
      stopping: file.uint8("pattern stopping"),
    },
    trips: {
      ids,
      shortNames: decoded(file, "tripShortName", shortNames),
      headsigns: decoded(file, "tripHeadsign", headsigns),
      access: file.uint8("tripAccess"),
      pattern: integers("tripPattern"),
      service: integers("tripService"),
      firstTime: integers("tripFirstTime"),
    },
    times: { arrivals: integers("time arrivals"), departures: integers("time departures") },
    services: { first, days, bytesPerService, bits: file.uint8("serviceBits") },
    frequencies: {
      trip: integers("frequency trip"),
      from: integers("frequency from"),
      to: integers("frequency to"),
      headway: integers("frequency headway"),
    },
    transfers: {
      from: integers("transfer from"),
      to: integers("transfer to"),
      seconds: integers("transfer seconds"),
    },
  };
}

function named<Value>(prefix: string, columns: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [`${prefix} ${name}`, column]));
}

function coded(texts: readonly string[]): { readonly words: readonly string[]; readonly codes: Int32Array } {
  const codeOf = new Map<string, number>();
  const codes = Int32Array.from(texts, (one) => {
    const code = codeOf.get(one) ?? codeOf.size;
    codeOf.set(one, code);
    return code;
  });
  return { words: [...codeOf.keys()], codes };
}

function decoded(file: TypedFile, name: string, words: readonly string[]): string[] {
  return Array.from(file.int32(name), (code) => words[code] ?? "");
}
