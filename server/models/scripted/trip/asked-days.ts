import { addDays, daysBetween, isLocalDate } from "@/server/trip";
import { understand } from "@/server/understanding";
import { bodyOf, queryIn, todayIn } from "../prompt-text";
import type { ReceivedPrompt } from "../skill";

/** A day of a trip: spent in `city`, reached from `from` where that is another one. */
export interface TripDay {
  readonly number: number;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly from: string;
  readonly city: string;
  readonly isLast: boolean;
  /** Of the whole trip. */
  readonly nights: number;
}

const SOME_DAY = "2022-01-01";

/** The days of the trip that a prompt's query asks for, to one city and back: the first that it names, else its state, as if that were one. */
export async function askedDays(prompt: ReceivedPrompt): Promise<readonly TripDay[]> {
  const body = bodyOf(prompt);
  const today = isLocalDate(todayIn(body)) ? todayIn(body) : SOME_DAY;
  const { trip } = (await understand({ text: queryIn(body), asked: null, today }, null)).said;
  const { origin = "", startDate = SOME_DAY, endDate } = trip;
  const city = trip.destinations?.[0] ?? trip.region ?? "";
  const count = Math.max(2, trip.days ?? (endDate === undefined ? 3 : daysBetween(startDate, endDate) + 1));
  return Array.from({ length: count }, (_, index) => {
    const isLast = index === count - 1;
    return {
      ...{ number: index + 1, date: addDays(startDate, index), isLast, nights: count - 1 },
      ...{ from: index === 0 ? origin : city, city: isLast ? origin : city },
    };
  });
}
