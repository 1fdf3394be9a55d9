import { memoryWorld } from "@/server/worlds";
import { attraction, city, flight, lodging, restaurant, road } from "@/server/worlds/testing";
import type { PublishedDay, TravelplannerQuery } from "../formats";

/** A small world in which every published rule and quirk can be shown. */
export const texas = memoryWorld({
  cities: [
    city({ name: "Denver", state: "Colorado" }),
    city({ name: "Austin" }),
    city({ name: "Houston" }),
    city({ name: "Waco" }),
    city({ name: "Tulsa", state: "Oklahoma" }),
  ],
  lodgings: [
    lodging({
      name: "Oak House",
      city: "Austin",
      priceMinor: 90_00,
      maximumOccupancy: 2,
      houseRules: "No pets & No smoking",
    }),
    lodging({ name: "Long Stay Loft", city: "Austin", priceMinor: 50_00, minimumNights: 3, roomType: "Private room" }),
    lodging({ name: "Twin Rooms", city: "Austin", minimumNights: 5, roomType: "Shared room" }),
    lodging({ name: "Twin Rooms", city: "Austin", minimumNights: 5, priceMinor: 10_00, roomType: "Shared room" }),
    lodging({ name: "Bay Flat", city: "Houston", priceMinor: 120_00, maximumOccupancy: 4 }),
    lodging({ name: "Corner Inn", city: "Tulsa" }),
  ],
  restaurants: [
    restaurant({ name: "Taco Stand", city: "Austin", cuisines: "Mexican, Fast Food", priceMinor: 15_00 }),
    restaurant({ name: "Pho, Please", city: "Austin", cuisines: "Vietnamese", priceMinor: 22_00 }),
    restaurant({ name: "Grill", city: "Austin", cuisines: "BBQ", priceMinor: 31_00 }),
    restaurant({ name: "The Grill Room", city: "Austin", cuisines: "French", priceMinor: 80_00 }),
    restaurant({ name: "Breakfast Club", city: "Austin", cuisines: "Cafe" }),
    restaurant({ name: "Dock", city: "Houston", cuisines: "Seafood" }),
    restaurant({ name: "Pier", city: "Houston", cuisines: "Italian" }),
    restaurant({ name: "Wharf", city: "Houston", cuisines: "Indian" }),
    restaurant({ name: "Summit", city: "Denver", cuisines: "Greek" }),
  ],
  attractions: [
    attraction({ name: "Capitol", city: "Austin" }),
    attraction({ name: "Lady Bird Lake", city: "Austin" }),
    attraction({ name: "Space Center", city: "Houston" }),
  ],
  roads: [
    road({ origin: "Denver", destination: "Austin", km: 1_499.5, minutes: 840 }),
    road({ origin: "Austin", destination: "Denver", km: 1_500, minutes: 840 }),
    road({ origin: "Austin", destination: "Houston", km: 266 }),
    road({ origin: "Houston", destination: "Denver", km: 1_660, minutes: 1_500, durationText: "1 day 1 hour" }),
    road({ origin: "Denver", destination: "Waco", km: null, minutes: null }),
  ],
  scheduledLegs: [
    flight({ number: "F1", origin: "Denver", destination: "Austin", priceMinor: 100_00, date: "2022-03-30" }),
    flight({ number: "F2", origin: "Austin", destination: "Denver", priceMinor: 120_00 }),
    flight({ number: "F3", origin: "Houston", destination: "Denver", priceMinor: 200_00 }),
  ],
});

/** Three days from Denver to Austin for two people. */
export function austinQuery(given: Partial<TravelplannerQuery> = {}): TravelplannerQuery {
  return {
    idx: 1,
    level: "easy",
    query: "From Denver to Austin for 3 days.",
    org: "Denver",
    dest: "Austin",
    days: 3,
    visiting_city_number: 1,
    date: ["2022-03-10", "2022-03-11", "2022-03-12"],
    people_number: 2,
    budget: 1_000,
    local_constraint: { "house rule": null, cuisine: null, "room type": null, transportation: null },
    ...given,
  };
}

/** The query with one constraint asked for. */
export function austinQueryWith(constraint: Partial<TravelplannerQuery["local_constraint"]>): TravelplannerQuery {
  const query = austinQuery();
  return { ...query, local_constraint: { ...query.local_constraint, ...constraint } };
}

type DayChanges = Readonly<Record<number, PublishedDay>>;

/** A plan for `austinQuery` that passes everything; `changes` overwrites fields of the days by number (undefined removes one). */
export function austinPlan(changes: DayChanges = {}): PublishedDay[] {
  return changed(
    [
      {
        days: 1,
        current_city: "from Denver to Austin",
        transportation: "Flight Number: F1, from Denver to Austin, Departure Time: 09:00",
        breakfast: "-",
        attraction: "-",
        lunch: "-",
        dinner: "Taco Stand, Austin",
        accommodation: "Oak House, Austin",
      },
      {
        days: 2,
        current_city: "Austin",
        transportation: "-",
        breakfast: "Breakfast Club, Austin",
        attraction: "Capitol, Austin;Lady Bird Lake, Austin;",
        lunch: "Pho, Please, Austin",
        dinner: "The Grill Room, Austin",
        accommodation: "Oak House, Austin",
      },
      {
        days: 3,
        current_city: "from Austin to Denver",
        transportation: "Flight Number: F2, from Austin to Denver, Departure Time: 09:00",
        breakfast: "-",
        attraction: "-",
        lunch: "-",
        dinner: "-",
        accommodation: "-",
      },
    ],
    changes,
  );
}

function changed(days: PublishedDay[], changes: DayChanges): PublishedDay[] {
  return days.map((day, index) =>
    Object.fromEntries(Object.entries({ ...day, ...changes[index + 1] }).filter(([, value]) => value !== undefined)),
  );
}
