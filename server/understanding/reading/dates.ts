import {
  addDays,
  daysBetween,
  formatLongDate,
  type LocalDate,
  type Question,
  type RequestDates,
  type Said,
} from "@/server/trip";
import type { World } from "@/server/worlds";
import { nextWeekday } from "../reader/dates/calendar-phrases";
import { type Part, part } from "./part";

const ASK_START: Question = { field: "startDate", text: "When does the trip start?", kind: "date", options: [] };
const ASK_DAYS: Question = {
  field: "days",
  text: "How many days is the trip?",
  kind: "number",
  options: ["3", "5", "7"].map((answer) => ({ label: `${answer} days`, answer })),
};

/** The fixed or flexible dates of the trip, with what is missing, past or contradictory. */
export function readDatesOfRequest(said: Said, world: World, today: LocalDate): Part<RequestDates> {
  const { startDate, endDate, window, days: saidDays } = said.trip;
  const none = (rest: Parameters<typeof part<RequestDates>>[1]): Part<RequestDates> => part<RequestDates>(null, rest);
  const object = (field: string, text: string): Part<RequestDates> => none({ objections: [{ field, text }] });
  if (startDate !== undefined && endDate !== undefined && endDate < startDate) {
    return object(
      "endDate",
      `The return on ${formatLongDate(endDate)} lies before the start on ${formatLongDate(startDate)}.`,
    );
  }
  const isPast = (date: LocalDate | undefined): boolean =>
    date !== undefined && world.describe().movesWithToday && date < today;
  const past = isPast(startDate) ? startDate : isPast(endDate) ? endDate : isPast(window?.to) ? window?.to : undefined;
  if (past !== undefined) {
    return object("startDate", `${formatLongDate(past)} has passed: name a date from ${formatLongDate(today)} on.`);
  }
  const span = startDate !== undefined && endDate !== undefined ? daysBetween(startDate, endDate) + 1 : undefined;
  if (span !== undefined && saidDays !== undefined && span !== saidDays) {
    return object("days", `The dates span ${span} days, but the trip is said to take ${saidDays}.`);
  }
  const questions: Question[] = [];
  const unclear = (field: string): boolean => said.unclear.includes(field);
  if (unclear("days") && saidDays === undefined) {
    questions.push(
      span === undefined
        ? ASK_DAYS
        : {
            field: "days",
            text: `The dates span ${span} days, but another length was named: how many days is the trip?`,
            kind: "number",
            options: [{ label: `${span} days`, answer: String(span) }],
          },
    );
  }
  const days = saidDays ?? (questions.length > 0 ? undefined : span);
  if (unclear("endDate") && endDate === undefined && days === undefined) {
    questions.push({
      field: "endDate",
      text: "When does the trip end? The date named does not exist or contradicts another.",
      kind: "date",
      options: [],
    });
  }
  const start = startDate ?? (endDate !== undefined && days !== undefined ? addDays(endDate, 1 - days) : undefined);
  if (start === undefined && window === undefined) {
    questions.unshift(
      unclear("startDate")
        ? {
            ...ASK_START,
            text: "When does the trip start? The text leaves it open, or names a date that does not exist.",
          }
        : ASK_START,
    );
  }
  if (days === undefined && questions.every((question) => question.field !== "days" && question.field !== "endDate")) {
    questions.push(ASK_DAYS);
  }
  if (questions.length > 0 || days === undefined) return none({ questions });
  const assumed = saidDays === undefined && span === undefined ? ["days"] : [];
  if (start !== undefined) return part<RequestDates>({ kind: "fixed", start, days }, { assumed });
  if (window === undefined) return none({ questions: [ASK_START] });
  const from = world.describe().movesWithToday && window.from < today ? today : window.from;
  if (daysBetween(from, window.to) + 1 < days) {
    return object("days", `${days} days do not fit between ${formatLongDate(from)} and ${formatLongDate(window.to)}.`);
  }
  const { startsOn } = window;
  const lastStart = addDays(window.to, 1 - days);
  const canStartOn = startsOn !== undefined && nextWeekday(from, startsOn) <= lastStart;
  return part<RequestDates>(
    { kind: "window", from, to: window.to, days, startsOn: canStartOn ? startsOn : undefined },
    { assumed },
  );
}
