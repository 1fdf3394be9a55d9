import { factsOf } from "@/server/editing";
import type { PlanVersion, Stop } from "@/server/trip";
import type { Booking, SharedStop, SharedTrip, StopFacts, TripView } from "@/server/views";
import type { World } from "@/server/worlds";

/** Who looks: the owner sees costs and confirmation numbers; by a link costs are shown where it says so, numbers never. */
export type Viewer = { readonly kind: "owner" } | { readonly kind: "link"; readonly withCosts: boolean };

/** A planned trip as `viewer` may see it. What they may not see is not in it. */
export function sharedTripOf(
  trip: Pick<TripView, "title" | "bookings" | "revision"> & { readonly world: Pick<TripView["world"], "source"> },
  plan: Pick<PlanVersion, "itinerary" | "unscheduled" | "request" | "at">,
  world: World,
  viewer: Viewer,
): SharedTrip {
  const { itinerary, unscheduled, request } = plan;
  const facts = factsOf(itinerary, unscheduled, request, world);
  const withCosts = viewer.kind === "owner" || viewer.withCosts;
  const bookings = viewer.kind === "owner" ? trip.bookings : [];
  const days = itinerary.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => sharedStop(stop, facts[stop.id], withCosts, bookingOf(bookings, day.number, stop))),
  }));
  return {
    title: trip.title,
    people: itinerary.people,
    origin: itinerary.origin,
    from: itinerary.days[0]?.date ?? plan.at.slice(0, 10),
    to: itinerary.days.at(-1)?.date ?? plan.at.slice(0, 10),
    days,
    cost: withCosts ? itinerary.cost : null,
    ...(itinerary.missing && { missing: itinerary.missing }),
    places: placesOf(plan, world),
    world: { ...itinerary.world, ...(itinerary.world.offers && { offers: { ...itinerary.world.offers, id: null } }) },
    source: [trip.world.source, ...(itinerary.attributions ?? []).map((line) => `${line}.`)].join(" "),
    revision: trip.revision,
    changedAt: plan.at,
  };
}

function sharedStop(
  stop: Stop,
  facts: StopFacts | undefined,
  withCosts: boolean,
  booking: Booking | undefined,
): SharedStop {
  const { recordId: _, locked: __, reasons: ___, alternatives: ____, ...shown } = stop;
  return {
    ...shown,
    cost: withCosts ? stop.cost : null,
    address: (stop.kind !== "leg" && facts?.address) || null,
    phone: facts?.phone || null,
    type: facts?.type ?? null,
    area: facts?.area ?? null,
    airports: facts?.airports ?? null,
    rating: facts?.rating ?? null,
    coordinates: facts?.coordinates ?? null,
    confirmation: booking?.note || null,
  };
}

/** A run of nights is booked by its first. */
function bookingOf(bookings: readonly Booking[], day: number, stop: Stop): Booking | undefined {
  const booked = stop.kind === "stay" ? day - stop.night + 1 : day;
  return bookings.find((booking) => booking.day === booked && booking.recordId === stop.recordId);
}

function placesOf({ itinerary }: Pick<PlanVersion, "itinerary">, { gazetteer }: World): SharedTrip["places"] {
  const names = new Set([itinerary.origin, ...itinerary.days.flatMap(({ from, city }) => [from, city])]);
  return [...names].flatMap((name) => {
    const coordinates = gazetteer.city(name)?.coordinates;
    return coordinates ? { name, coordinates } : [];
  });
}
