import { isWithinCity, type TripRequest, wishLabel } from "@/server/trip";
import { counted } from "../../format";

/** What the traveler did not say and the app assumed, in sentences. */
export function assumptionSentences(request: TripRequest): string[] {
  return [...new Set(request.assumed.map((field) => sentenceOf(field, request)))];
}

function sentenceOf(field: string, request: TripRequest): string {
  const { destination, dates, people } = request;
  const guess = request.preferences.find(({ entry }) => entry === field);
  if (guess !== undefined) return `${wishLabel(guess.entry, guess.value)} – my guess.`;
  switch (field.split(".").at(-1)) {
    case "people":
      return `${people === 1 ? "One traveler" : counted(people, "traveler")} – you didn’t say how many.`;
    case "returnTo":
      if (isWithinCity(request)) return wayThere(request);
      return request.returnTo === null
        ? "The trip ends in its last city – you didn’t say where it ends."
        : `Home to ${request.returnTo} at the end – you didn’t say where the trip ends.`;
    case "cityCount":
      return destination.kind === "region"
        ? `${counted(destination.cityCount, "city", "cities")} of ${destination.region} – you didn’t say how many.`
        : "As many cities as were named.";
    case "days":
      return `${counted(dates.days, "day")} – you didn’t say how long.`;
    case "dates":
    case "startDate":
    case "start":
      return "The first day – you didn’t say when.";
    case "roomType":
      return "No room shared with strangers – you didn’t ask for one.";
    case "origin":
      return isWithinCity(request) ? wayThere(request) : `It begins in ${request.origin} – you didn’t say where.`;
    default:
      return "A detail that you didn’t mention.";
  }
}

function wayThere({ origin }: TripRequest): string {
  return `You get to ${origin} and back on your own: getting there isn’t part of the plan.`;
}
