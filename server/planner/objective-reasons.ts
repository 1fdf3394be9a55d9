import { formatDuration, formatMoney, type Objective, type Reason } from "@/server/trip";
import { worldMoney } from "@/server/worlds";
import type { Choice } from "./choices";
import { isOwnPlace } from "./own-places";
import { preferenceReasons } from "./preferences/preference-reasons";
import type { Rated } from "./preferences/satisfaction";
import type { ChosenTrip } from "./solve";
import { costs } from "./weights";

/** The preferences that a stop satisfies, and what the objective saw in it, in sentences for the traveler. */
export function objectiveReasons(trip: ChosenTrip, choice: Choice, objective: Objective): Reason[] {
  const preferences = preferenceReasons(trip.frame.request, rated(choice));
  const because = { kind: "objective" } as const;
  return [
    ...(isOwnPlace(trip.frame.request, choice) ? [{ because, text: "You saved it as a place to go to." }] : []),
    ...preferences,
    { because, text: objectiveText(trip, choice, objective) },
  ];
}

function rated(choice: Choice): Rated {
  switch (choice.kind) {
    case "leg":
      return { kind: "leg", record: choice.option };
    case "stay":
      return { kind: "lodging", record: choice.lodging };
    case "meal":
      return { kind: "restaurant", record: choice.restaurant };
    case "visit":
      return { kind: "attraction", record: choice.attraction };
  }
}

function objectiveText(trip: ChosenTrip, choice: Choice, objective: Objective): string {
  const { party, people, missing } = trip.frame;
  const cost = costs(party);
  const each = (amountMinor: number) =>
    `${formatMoney(worldMoney(trip.frame.world, Math.round(amountMinor / people)))}${people === 1 ? "" : " each"}`;
  // Ratings and prices speak for themselves where the trip is to suit best.
  const value =
    objective === "cost"
      ? "; part of the cheapest trip that meets everything you asked for"
      : objective === "time"
        ? "; part of the trip with the shortest travel time"
        : "";
  switch (choice.kind) {
    case "leg":
      return `${formatDuration(choice.option.durationMinutes)} for ${each(cost.leg(choice.option))}${value}.`;
    case "stay":
      return `${ratedWords(choice.lodging.rating)}${missing.includes("stayPrices") ? "price unknown" : `${each(cost.night(choice.lodging))} a night`}${value}.`;
    case "meal":
      return `Rated ${choice.restaurant.rating}, ${each(cost.meal(choice.restaurant))}${value}.`;
    case "visit": {
      const rating = choice.attraction.details?.rating;
      const nothing = missing.includes("visitPrices") ? "Price unknown" : "Free";
      const price = cost.visit(choice.attraction) === 0 ? nothing : each(cost.visit(choice.attraction));
      return rating === undefined ? `${price}${value}.` : `Rated ${rating}, ${price.toLowerCase()}${value}.`;
    }
  }
}

/** Nobody has rated what has no stars. */
function ratedWords(rating: number): string {
  return rating > 0 ? `Rated ${rating}, ` : "";
}
