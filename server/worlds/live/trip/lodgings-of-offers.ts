import { onceForEach, spellingKey } from "@/server/trip";
import { kilometresBetween } from "../../local-travel";
import type { Lodging, LodgingDetails } from "../../records";
import { estimatedWalkSeconds, minutesUp } from "../../streets/meters";
import type { World } from "../../world";
import type { StayOffer } from "../records/stays";
import type { CityOffers } from "./snapshot";

/** A lodging of the world and one of a provider with the same name this near to each other are one. */
const SAME_PLACE_KM = 0.25;
/** Minutes on foot from a lodging to each place of its city; the middle of a city is no farther from any of them. */
const LONGEST_WALK = 30;

/** A lodging with its offer. */
export interface OfferedLodging {
  readonly lodging: Lodging;
  readonly offer: StayOffer;
}

/**
 * The lodgings of a city that can be booked for the trip's nights: those of the world that are offered, with the offer's price in the place
 * of an estimate, and further ones that are near enough. An offer holds for all of its nights, so no shorter stay is planned in it.
 */
export function lodgingsOfOffers(base: World, stay: CityOffers): readonly OfferedLodging[] {
  const { of } = matched(stay);
  const before = of.get(base);
  const lodgings = before ?? matchLodgings(base, stay);
  if (before === undefined) of.set(base, lodgings);
  return lodgings;
}

/** Offers are matched once for each world: planning, checking and comparing look at the same ones. */
const matched = onceForEach((_: CityOffers) => ({ of: new WeakMap<World, readonly OfferedLodging[]>() }));

function matchLodgings(base: World, { city, provider, query, offers }: CityOffers): readonly OfferedLodging[] {
  const known = base.lodgings(city).map((lodging) => ({ lodging, core: coreOf(lodging.name) }));
  const taken = new Set<string>();
  return offers.flatMap((offer) => {
    const core = coreOf(offer.name);
    const same = known.find(
      (each) => !taken.has(each.lodging.id) && isNear(each.lodging, offer) && isSameName(each.core, core),
    )?.lodging;
    if (same === undefined && isOutOfReach(base, city, offer)) return [];
    if (same !== undefined) taken.add(same.id);
    const { nights, rooms } = query;
    const lodging: Lodging = {
      ...(same ?? newLodging(city, offer)),
      // Rounded up: of a price for all nights in cents, a night's share seldom is whole.
      priceMinor: Math.ceil(offer.totalMinor / (nights * rooms.length)),
      minimumNights: nights,
      maximumOccupancy: Math.max(...rooms),
      rating: offer.guestRating === null ? (offer.stars ?? same?.rating ?? 0) : offer.guestRating / 2,
      details: detailsOf(same?.details ?? null, offer),
      openData: { ...(same?.openData ?? newOpenData(provider, offer)), priceRange: null },
    };
    return [{ lodging, offer }];
  });
}

/** The record's id of a lodging that only the provider knows. */
export function idOfOffer({ lodgingId }: StayOffer): string {
  return `offer:${lodgingId}`;
}

function isNear({ coordinates }: Lodging, offer: StayOffer): boolean {
  return coordinates !== null && kilometresBetween(coordinates, offer.coordinates) <= SAME_PLACE_KM;
}

function isSameName(...cores: readonly [string, string]): boolean {
  const [shorter, longer] = [...cores].sort((one, other) => one.length - other.length);
  if (shorter === undefined || longer === undefined || shorter === "") return false;
  // "Port Palace" is not "Hôtel du Port": one word tells lodgings apart only as a whole name.
  return shorter === longer || (shorter.includes(" ") && ` ${longer} `.includes(` ${shorter} `));
}

/** What tells lodgings apart: "Hôtel de France" and "France Hotel" are one. */
function coreOf(name: string): string {
  const words = spellingKey(name).split(" ");
  return words.filter((word) => !/^(hotel|hostel|the|le|la|les|de|du|des|l|d|a|by)$/.test(word)).join(" ");
}

function isOutOfReach(base: World, city: string, { coordinates }: StayOffer): boolean {
  const { localTravel } = base.describe();
  // Of a lodging that the world does not know, no way without stairs is known either.
  if (localTravel !== "on foot") return localTravel === "step-free";
  const places = [...base.restaurants(city), ...base.attractions(city)];
  return places.some(
    (place) => place.coordinates && minutesUp(estimatedWalkSeconds(coordinates, place.coordinates)) > LONGEST_WALK,
  );
}

function newLodging(city: string, offer: StayOffer) {
  return {
    id: idOfOffer(offer),
    name: offer.name,
    city,
    roomType: "Private room",
    houseRules: "",
    coordinates: offer.coordinates,
    nameResolves: true,
  };
}

function newOpenData(provider: string, { lodgingId }: StayOffer) {
  return {
    ...{ dataset: provider, id: lodgingId, asOf: null, website: "", hoursText: null, wheelchair: null },
    estimatesMinutes: false,
  };
}

/** What the offer says goes before what the world knows. */
function detailsOf(known: LodgingDetails | null, { address, isRefundable, hasBreakfast }: StayOffer): LodgingDetails {
  const amenities = (known?.amenities ?? []).filter((amenity) => amenity !== "Breakfast");
  return {
    address: known?.address || address,
    phone: known?.phone ?? "",
    brand: known?.brand ?? null,
    proximity: known?.proximity ?? [],
    amenities: hasBreakfast ? [...amenities, "Breakfast"] : amenities,
    services: known?.services ?? [],
    // Not said counts as the strictest.
    cancellation: isRefundable === true ? "Flexible" : "Strict",
    roomFeatures: known?.roomFeatures ?? [],
    bathroomFeatures: known?.bathroomFeatures ?? [],
    quietHours: known?.quietHours ?? false,
    disabilityAccess: known?.disabilityAccess ?? false,
  };
}
