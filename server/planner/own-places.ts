import type { OwnPlace, TripRequest } from "@/server/trip";
import { type Choice, recordIdOf } from "./choices";
import type { Weights } from "./weights";

/** Whether a place is on the traveler's own list, as a stop of this kind. */
type IsOwn = (kind: OwnPlace["kind"], recordId: string) => boolean;

function ownPlacesOf({ ownPlaces = [] }: Pick<TripRequest, "ownPlaces">): IsOwn {
  const keys = new Set(ownPlaces.map(({ kind, recordId }) => `${kind} ${recordId}`));
  return (kind, recordId) => keys.has(`${kind} ${recordId}`);
}

/** The weights with every place of the traveler's own list lighter by `worth`: by so much that nothing else counts more. */
export function withOwnPlaces(weights: Weights, request: TripRequest, worth: number): Weights {
  if (request.ownPlaces === undefined) return weights;
  const isOwn = ownPlacesOf(request);
  const less = (kind: OwnPlace["kind"], { id }: { readonly id: string }) => (isOwn(kind, id) ? worth : 0);
  return {
    ...weights,
    night: (lodging) => weights.night(lodging) - less("stay", lodging),
    meal: (restaurant) => weights.meal(restaurant) - less("meal", restaurant),
    visit: (attraction) => weights.visit(attraction) - less("visit", attraction),
  };
}

/** Whether a stop is at a place of the traveler's own list. */
export function isOwnPlace(request: TripRequest, choice: Choice): boolean {
  return choice.kind !== "leg" && ownPlacesOf(request)(choice.kind, recordIdOf(choice));
}
