import { widestHours } from "../hours";
import { legsInFileOrder } from "../legs/columnar-legs";
import type { Attraction, City, Lodging, Restaurant, Road, ScheduledLeg } from "../records";
import type { SnapshotRecords } from "../snapshot/read-snapshot";
import type { LocalTravelTime, TimetableLeg } from "../world-tables";
import { type Relation, relation } from "./relation";

/**
 * A world's own records as relations. Prices are in the world's currency, times of opening and closing in minutes from
 * midnight, and `details` (attributes of generated worlds) and lists are JSON. Relations without rows are left out.
 */
export function recordRelations({ tables, legs }: SnapshotRecords): readonly Relation[] {
  return [
    cities(tables.cities),
    ...(legs === null ? [] : [flights(legsInFileOrder(legs))]),
    timetable(tables.timetable),
    roads(tables.roads),
    lodgings(tables.lodgings),
    restaurants(tables.restaurants),
    attractions(tables.attractions),
    localTravel(tables.localTravelTimes),
  ].filter(({ rows }) => rows[Symbol.iterator]().next().done !== true);
}

/** The relation that a table of a snapshot becomes, for saying which one was left out. */
export const RELATION_OF_TABLE: Readonly<Record<string, string>> = {
  "scheduled-legs": "flights",
  "local-travel-times": "local_travel",
};

const price = ({ priceMinor }: { readonly priceMinor: number }) => priceMinor / 100;
const details = (row: { readonly details: object | null }) =>
  row.details === null ? null : JSON.stringify(row.details);

const cities = (records: readonly City[]) =>
  relation<City>(
    "cities",
    {
      name: ["text", ({ name }) => name],
      state: ["text", ({ state }) => state],
      latitude: ["real", ({ coordinates }) => coordinates?.latitude ?? null],
      longitude: ["real", ({ coordinates }) => coordinates?.longitude ?? null],
      zone: ["text", ({ zone }) => zone],
      airports: ["text", ({ airports }) => JSON.stringify(airports)],
    },
    records,
  );

const flights = (records: Iterable<ScheduledLeg>) =>
  relation<ScheduledLeg>(
    "flights",
    {
      number: ["text", ({ number }) => number],
      mode: ["text", ({ mode }) => mode],
      origin: ["text", ({ origin }) => origin],
      destination: ["text", ({ destination }) => destination],
      date: ["text", ({ date }) => date],
      departure_time: ["text", ({ departureTime }) => departureTime],
      arrival_time: ["text", ({ arrivalTime }) => arrivalTime],
      arrival_day_offset: ["integer", ({ arrivalDayOffset }) => arrivalDayOffset],
      duration_minutes: ["integer", ({ durationMinutes }) => durationMinutes],
      distance_km: ["real", ({ distanceKm }) => distanceKm],
      price: ["real", price],
    },
    records,
  );

const timetable = (records: readonly TimetableLeg[]) =>
  relation<TimetableLeg>(
    "timetable",
    {
      number: ["text", ({ number }) => number],
      mode: ["text", ({ mode }) => mode],
      origin: ["text", ({ origin }) => origin],
      destination: ["text", ({ destination }) => destination],
      // 0 is Sunday.
      weekdays: ["text", ({ weekdays }) => JSON.stringify(weekdays)],
      departure_time: ["text", ({ departureTime }) => departureTime],
      arrival_time: ["text", ({ arrivalTime }) => arrivalTime],
      arrival_day_offset: ["integer", ({ arrivalDayOffset }) => arrivalDayOffset],
      duration_minutes: ["integer", ({ durationMinutes }) => durationMinutes],
      distance_km: ["real", ({ distanceKm }) => distanceKm],
      price: ["real", price],
      details: ["text", details],
    },
    records,
  );

const roads = (records: readonly Road[]) =>
  relation<Road>(
    "roads",
    {
      origin: ["text", ({ origin }) => origin],
      destination: ["text", ({ destination }) => destination],
      minutes: ["integer", ({ minutes }) => minutes],
      km: ["real", ({ km }) => km],
      duration_text: ["text", ({ durationText }) => durationText],
      distance_text: ["text", ({ distanceText }) => distanceText],
    },
    records,
  );

const lodgings = (records: readonly Lodging[]) =>
  relation<Lodging>(
    "lodgings",
    {
      id: ["text", ({ id }) => id],
      name: ["text", ({ name }) => name],
      city: ["text", ({ city }) => city],
      room_type: ["text", ({ roomType }) => roomType],
      price: ["real", price],
      minimum_nights: ["integer", ({ minimumNights }) => minimumNights],
      maximum_occupancy: ["integer", ({ maximumOccupancy }) => maximumOccupancy],
      rating: ["real", ({ rating }) => rating],
      house_rules: ["text", ({ houseRules }) => houseRules],
      details: ["text", details],
    },
    records,
  );

const restaurants = (records: readonly Restaurant[]) =>
  relation<Restaurant>(
    "restaurants",
    {
      id: ["text", ({ id }) => id],
      name: ["text", ({ name }) => name],
      city: ["text", ({ city }) => city],
      cuisines: ["text", ({ cuisines }) => cuisines],
      price: ["real", price],
      rating: ["real", ({ rating }) => rating],
      opens: ["integer", ({ hours }) => widestHours(hours)?.open ?? null],
      closes: ["integer", ({ hours }) => widestHours(hours)?.close ?? null],
      details: ["text", details],
    },
    records,
  );

const attractions = (records: readonly Attraction[]) =>
  relation<Attraction>(
    "attractions",
    {
      id: ["text", ({ id }) => id],
      name: ["text", ({ name }) => name],
      city: ["text", ({ city }) => city],
      address: ["text", ({ address }) => address],
      phone: ["text", ({ phone }) => phone],
      website: ["text", ({ website }) => website],
      latitude: ["real", ({ coordinates }) => coordinates?.latitude ?? null],
      longitude: ["real", ({ coordinates }) => coordinates?.longitude ?? null],
      price: ["real", price],
      opens: ["integer", ({ hours }) => widestHours(hours)?.open ?? null],
      closes: ["integer", ({ hours }) => widestHours(hours)?.close ?? null],
      details: ["text", details],
    },
    records,
  );

const localTravel = (records: readonly LocalTravelTime[]) =>
  relation<LocalTravelTime>(
    "local_travel",
    {
      city: ["text", ({ city }) => city],
      from_id: ["text", ({ fromId }) => fromId],
      to_id: ["text", ({ toId }) => toId],
      minutes: ["integer", ({ minutes }) => minutes],
    },
    records,
  );
