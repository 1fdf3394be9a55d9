import type { EntryKey, TripRequest, WeightedPreference } from "@/server/trip";

/** Ratings are lower limits: nobody who wants 4 stars or better wants 3.4. The first ones matter most. */
const FLOORS: readonly EntryKey[] = ["hotel.ratings", "attraction.ratings", "restaurant.ratings"];

/**
 * The request with its wished ratings held as demands: first all of them, then ever fewer, the hotel's longest; the request itself is
 * the last. What the planner takes is the first of these that has a trip within the budget. Ratings that nobody said are no floors.
 */
export function holdingFloors(request: TripRequest): TripRequest[] {
  const wished = FLOORS.filter((entry) => request.preferences.some((one) => isWishedFloor(one, entry, request)));
  const sets = Array.from({ length: 1 << wished.length }, (_, bits) =>
    // The first floor is the highest bit, so that sets with it come first among those of its size.
    wished.filter((_entry, index) => bits & (1 << (wished.length - 1 - index))),
  );
  return sets
    .map((held, order) => ({ held, order }))
    .sort((one, other) => other.held.length - one.held.length || other.order - one.order)
    .map(({ held }) => (held.length === 0 ? request : withFloors(request, held)));
}

function isWishedFloor(
  { entry, value, strength }: WeightedPreference,
  floor: EntryKey,
  { assumed }: TripRequest,
): boolean {
  return entry === floor && strength === "want" && typeof value === "number" && !assumed.includes(entry);
}

function withFloors(request: TripRequest, held: readonly EntryKey[]): TripRequest {
  const preferences = request.preferences.map((one) =>
    held.some((entry) => isWishedFloor(one, entry, request)) ? { ...one, strength: "must" as const } : one,
  );
  return { ...request, preferences };
}
