import { addDays, daysBetween } from "@/server/trip";
import { understand } from "@/server/understanding";
import { bodyOf, queryIn } from "../prompt-text";
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
  const [, today = SOME_DAY] = [...body.matchAll(/^Today is (\d{4}-\d{2}-\d{2})\./gm)].at(-1) ?? [];
  const { trip } = (await understand({ text: queryIn(body), asked: null, today }, null)).said;
  const { origin = "", startDate = SOME_DAY, endDate } = trip;
  const city = trip.destinations?.[0] ?? trip.region ?? "";
  const nights = Math.max(2, trip.days ?? (endDate === undefined ? 3 : daysBetween(startDate, endDate) + 1)) - 1;
  return Array.from({ length: nights + 1 }, (_, index) => ({
    ...{ number: index + 1, date: addDays(startDate, index), isLast: index === nights, nights },
    ...{ from: index === 0 ? origin : city, city: index === nights ? origin : city },
  }));
}

/** A call of a tool, with its arguments in order. */
export interface ToolCall {
  readonly tool: string;
  readonly input: Readonly<Record<string, string>>;
}

/** What has to be looked up for a day: the flight where it is one of moving, and what its city has where its night is spent there. */
export function searchesFor({ from, city, date, isLast }: TripDay): readonly ToolCall[] {
  const flight = { tool: "FlightSearch", input: { origin: from, destination: city, date } };
  const ofCity = ["AccommodationSearch", "RestaurantSearch", "AttractionSearch"];
  return [...(from === city ? [] : [flight]), ...(isLast ? [] : ofCity.map((tool) => ({ tool, input: { city } })))];
}

/** The first search of the trip that is not among these calls; undefined where all were made. */
export async function nextSearch(prompt: ReceivedPrompt, made: readonly string[]): Promise<ToolCall | undefined> {
  return (await askedDays(prompt)).flatMap(searchesFor).find((search) => !made.includes(callText(search)));
}

/** The calls of a scratchpad, as they are written. */
export function callsIn(body: string): readonly string[] {
  return [...body.matchAll(/^Action \d+: (.*)$/gm)].map(([, call = ""]) => call);
}

/** The calls that a prompt's messages have by the server's tool protocol, as they are written. */
export function nativeCalls({ messages }: ReceivedPrompt): readonly string[] {
  return messages.flatMap((message) => {
    const made = message.role === "assistant" ? (message.toolCalls ?? []) : [];
    return made.map(({ tool, input }) => `${tool}[${Object.values(Object(input)).join(", ")}]`);
  });
}

/** "AttractionSearch[Austin]". */
export function callText({ tool, input }: ToolCall): string {
  return `${tool}[${Object.values(input).join(", ")}]`;
}

/** What a search found, in a few words: "AttractionSearch of Austin". */
export function titleOf(search: string): string {
  return search.replace(/\[(.*)\]$/, " of $1");
}
