import type { TripRequest } from "@/server/trip";
import { preferenceWords } from "./preference-words";
import { listed } from "./words";

const MOST = 5;

/** What nobody said but the plan counts on, in a sentence; empty where there is nothing. */
export function assumptionsSentence(request: TripRequest): string {
  const { preferences, assumed, destination } = request;
  const guessed = preferences
    .filter(({ entry }) => assumed.includes(entry))
    .sort((a, b) => b.weight - a.weight)
    .map(({ entry, value }) => preferenceWords(entry, value));
  const more = guessed.length - MOST;
  const all = [
    ...(assumed.includes("people") ? [travelersWords(request)] : []),
    ...(assumed.includes("cityCount") && destination.kind === "region"
      ? [
          destination.cityCount === 1
            ? `one city of ${destination.region}`
            : `${destination.cityCount} cities of ${destination.region}`,
        ]
      : []),
    ...(more > 1 ? [...guessed.slice(0, MOST), `${more} more wishes`] : guessed),
  ];
  return all.length === 0 ? "" : `You did not say, so I assume: ${listed(all)}.`;
}

/** "one traveller", "3 travellers". */
export function travelersWords({ people }: Pick<TripRequest, "people">): string {
  return people === 1 ? "one traveller" : `${people} travellers`;
}
