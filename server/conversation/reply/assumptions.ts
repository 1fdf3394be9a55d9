import { counted, formatDate, type TripRequest } from "@/server/trip";
import { preferenceWords } from "./preference-words";
import { listed } from "./words";

const MOST = 5;
const NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** What nobody said but the plan counts on, in a sentence; empty where there is nothing. */
export function assumptionsSentence(request: TripRequest): string {
  const { preferences, assumed, destination, dates } = request;
  const guessed = preferences
    .filter(({ entry }) => assumed.includes(entry))
    .sort((a, b) => b.weight - a.weight)
    .map(({ entry, value }) => preferenceWords(entry, value));
  const more = guessed.length - MOST;
  const all = [
    ...(assumed.includes("people") ? [travelersWords(request)] : []),
    ...(assumed.includes("startDate") && dates.kind === "window"
      ? [`dates between ${formatDate(dates.from)} and ${formatDate(dates.to)}`]
      : []),
    ...(assumed.includes("days") ? [counted(dates.days, "day")] : []),
    ...(assumed.includes("cityCount") && destination.kind === "region"
      ? [
          destination.cityCount === 1
            ? `one city of ${destination.region}`
            : `${destination.cityCount} cities of ${destination.region}`,
        ]
      : []),
    ...(more > 1 ? [...guessed.slice(0, MOST), `${more} more preferences`] : guessed),
  ];
  return all.length === 0 ? "" : `I'll assume ${listed(all)}.`;
}

/** "one traveler", "three travelers". */
export function travelersWords({ people }: Pick<TripRequest, "people">): string {
  return people === 1 ? "one traveler" : `${people <= NUMBERS.length ? NUMBERS[people - 1] : people} travelers`;
}
