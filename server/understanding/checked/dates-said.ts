import { addDays, daysBetween, type LocalDate } from "@/server/trip";
import { MONTH_WORDS, TOMORROW } from "./lexicon/number-words";
import { numbersIn } from "./numbers-in";
import { isSlipOf, plain, plainWords } from "./plain-text";

const SHORTEST_MONTH = 4;
const NUMERIC = /\d{1,4}\s?[./-]\s?\d{1,2}(?:\s?[./-]\s?\d{1,4})?/g;

/** Whether the words name this day: its month by name or in a date of digits, the day as a number, and no other year. */
export function saysDate(words: string, date: LocalDate, today: LocalDate): boolean {
  if (date === addDays(today, 1) && TOMORROW.test(plain(words))) return true;
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  if (!hasMonth(words, month) || !dayNumbers(words).has(day)) return false;
  return isYearOf(words, year, date, today);
}

/** Whether the words name the month that a window is. */
export function saysWindow(words: string, { from, to }: { from: LocalDate; to: LocalDate }, today: LocalDate): boolean {
  const [year = 0, month = 0, day = 0] = from.split("-").map(Number);
  const isWholeMonth = day === 1 && addDays(to, 1).endsWith("-01") && daysBetween(from, to) < 31;
  if (isWholeMonth) return hasMonth(words, month) && isYearOf(words, year, to, today);
  return from <= to && saysDate(words, from, today) && saysDate(words, to, today);
}

/** Whether two days of a month that the words name lie so far apart. */
export function saysSpan(words: string, days: number): boolean {
  const numbers = [...dayNumbers(words)].filter((number) => number >= 1 && number <= 31);
  return numbers.some((first) => numbers.includes(first + days - 1)) && days > 1;
}

function hasMonth(words: string, month: number): boolean {
  const inWords = plainWords(words).some((word) => monthOf(word) === month);
  return inWords || numericDates(words).some((parts) => parts.includes(month));
}

function monthOf(word: string): number | undefined {
  const exact = MONTH_WORDS.get(word);
  if (exact !== undefined || word.length < SHORTEST_MONTH) return exact;
  return [...MONTH_WORDS].find(([name]) => isSlipOf(name, word))?.[1];
}

function numericDates(words: string): readonly (readonly number[])[] {
  return [...plain(words).matchAll(NUMERIC)].map(([date]) => (date.match(/\d+/g) ?? []).map(Number));
}

/** Numbers as they stand, also within "10.3." and "10th". */
function dayNumbers(words: string): ReadonlySet<number> {
  const digits = (plain(words).match(/\d+/g) ?? []).map(Number);
  return new Set([...numbersIn(words), ...digits]);
}

/** The year that the words name, else the coming one. */
function isYearOf(words: string, year: number, date: LocalDate, today: LocalDate): boolean {
  const years = (plain(words).match(/\b(?:19|20)\d{2}\b/g) ?? []).map(Number);
  if (years.length > 0) return years.includes(year);
  return date >= today && daysBetween(today, date) < 366;
}
