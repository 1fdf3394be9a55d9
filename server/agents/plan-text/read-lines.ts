import { dayNumberOf, fieldOf } from "./labels";
import { fromFirstWord, withoutMarks, withoutMarkup } from "./marks";
import { type DayField, LONGEST_VALUE, type RawDay } from "./written-day";

const HEADINGS = [
  /^\[?(?:the\s+)?day\s*[-#:]?\s*([a-z]+|\d{1,3})\b(.*)$/iu,
  /^\[?(?:the\s+)?(\d{1,3}(?:st|nd|rd|th)|[a-z]+)\s+day\b(.*)$/iu,
  // "March 10, 2022 (Day 1):"
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d{4}-)[\w ,./-]{1,40}?[(\-–—|]\s*day\s+([a-z]+|\d{1,3})\s*([)\]]?\s*[:：]?\s*)$/iu,
];

/** The number of a heading such as "Day 1:", "**Day Two** (March 3rd)" or "The third day", with what is behind it. */
function headingOf(line: string): { number: number; rest: string } | null {
  for (const pattern of HEADINGS) {
    const found = pattern.exec(line);
    const number = dayNumberOf(found?.[1] ?? "");
    const rest = found?.[2] ?? "";
    if (number !== null && /^\s*($|[:：.(,\-–—|[\])*_])/u.test(rest)) return { number, rest };
  }
  return null;
}

const LABEL = String.raw`[A-Za-z_ ]{3,24}(?:#?\d{1,2}|\([^)]*\))?`;
const LABELED = new RegExp(String.raw`^(${LABEL})[*_]{0,3}\s*(?::|：|=|\s[-–—](?=\s))[*_]{0,3}\s*(.*)$`, "u");
const ROW = new RegExp(String.raw`^\|?\s*[*_]{0,3}(${LABEL})[*_]{0,3}\s*\|(.*?)\|?\s*$`, "u");

interface Labeled {
  readonly field: DayField;
  readonly value: string;
}

/** "Lunch: Coco Bambu, Rockford" as its field and value, also as a row of a table; null for a line without a known label. */
function labeled(line: string): Labeled | null {
  const found = LABELED.exec(line) ?? ROW.exec(line);
  const field = fieldOf(found?.[1] ?? "");
  return field === null ? null : { field, value: (found?.[2] ?? "").trim() };
}

/** Labels that begin the next part of a line that holds several; shorter ones ("city") stand within values, too. */
const NEXT_PART =
  /(?:\s?[;,|.])?\s{1,3}(?=[*_]{0,3}(?:current city|transportation|breakfast|attractions?|lunch|dinner|accommodations?)[*_]{0,3}\s*:)/i;

function labeledParts(line: string): Labeled[] {
  const first = labeled(line);
  if (first === null) return [];
  const [value = "", ...more] = first.value.split(NEXT_PART);
  return [{ ...first, value }, ...more.flatMap((part) => labeled(fromFirstWord(part)) ?? [])];
}

class DaysOfLines {
  /** A plan that starts over is another one: a draft or a summary goes before it, a list of costs may come behind it. */
  private readonly plans: RawDay[][] = [[]];
  private open: DayField | null = null;

  heading(number: number, heading: string): void {
    const days = this.plans.at(-1) ?? [];
    const isNew = number === 1 && days.length > 0;
    if (isNew) this.plans.push([{ number, heading, fields: {} }]);
    else days.push({ number, heading, fields: {} });
    this.open = null;
  }

  add({ field, value }: Labeled): void {
    const day = this.plans.at(-1)?.at(-1);
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
    const isEmpty = this.plans.at(-1)?.at(-1)?.fields[this.open] === "";
    if (this.open === "attraction" || isEmpty) this.add({ field: this.open, value: line });
  }

  closeField(): void {
    this.open = null;
  }

  /** The last plan that says at least half of what the fullest one does. */
  last(): readonly RawDay[] {
    const said = (days: readonly RawDay[]) => days.reduce((sum, { fields }) => sum + Object.keys(fields).length, 0);
    const most = Math.max(...this.plans.map(said));
    return this.plans.findLast((days) => said(days) * 2 >= most) ?? [];
  }
}

/** Days of a plan in lines: a heading for each day, then one label a line. */
export function readLines(text: string): readonly RawDay[] {
  const days = new DaysOfLines();
  for (const raw of withoutMarkup(text).split(/\r?\n/)) {
    const line = withoutMarks(raw.slice(0, LONGEST_VALUE));
    const words = fromFirstWord(line);
    const heading = headingOf(words);
    if (heading !== null) {
      const behind = heading.rest.replace(/^[\s:：.,\-–—|)\]*_]+/u, "");
      const parts = labeledParts(behind);
      days.heading(heading.number, parts.length > 0 ? "" : behind);
      for (const part of parts) days.add(part);
      continue;
    }
    const parts = labeledParts(words);
    for (const part of parts) days.add(part);
    if (parts.length > 0) continue;
    if (line === "") days.closeField();
    else days.goOn(line);
  }
  return days.last();
}
