import type { TripRequest } from "./request";

const NUMBER_WORDS = [
  "No",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
];
const list = new Intl.ListFormat("en", { type: "conjunction" });

/** "Five days in Florida", "One day in Boston", "16 days in Los Angeles and New York". */
export function tripTitle(request: TripRequest): string {
  const { days } = request.dates;
  const places =
    request.destination.kind === "region"
      ? request.destination.region
      : list.format(request.destination.cities.map((city) => city.name));
  return `${NUMBER_WORDS[days] ?? days} ${days === 1 ? "day" : "days"} in ${places}`;
}
