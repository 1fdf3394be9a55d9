import { clockTime, scheduledModeSchema } from "@/server/trip";
import type { ScheduledLeg } from "../records";
import type { CodedTexts } from "./growing-columns";
import type { LegColumns } from "./leg-columns";
import { openDataReader } from "./leg-open-data";
import type { LegSource } from "./leg-source";
import { numberIndex } from "./number-index";

/**
 * Legs in sorted columns: a lookup is a binary search, and records are made of the rows that it returns only. The last
 * `decoys` legs of the file are marked as such by their ids.
 */
export function columnarLegs(columns: LegColumns, decoys = 0): LegSource {
  const origins = codesOf(columns.origin);
  const destinations = codesOf(columns.destination);
  const dates = codesOf(columns.date);
  const { codes: originAt } = columns.origin;
  const { codes: destinationAt } = columns.destination;
  const { codes: dateAt } = columns.date;
  const rows = columns.fileRow.length;
  const leg = legReader(columns, decoys);

  /** The first row that is not before (origin, destination, date). */
  function firstRow(origin: number, destination: number, date: number): number {
    let low = 0;
    let high = rows;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const order =
        (originAt[middle] ?? 0) - origin || (destinationAt[middle] ?? 0) - destination || (dateAt[middle] ?? 0) - date;
      if (order < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  let rowOfNumber: ((number: string) => number | undefined) | undefined;

  return {
    scheduledLegs(origin, destination, date) {
      const [from, to, day] = [origins.get(origin), destinations.get(destination), dates.get(date)];
      if (from === undefined || to === undefined || day === undefined) return [];
      const legs: ScheduledLeg[] = [];
      const end = firstRow(from, to, day + 1);
      for (let row = firstRow(from, to, day); row < end; row += 1) legs.push(leg(row));
      return legs;
    },
    scheduledDates(origin, destination) {
      const [from, to] = [origins.get(origin), destinations.get(destination)];
      if (from === undefined || to === undefined) return [];
      const codes = dateAt.subarray(firstRow(from, to, 0), firstRow(from, to, columns.date.words.length));
      return [...new Set(codes)].map((code) => columns.date.words[code] ?? "");
    },
    legByNumber(number) {
      // Made on first use: planners never look a number up, and the full table takes a second or so.
      rowOfNumber ??= numberIndex(columns.number, columns.fileRow);
      const row = rowOfNumber(number);
      return row === undefined ? undefined : leg(row);
    },
  };
}

/** The record of a row. */
function legReader(columns: LegColumns, decoys: number): (row: number) => ScheduledLeg {
  const decoder = new TextDecoder();
  const firstDecoy = columns.fileRow.length - decoys;
  const openDataOf = columns.openData === null ? null : openDataReader(columns.openData);

  function textOf({ codes, words }: CodedTexts, row: number): string {
    return words[codes[row] ?? 0] ?? "";
  }

  return (row) => {
    const { bytes, ends } = columns.number;
    const metres = columns.distanceMetres[row] ?? -1;
    const place = columns.fileRow[row] ?? 0;
    const priceMinor = columns.priceMinor[row] ?? 0;
    return {
      id: `${place < firstDecoy ? "leg" : "decoy"}-${place}`,
      mode: scheduledModeSchema.catch("flight").parse(textOf(columns.mode, row)),
      number: decoder.decode(bytes.subarray(ends[row], ends[row + 1])),
      origin: textOf(columns.origin, row),
      destination: textOf(columns.destination, row),
      date: textOf(columns.date, row),
      departureTime: clockTime(columns.departureMinutes[row] ?? 0),
      arrivalTime: clockTime(columns.arrivalMinutes[row] ?? 0),
      arrivalDayOffset: columns.arrivalDayOffset[row] ?? 0,
      durationMinutes: columns.durationMinutes[row] ?? 0,
      distanceKm: metres < 0 ? null : metres / 1000,
      priceMinor,
      details: null,
      ...(openDataOf !== null && { openData: openDataOf(row, priceMinor) }),
    };
  };
}

/** All legs in the order of the imported file; records are made one at a time, new for each reader. */
export function legsInFileOrder(columns: LegColumns): Iterable<ScheduledLeg> {
  const leg = legReader(columns, 0);
  return {
    *[Symbol.iterator]() {
      const rowAt = new Int32Array(columns.fileRow.length);
      for (const [row, place] of columns.fileRow.entries()) rowAt[place] = row;
      for (const row of rowAt) yield leg(row);
    },
  };
}

function codesOf({ words }: CodedTexts): Map<string, number> {
  return new Map(words.map((word, code) => [word, code]));
}
