import { type BookedItem, type Day, ok, type PlanEditOf, type Result, type TripRequest } from "@/server/trip";
import { type World, worldWithBooked } from "@/server/worlds";
import { placedStops, withoutStops } from "../days";
import { type Change, type EditedVersion, refuse } from "../edited-version";
import { placeBooked } from "./place-booked";

/** What is booked takes its place in the plan; `world` knows what was booked before. */
export function book(version: EditedVersion, { item }: PlanEditOf<"book">, world: World): Result<Change> {
  const { itinerary, request } = version;
  const day = itinerary.days.find(({ number }) => number === item.day);
  if (day === undefined)
    return refuse(`The plan has no day ${item.day}; choose one of its ${itinerary.days.length} days.`);
  const { currency } = world.describe();
  const price = item.kind === "stay" ? item.pricePerNight : item.pricePerPerson;
  if (price.currency !== currency) return refuse(`Prices here are in ${currency}; enter the price in ${currency}.`);

  const asked = withItem(request, item, itinerary.days);
  const placing = { version, day, people: request.people, world: worldWithBooked(world, asked) };
  const placed = placeBooked(item, placing);
  if (!placed.ok) return placed;
  const { stops, days, text } = placed.value;
  const ids = stops.map(({ id }) => id);
  // An item that is entered again may have stood elsewhere.
  const earlier = placedStops(days).filter(({ stop }) => stop.recordId === item.id && !ids.includes(stop.id));
  return ok({
    text: `Entered a booking: ${text}`,
    days: withoutStops(
      days,
      earlier.map(({ stop }) => stop.id),
    ),
    request: asked,
    locks: ids,
  });
}

export function unbook(version: EditedVersion, { itemId }: PlanEditOf<"unbook">): Result<Change> {
  const { itinerary, request } = version;
  const item = request.booked.find(({ id }) => id === itemId);
  if (item === undefined) return refuse("That booking is no longer there. Check the current plan.");
  const stops = placedStops(itinerary.days).filter(({ stop }) => stop.recordId === itemId);
  return ok({
    text: `Removed a booking: ${nameOf(item)}`,
    days: withoutStops(
      itinerary.days,
      stops.map(({ stop }) => stop.id),
    ),
    request: { ...request, booked: request.booked.filter((other) => other !== item) },
  });
}

/** What is booked has a date, so the trip has its dates from then on. */
function withItem(request: TripRequest, item: BookedItem, days: readonly Day[]): TripRequest {
  const booked = [...request.booked.filter(({ id }) => id !== item.id), item];
  const start = days[0]?.date;
  if (request.dates.kind === "fixed" || start === undefined) return { ...request, booked };
  return { ...request, booked, dates: { kind: "fixed", start, days: days.length } };
}

function nameOf(item: BookedItem): string {
  if (item.kind === "leg") return `${item.mode} ${item.number}`;
  return item.name;
}
