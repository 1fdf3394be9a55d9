const dayFormat = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short" });
const timeFormat = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** "Tue 24 Mar, 14:05" in the reader's own zone; only for what is drawn in the browser, since the server has another. */
export function formatInstant(instant: string): string {
  const moment = new Date(instant);
  return `${dayFormat.format(moment).replace(",", "")}, ${timeFormat.format(moment)}`;
}
