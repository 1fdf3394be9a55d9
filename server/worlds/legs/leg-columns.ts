import type { LocalDate } from "@/server/trip";
import type { ScheduledLeg } from "../records";
import { type CodedTexts, IntegerColumn, LabelColumn, type PackedTexts, TextColumn } from "./growing-columns";
import { aboutText, type OpenDataColumns } from "./leg-open-data";
import { pickIntegers, pickLabels, pickTexts, sortedRows } from "./row-order";

/** A leg as it is imported: its id will be its place in the file, and nothing is known of it beyond the columns and its open data. */
export interface ImportedLeg extends Omit<ScheduledLeg, "id" | "details" | "departureTime" | "arrivalTime"> {
  /** From midnight, 0–1439. */
  readonly departureMinutes: number;
  /** From midnight of the day of arrival, 0–1440 (1440 is published as "24:00"). */
  readonly arrivalMinutes: number;
}

/** Legs as columns of equal length, sorted by (origin, destination, date), the legs of one day in file order. */
export interface LegColumns {
  readonly origin: CodedTexts;
  readonly destination: CodedTexts;
  readonly date: CodedTexts;
  readonly mode: CodedTexts;
  readonly number: PackedTexts;
  readonly departureMinutes: Int16Array;
  readonly arrivalMinutes: Int16Array;
  readonly arrivalDayOffset: Int8Array;
  /** At most 32,767. */
  readonly durationMinutes: Int16Array;
  /** -1 where the record has none. */
  readonly distanceMetres: Int32Array;
  readonly priceMinor: Int32Array;
  /** Place in the file, from 0. */
  readonly fileRow: Int32Array;
  /** Null where no leg is of open data. */
  readonly openData: OpenDataColumns | null;
}

/** Collects legs in file order, without an object per row: the full published table has 3,827,361 rows. */
export class LegColumnsBuilder {
  private rows = 0;
  private readonly labels = {
    origin: new LabelColumn(),
    destination: new LabelColumn(),
    date: new LabelColumn(),
    mode: new LabelColumn(),
    about: new LabelColumn(),
  };
  private readonly number = new TextColumn();
  private readonly integers = {
    departureMinutes: new IntegerColumn(),
    arrivalMinutes: new IntegerColumn(),
    arrivalDayOffset: new IntegerColumn(),
    durationMinutes: new IntegerColumn(),
    distanceMetres: new IntegerColumn(),
    priceMinor: new IntegerColumn(),
    lowMinor: new IntegerColumn(),
  };

  add(leg: ImportedLeg): void {
    this.rows += 1;
    this.labels.origin.add(leg.origin);
    this.labels.destination.add(leg.destination);
    this.labels.date.add(leg.date);
    this.labels.mode.add(leg.mode);
    this.number.add(leg.number);
    this.integers.departureMinutes.add(leg.departureMinutes);
    this.integers.arrivalMinutes.add(leg.arrivalMinutes);
    this.integers.arrivalDayOffset.add(leg.arrivalDayOffset);
    this.integers.durationMinutes.add(leg.durationMinutes);
    this.integers.distanceMetres.add(leg.distanceKm === null ? -1 : Math.round(leg.distanceKm * 1000));
    this.integers.priceMinor.add(leg.priceMinor);
    this.labels.about.add(aboutText(leg.openData));
    this.integers.lowMinor.add(leg.openData?.priceRange?.lowMinor ?? -1);
  }

  finish(): LegColumns {
    const { rows, integers } = this;
    const origin = this.labels.origin.finish();
    const destination = this.labels.destination.finish();
    const date = this.labels.date.finish();
    const order = sortedRows([origin, destination, date], rows);
    const about = this.labels.about.finish();
    const hasOpenData = about.words.some((word) => word !== "");
    return {
      origin: pickLabels(origin, order),
      destination: pickLabels(destination, order),
      date: pickLabels(date, order),
      mode: pickLabels(this.labels.mode.finish(), order),
      number: pickTexts(this.number.finish(), order),
      departureMinutes: pickIntegers(integers.departureMinutes.finish(), order, new Int16Array(rows)),
      arrivalMinutes: pickIntegers(integers.arrivalMinutes.finish(), order, new Int16Array(rows)),
      arrivalDayOffset: pickIntegers(integers.arrivalDayOffset.finish(), order, new Int8Array(rows)),
      durationMinutes: pickIntegers(integers.durationMinutes.finish(), order, new Int16Array(rows)),
      distanceMetres: pickIntegers(integers.distanceMetres.finish(), order, new Int32Array(rows)),
      priceMinor: pickIntegers(integers.priceMinor.finish(), order, new Int32Array(rows)),
      fileRow: order,
      openData: hasOpenData
        ? {
            about: pickLabels(about, order),
            lowMinor: pickIntegers(integers.lowMinor.finish(), order, new Int32Array(rows)),
          }
        : null,
    };
  }
}

/** First and last date that a leg leaves on; null when there is none. */
export function datesOf(legs: LegColumns): { from: LocalDate; to: LocalDate } | null {
  const from = legs.date.words[0];
  const to = legs.date.words.at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}
