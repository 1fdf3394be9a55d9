import type { ReceivedPrompt } from "../../skill";

/** Whether the tools are SQL and Python. */
export function asksForSql({ messages }: ReceivedPrompt): boolean {
  return messages.some(({ content }) => content.includes("execute_sql["));
}

/** Where a task of timed actions begins, and on which day; "Beijing" on the first day with trains where it does not say. */
export function readTrip(body: string): { readonly city: string; readonly day: string } {
  const city = /(?:Bob is in|lives in|play in) ([A-Z][a-z]+)/.exec(body)?.[1] ?? "Beijing";
  const [, year = "2023", month = "7", date = "1"] = /\b(2\d{3})[-.](\d{1,2})[-.](\d{1,2})\b/.exec(body) ?? [];
  return { city, day: `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}` };
}
