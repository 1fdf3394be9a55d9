import { addDays, type Day, formatDate, type LocalDate } from "@/server/trip";

/** "2 people", "1 night". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}

/** "Boston", "Boston and Dallas", "Boston, Dallas and Reno". */
export function listed(items: readonly string[], conjunction = "and"): string {
  return new Intl.ListFormat("en-GB", { type: conjunction === "and" ? "conjunction" : "disjunction" }).format(items);
}

/** "Sat 14 Mar"; the year is added when it is not the reader's. */
export function formatDay(date: LocalDate, today: LocalDate): string {
  return date.slice(0, 4) === today.slice(0, 4) ? formatDate(date) : `${formatDate(date)} ${date.slice(0, 4)}`;
}

/** "Sat 14 – Wed 18 Mar", "Sat 28 Mar – Thu 2 Apr"; the year is added when it is not the reader's. */
export function formatDateRange(from: LocalDate, to: LocalDate, today: LocalDate): string {
  const end = formatDay(to, today);
  if (from === to) return end;
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${formatDate(from)} ${from.slice(0, 4)} – ${end}`;
  const [weekday = "", day = "", month = ""] = formatDate(from).split(" ");
  const start = from.slice(0, 7) === to.slice(0, 7) ? `${weekday} ${day}` : `${weekday} ${day} ${month}`;
  return `${start} – ${end}`;
}

/** Where a day is spent: "Denver", "Denver to Chicago" where it moves. */
export function placesOfDayWords({ from, city }: Pick<Day, "from" | "city">): string {
  return from === city ? city : `${from} to ${city}`;
}

/** The last date of a trip of `days` days. */
export function lastDate(start: LocalDate, days: number): LocalDate {
  return addDays(start, days - 1);
}
