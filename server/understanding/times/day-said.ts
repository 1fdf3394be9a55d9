import type { SaidDay } from "@/server/trip";
import { dateOf } from "../reader/dates/calendar-phrases";
import { type CalendarContext, inferYear } from "../reader/dates/date-reader";

const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];
const WEEKDAY = "(?:mon|tues?|wed(?:nes)?|weds|thu(?:r(?:s)?)?|fri|sat(?:ur)?|sun)(?:day)?s?";
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";

/** A single day as it is said of a trip, in lower case: "tuesday", "on december 8", "the 8th of december", "day 2", "the last day". */
export const DAY = String.raw`(?:(?:on|the|this|next|that)\s){0,2}(?:${WEEKDAY}(?:,? (?:the )?${MONTH} \d{1,2}(?:st|nd|rd|th)?)?|${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|day \d{1,2}|(?:${ORDINALS.join("|")}|last|final) day)\b`;

const DATE = new RegExp(`(${MONTH})\\.? (\\d{1,2})|(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})`);

/** What a match of `DAY` means; null: there is no such day. */
export function daySaid(text: string, context: CalendarContext): SaidDay | null {
  const date = DATE.exec(text);
  if (date !== null) {
    const month = MONTHS.indexOf((date[1] ?? date[4] ?? "").slice(0, 3)) + 1;
    const day = Number(date[2] ?? date[3]);
    const found = dateOf(inferYear(month, day, context), month, day);
    return found === null ? null : { date: found };
  }
  const number = /day (\d{1,2})/.exec(text)?.[1];
  if (number !== undefined) return Number(number) >= 1 ? { tripDay: Number(number) } : null;
  if (/(?:last|final) day/.test(text)) return "last";
  const ordinal = ORDINALS.findIndex((word) => text.includes(`${word} day`));
  if (ordinal >= 0) return { tripDay: ordinal + 1 };
  const weekday = WEEKDAYS.indexOf(new RegExp(WEEKDAY).exec(text)?.[0].slice(0, 3) ?? "");
  return weekday < 0 ? null : { weekday };
}
