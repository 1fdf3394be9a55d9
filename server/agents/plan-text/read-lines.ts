import { dayNumberOf, fieldOf } from "./labels";
import type { DayField, RawDay } from "./written-day";

/** A line without the marks of lists, quotes and headings before it, and without the emphasis of what it begins with. */
function withoutMarks(line: string): string {
  const text = line.replace(/^[\s>#]*(?:(?:[-*+•–]|\d{1,2}[.)])\s+)?[\s>#]*/u, "").trim();
  const emphasis = /^(\*\*|__|\*|_)(?=\S)/.exec(text)?.[1];
  return emphasis === undefined ? text : text.slice(emphasis.length).replace(emphasis, "");
}

const HEADING = /^(?:the\s+)?day\s*[-#:]?\s*([a-z]+|\d{1,3})\b(.*)$/i;
const ORDINAL_HEADING = /^(?:the\s+)?(\d{1,3}(?:st|nd|rd|th)|[a-z]+)\s+day\b(.*)$/i;

/** The number of a heading such as "Day 1:", "**Day Two** (March 3rd)" or "The third day", with what stands behind it. */
function headingOf(line: string): { number: number; rest: string } | null {
  for (const pattern of [HEADING, ORDINAL_HEADING]) {
    const found = pattern.exec(line);
    const number = dayNumberOf(found?.[1] ?? "");
    const rest = found?.[2] ?? "";
    if (number !== null && /^\s*($|[:.(,\-–—|[])/u.test(rest)) return { number, rest };
  }
  return null;
}

/** "Lunch: Coco Bambu, Rockford" as its field and value; null for a line without a known label. */
function labelled(line: string): { field: DayField; value: string } | null {
  const found = /^([A-Za-z_ ]{3,24}(?:\([^)]*\))?)\s*(?::|：|\s[-–—](?=\s))\s*(.*)$/u.exec(line);
  const field = fieldOf(found?.[1] ?? "");
  return field === null ? null : { field, value: (found?.[2] ?? "").trim() };
}

class DaysOfLines {
  private days: RawDay[] = [];
  private open: DayField | null = null;

  heading(number: number): void {
    // A plan that begins anew replaces the draft or summary before it.
    if (number <= (this.days.at(-1)?.number ?? 0) && number === 1) this.days = [];
    this.days.push({ number, fields: {} });
    this.open = null;
  }

  add(field: DayField, value: string): void {
    const day = this.days.at(-1);
    if (day === undefined) return;
    const before = day.fields[field];
    // A second meal or night under the same label is a comment or an alternative; several visits and legs belong together.
    const joins = field === "attraction" || field === "transportation";
    if (before === undefined || before === "") day.fields[field] = value;
    else if (joins && value !== "") day.fields[field] = `${before.replace(/;\s*$/, "")};${value}`;
    this.open = field;
  }

  /** A line without a label goes on with a field that was opened and left empty, or with a list of visits. */
  goOn(line: string): void {
    if (this.open === null) return;
    if (this.open === "attraction" || this.days.at(-1)?.fields[this.open] === "") this.add(this.open, line);
  }

  closeField(): void {
    this.open = null;
  }

  all(): readonly RawDay[] {
    return this.days;
  }
}

/** Days of a plan in lines: a heading for each day, then one label a line. */
export function readLines(text: string): readonly RawDay[] {
  const days = new DaysOfLines();
  for (const raw of text.split(/\r?\n/)) {
    const line = withoutMarks(raw);
    const heading = headingOf(line);
    if (heading !== null) {
      days.heading(heading.number);
      const behind = labelled(heading.rest.replace(/^\s*[:.\-–—|]\s*/u, ""));
      if (behind !== null) days.add(behind.field, behind.value);
      continue;
    }
    const found = labelled(line);
    if (found !== null) days.add(found.field, found.value);
    else if (line === "") days.closeField();
    else days.goOn(line);
  }
  return days.all();
}
