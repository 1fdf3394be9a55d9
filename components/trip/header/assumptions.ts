import type { TripRequest } from "@/server/trip";
import { counted } from "../../format";

/** What nobody said and a default filled, in sentences. */
export function assumptionSentences(request: TripRequest): string[] {
  return [...new Set(request.assumed.map((field) => sentenceOf(field, request)))];
}

function sentenceOf(field: string, request: TripRequest): string {
  const { destination, dates, people } = request;
  switch (field.split(".").at(-1)) {
    case "people":
      return `${people === 1 ? "One traveller" : counted(people, "traveller")} – nobody said how many.`;
    case "returnTo":
      return request.returnTo === null
        ? "The trip ends in its last city – nobody said where it ends."
        : `Home to ${request.returnTo} at the end – nobody said where the trip ends.`;
    case "cityCount":
      return destination.kind === "region"
        ? `${counted(destination.cityCount, "city", "cities")} of ${destination.region} – nobody said how many.`
        : "As many cities as were named.";
    case "days":
      return `${counted(dates.days, "day")} – nobody said how long.`;
    case "dates":
    case "startDate":
    case "start":
      return "The first day – nobody said when.";
    case "origin":
      return `It begins in ${request.origin} – nobody said where.`;
    default:
      return "A detail that nobody spoke of was filled in.";
  }
}
