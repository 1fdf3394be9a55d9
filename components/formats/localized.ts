import { converted } from "@/server/trip";
import type { Formats } from "./settings";

const WEEKDAY = "(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)";
const MONTH = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)";
const LONG_WEEKDAY = "(?:Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)";
const LONG_MONTH = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";

const TIME = /\b(\d{2}):(\d{2})\b(?! [AP]M)/g;
const DISTANCE = /\b(\d{1,3}(?:,\d{3})*) km\b/g;
const TEMPERATURE = /(-?\d+) °C \((-?\d+) °F\)/g;
const DOLLARS = /([−+]?)\$(\d{1,3}(?:,\d{3})*(?:\.\d{2})?)(?![\d.,]*\d)/g;
const RANGE = new RegExp(`\\b(${WEEKDAY}) (\\d{1,2}) – (${WEEKDAY}) (\\d{1,2}) (${MONTH})\\b( \\d{4})?`, "g");
const DATE = new RegExp(`\\b(${WEEKDAY}) (\\d{1,2}) (${MONTH})\\b( \\d{4})?`, "g");
const LONG_DATE = new RegExp(`\\b(${LONG_WEEKDAY}) (\\d{1,2}) (${LONG_MONTH})\\b( \\d{4})?`, "g");

const KM_PER_MILE = 1.609344;

/**
 * A text of the app's own as its reader writes quantities. Everything that the app says, in the browser and on the server, has them
 * in one notation ("Tue 24 Mar, 14:05", "1,144 km", "24 °C (76 °F)", "$1,284"); only here, where it is shown, they are rewritten.
 * What travelers wrote themselves is not given to it.
 */
export function localized(text: string, formats: Formats): string {
  let shown = text;
  if (formats.dates === "monthFirst") shown = withMonthFirst(shown);
  if (formats.clock === "12")
    shown = shown.replace(TIME, (written, hour, minute) => twelveHours(written, hour, minute));
  if (formats.distance === "mi") shown = shown.replace(DISTANCE, (_, km: string) => `${miles(km)} mi`);
  shown = shown.replace(TEMPERATURE, (_, celsius, fahrenheit) =>
    formats.temperature === "C" ? `${celsius} °C` : `${fahrenheit} °F`,
  );
  if (formats.currency !== "USD")
    shown = shown.replace(DOLLARS, (written, sign, dollars) => inCurrency(written, sign, dollars, formats.currency));
  return shown;
}

function withMonthFirst(text: string): string {
  return text
    .replace(
      RANGE,
      (_, from, first, to, last, month, year = "") =>
        `${from}, ${month} ${first} – ${to}, ${month} ${last}${commaBefore(year)}`,
    )
    .replace(LONG_DATE, (_, weekday, day, month, year = "") => `${weekday}, ${month} ${day}${commaBefore(year)}`)
    .replace(DATE, (_, weekday, day, month, year = "") => `${weekday}, ${month} ${day}${commaBefore(year)}`);
}

function commaBefore(year: string): string {
  return year === "" ? "" : `,${year}`;
}

function twelveHours(written: string, hour: string, minute: string): string {
  const hours = Number(hour);
  if (hours > 24 || Number(minute) > 59) return written;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minute} ${hours % 24 < 12 ? "AM" : "PM"}`;
}

function miles(km: string): string {
  return Math.round(Number(km.replaceAll(",", "")) / KM_PER_MILE).toLocaleString("en-US");
}

/** "≈ €41", "≈ −€41": by the shipped rate, so only about. */
function inCurrency(written: string, sign: string, dollars: string, currency: string): string {
  const amount = converted(Number(dollars.replaceAll(",", "")), "USD", currency);
  if (amount === null) return written;
  const digits = amount < 100 ? undefined : 0;
  return `≈ ${sign}${new Intl.NumberFormat("en-US", { style: "currency", currency, maximumFractionDigits: digits }).format(amount)}`;
}
