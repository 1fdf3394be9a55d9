import type { TripRequest } from "./request";

/**
 * Whether the trip stays in the one city where it starts, which the traveler reaches on their own: it has no legs, and all of its days are
 * spent there.
 */
export function isWithinCity({ origin, destination }: Pick<TripRequest, "origin" | "destination">): boolean {
  return destination.kind === "cities" && destination.cities.length === 1 && destination.cities[0]?.name === origin;
}

/** Whether what is done in a city counts for the trip: anywhere but where it only starts. */
export function isVisited(request: Pick<TripRequest, "origin" | "destination">, city: string): boolean {
  return city !== request.origin || isWithinCity(request);
}
