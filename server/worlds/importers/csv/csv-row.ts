import { isLocalDate, type LocalDate } from "@/server/trip";
import type { ProblemList } from "./problem-list";

/** Where a table's cells are: the header's columns by name. */
export interface CsvHeader<Column extends string> {
  readonly file: string;
  /** All columns, as the file has them. */
  readonly names: readonly string[];
  readonly indexOf: ReadonlyMap<Column, number>;
}

/**
 * One row of a CSV file, read by column name. A cell that does not hold what it should is added to the problems with
 * its file, line and column, and is read as 0 or empty; the import fails in the end.
 */
export class CsvRow<Column extends string> {
  constructor(
    private readonly header: CsvHeader<Column>,
    private readonly cells: readonly string[],
    /** The line that the row starts on, from 1. */
    private readonly line: number,
    private readonly problems: ProblemList,
  ) {}

  hasEmptyCell(): boolean {
    return this.cells.includes("");
  }

  reject(column: string, message: string): void {
    this.problems.add({ code: "bad_file", message, where: { file: this.header.file, line: this.line, column } });
  }

  /** The cell as it is written. */
  text(column: Column): string {
    return this.cells[this.header.indexOf.get(column) ?? -1] ?? "";
  }

  /** A cell that must not be empty, as it is written. */
  name(column: Column): string {
    const text = this.text(column);
    if (text === "") this.reject(column, "Write a name; the cell is empty.");
    return text;
  }

  /** A number written in digits ("12", "-12.5"). */
  decimal(column: Column, least: number, most: number): number {
    const text = this.text(column);
    const value = Number(text);
    if (!decimalPattern.test(text) || value < least || value > most) {
      this.reject(column, `Write a number from ${least} to ${most}, not ${quoted(text)}.`);
      return 0;
    }
    return value;
  }

  /** A whole number; "10.0" is one. */
  integer(column: Column, least: number, most: number): number {
    const value = this.decimal(column, least, most);
    if (Number.isInteger(value)) return value;
    this.reject(column, `Write a whole number, not ${quoted(this.text(column))}.`);
    return 0;
  }

  /** An amount of money in cents (or the hundredth part of another currency's unit). */
  priceMinor(column: Column): number {
    return Math.round(this.decimal(column, 0, 20_000_000) * 100);
  }

  /** YYYY-MM-DD. */
  date(column: Column): LocalDate {
    const text = this.text(column);
    if (knownDates.has(text)) return text;
    if (!isLocalDate(text)) {
      this.reject(column, `Write a date as YYYY-MM-DD, not ${quoted(text)}.`);
      return text;
    }
    knownDates.add(text);
    return text;
  }

  /** HH:MM up to 24:00, in minutes from midnight. */
  clockMinutes(column: Column): number {
    const text = this.text(column);
    if (!clockPattern.test(text)) {
      this.reject(column, `Write a time as HH:MM, not ${quoted(text)}.`);
      return 0;
    }
    return Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  }
}

const decimalPattern = /^-?\d+(\.\d+)?$/;
const clockPattern = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** Checking a date costs more than reading a row, and a table repeats few of them. */
const knownDates = new Set<string>();

/** The cell's text for a message, cut when long. */
export function quoted(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
