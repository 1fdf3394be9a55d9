import { groupBy, type TripRequest } from "@/server/trip";
import { pairKey } from "../pair-key";
import type { World } from "../world";
import { bookedAttraction, bookedLeg, bookedLodging, bookedRestaurant } from "./booked-records";

/**
 * The world with what the travelers of a request booked elsewhere as records after its own, under the ids of the items; the world itself
 * where that is nothing. Tables are not copied. Travel times to a booked place are not known (null).
 */
export function worldWithBooked(world: World, request: TripRequest): World {
  const { booked } = request;
  if (booked.length === 0) return world;
  const cityOf = ({ city }: { readonly city: string }) => city;
  const lodgings = groupBy(
    booked.flatMap((item) => (item.kind === "stay" ? [bookedLodging(item, request)] : [])),
    cityOf,
  );
  const restaurants = groupBy(
    booked.flatMap((item) => (item.kind === "meal" ? [bookedRestaurant(item)] : [])),
    cityOf,
  );
  const attractions = groupBy(
    booked.flatMap((item) => (item.kind === "visit" ? [bookedAttraction(item)] : [])),
    cityOf,
  );
  const legs = booked.flatMap((item) => (item.kind === "leg" ? (bookedLeg(item, request, world.gazetteer) ?? []) : []));
  const legsByPair = groupBy(legs, (leg) => pairKey(leg.origin, leg.destination));
  return {
    ...world,
    scheduledLegs: (origin, destination, date) =>
      withMore(
        world.scheduledLegs(origin, destination, date),
        legsByPair.get(pairKey(origin, destination))?.filter((leg) => leg.date === date),
      ),
    scheduledDates(origin, destination) {
      const dates = world.scheduledDates(origin, destination);
      const more = legsByPair.get(pairKey(origin, destination))?.map((leg) => leg.date);
      return dates === null || more === undefined ? dates : [...new Set([...dates, ...more])].sort();
    },
    legByNumber: (number) => world.legByNumber(number) ?? legs.find((leg) => leg.number === number),
    lodgings: (city) => withMore(world.lodgings(city), lodgings.get(city)),
    restaurants: (city) => withMore(world.restaurants(city), restaurants.get(city)),
    attractions: (city) => withMore(world.attractions(city), attractions.get(city)),
  };
}

function withMore<Row>(rows: readonly Row[], more: readonly Row[] | undefined): readonly Row[] {
  return more === undefined || more.length === 0 ? rows : [...rows, ...more];
}
