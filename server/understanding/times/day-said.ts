import { type SaidDay, tripDaySchema } from "@/server/trip";
import { dateOf } from "../reader/dates/calendar-phrases";
import { type CalendarContext, inferYear } from "../reader/dates/date-reader";
import { numberOfWord } from "../text/numbers";

const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const ORDINALS = "first|second|third|fourth|fifth|sixth|seventh";
const WEEKDAY = "(?:mon|tues?|wed(?:nes)?|weds|thu(?:r(?:s)?)?|fri|sat(?:ur)?|sun)(?:day)?s?";
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";

/** "second", "2nd", "last". */
export const ORDINAL = String.raw`(?:${ORDINALS}|\d{1,2}(?:st|nd|rd|th)|last|final)`;

/** A single day as it is said of a trip, in lower case: "tuesday", "on december 8", "the 8th of december", "day 2", "the last day". */
export const DAY = String.raw`(?:(?:on|the|this|next|that)\s){0,2}(?:${WEEKDAY}(?:,? (?:the )?${MONTH} \d{1,2}(?:st|nd|rd|th)?)?|${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|\d{4}-\d{2}-\d{2}|day (?:\d{1,2}|one|two|three|four|five|six|seven)|${ORDINAL} day)\b`;

const ISO_DATE = /(\d{4})-(\d{2})-(\d{2})/;
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
  const iso = ISO_DATE.exec(text);
  if (iso !== null) {
    const found = dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
    return found === null ? null : { date: found };
  }
  const number = /day (\w+)/.exec(text)?.[1];
  if (number !== undefined) return tripDay(numberSaid(number));
  const ordinal = /(\w+) day\b/.exec(text)?.[1];
  if (ordinal !== undefined) return ordinalSaid(ordinal);
  const weekday = WEEKDAYS.indexOf(new RegExp(WEEKDAY).exec(text)?.[0].slice(0, 3) ?? "");
  return weekday < 0 ? null : { weekday };
}

/** The day of the trip by a match of `ORDINAL`; null: there is no such day. */
export function ordinalSaid(word: string): SaidDay | null {
  return /last|final/.test(word) ? "last" : tripDay(numberSaid(word));
}

const numberSaid = (word: string): number => numberOfWord(word)?.value ?? Number.parseInt(word, 10);

function tripDay(number: number): SaidDay | null {
  return tripDaySchema.safeParse(number).success ? { tripDay: number } : null;
}
