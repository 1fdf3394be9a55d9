import { isLocalDate, type LocalDate } from "@/server/trip";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH = "(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,7}\\.?";
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?";
const YEAR = "(?:,?\\s+(\\d{4}))?";
const MONTH_FIRST = new RegExp(`\\b${MONTH}\\s+${DAY}\\b${YEAR}`, "i");
const DAY_FIRST = new RegExp(`\\b${DAY}\\s+(?:of\\s+)?${MONTH}${YEAR}`, "i");

/** "March 13", "Mar. 13th, 2022" or "13 March" as a date, without a year the next one from `today` on; null where there is none. */
export function dateIn(text: string, today: LocalDate): LocalDate | null {
  const [, month, day, year] = MONTH_FIRST.exec(text) ?? [];
  if (month !== undefined && day !== undefined) return dateOf(month, day, year, today);
  const [, firstDay, itsMonth, itsYear] = DAY_FIRST.exec(text) ?? [];
  if (firstDay === undefined || itsMonth === undefined) return null;
  return dateOf(itsMonth, firstDay, itsYear, today);
}

function dateOf(month: string, day: string, year: string | undefined, today: LocalDate): LocalDate | null {
  const ending = `-${`${MONTHS.indexOf(month.toLowerCase()) + 1}`.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const thisYear = Number(today.slice(0, 4));
  const years = year === undefined ? [thisYear, thisYear + 1] : [Number(year)];
  const dates = years.map((one) => `${one}${ending}`).filter(isLocalDate);
  return dates.find((date) => year !== undefined || date >= today) ?? null;
}
