import { addDays } from "@/server/trip";
import { widestHours } from "../../hours";
import { legsInFileOrder } from "../../legs/columnar-legs";
import type { ScheduledLeg } from "../../records";
import { type Relation, relation } from "../../relations/relation";
import type { SnapshotRecords } from "../../snapshot/read-snapshot";
import type { LocalTravelTime } from "../../world-tables";

interface Place {
  readonly name: string;
  readonly city: string;
  readonly type: "spot" | "hotel";
  readonly opens: number;
  readonly closes: number;
}

/**
 * The database as it was published: three tables with their columns and values, rows in file order. `place` lists a city's
 * spots and then its hotels, cities in order of first mention, which is how the published file has them.
 */
export function publishedRelations({ tables, legs }: SnapshotRecords): readonly Relation[] {
  const places = tables.cities.flatMap(({ name: city }) => [
    ...tables.attractions.filter((spot) => spot.city === city).map(spotPlace),
    ...tables.lodgings.filter((hotel) => hotel.city === city).map(hotelPlace),
  ]);
  return [
    railway(legs === null ? [] : legsInFileOrder(legs)),
    relation<Place>(
      "place",
      {
        name: ["text", ({ name }) => name],
        city: ["text", ({ city }) => city],
        type: ["text", ({ type }) => type],
        opening_hours_begin: ["integer", ({ opens }) => opens],
        opening_hours_end: ["integer", ({ closes }) => closes],
      },
      places,
    ),
    relation<LocalTravelTime>(
      "in_city_transport",
      {
        origin: ["text", ({ fromId }) => fromId],
        destination: ["text", ({ toId }) => toId],
        duration: ["integer", ({ minutes }) => minutes],
        city: ["text", ({ city }) => city],
      },
      tables.localTravelTimes,
    ),
  ];
}

const railway = (trains: Iterable<ScheduledLeg>) =>
  relation<ScheduledLeg>(
    "railway",
    {
      number: ["text", ({ number }) => number],
      origin: ["text", ({ origin }) => origin],
      destination: ["text", ({ destination }) => destination],
      departure_time: ["text", ({ date, departureTime }) => `${date} ${departureTime}:00`],
      arrival_time: ["text", (leg) => `${addDays(leg.date, leg.arrivalDayOffset)} ${leg.arrivalTime}:00`],
      duration: ["integer", ({ durationMinutes }) => durationMinutes],
      price: ["real", ({ priceMinor }) => priceMinor / 100],
    },
    trains,
  );

/** A spot's hours are whole hours, as they were imported. */
const spotPlace = ({ name, city, hours }: SnapshotRecords["tables"]["attractions"][number]): Place => ({
  name,
  city,
  type: "spot",
  opens: (widestHours(hours)?.open ?? 0) / 60,
  closes: (widestHours(hours)?.close ?? 1440) / 60,
});

const hotelPlace = ({ name, city }: SnapshotRecords["tables"]["lodgings"][number]): Place => ({
  name,
  city,
  type: "hotel",
  opens: 0,
  closes: 24,
});
