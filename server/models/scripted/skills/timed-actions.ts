/** A row of trains, as SQL was asked for it. */
const ROW = /\["(\w+)","(\w+)","(\w+)","([\d-]+ [\d:]{5}):00","([\d-]+ [\d:]{5}):00",/;

/** The next action of an agent that plans timed actions with SQL and Python: the trains, a sum, and the end. */
export function computing(body: string, number: number): string {
  const { city, day } = beginningIn(body);
  if (number === 1 && !body.includes('"query"')) {
    return `execute_sql[SELECT number, origin, destination, departure_time, arrival_time, price FROM railway WHERE origin = '${city}' AND departure_time >= '${day} 00:00:00' ORDER BY departure_time LIMIT 3]`;
  }
  if (number === 2) return "execute_python[print(24 * 1)]";
  return `over[${/\{"query".*\}$/m.exec(body)?.[0] ?? ""}]`;
}

/** The plan: the first train that was found, else an hour where the task begins. */
export function actionsFrom(body: string): string {
  const { city, day } = beginningIn(body);
  const [row, number, origin, destination, departure, arrival] = ROW.exec(body) ?? [];
  if (row === undefined) return `<plan>stay_in("${city}", "${day} 08:00", "${day} 09:00")</plan>`;
  return `<plan>go_to_city("${origin}", "${destination}", "${departure}", "${arrival}", "${number}")</plan>`;
}

/** Where a task begins, and on which day; "Beijing" on the first day with trains where it does not say. */
function beginningIn(body: string): { readonly city: string; readonly day: string } {
  const city = /(?:Bob is in|lives in|play in) ([A-Z][a-z]+)/.exec(body)?.[1] ?? "Beijing";
  const [, year = "2023", month = "7", date = "1"] = /\b(2\d{3})[-.](\d{1,2})[-.](\d{1,2})\b/.exec(body) ?? [];
  return { city, day: `${year}-${month.padStart(2, "0")}-${date.padStart(2, "0")}` };
}
