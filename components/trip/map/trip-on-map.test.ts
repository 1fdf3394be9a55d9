import { describe, expect, it } from "vitest";
import { leg, meal, roundTrip, stay, visit } from "../../testing/itineraries";
import { ofDay, tripOnMap } from "./trip-on-map";

const PLACES: Record<string, { latitude: number; longitude: number }> = {
  Chicago: { latitude: 41.9, longitude: -87.6 },
  Miami: { latitude: 25.8, longitude: -80.2 },
};
const cityAt = (name: string) => PLACES[name] ?? null;
const nowhere = () => null;

describe("tripOnMap", () => {
  const trip = roundTrip("Chicago", ["Miami"]);

  it("draws the nights in one lodging as one marker, at the city's place when its own is not known", () => {
    const nights = [1, 2].map((night) => stay("Miami", "Inn", { id: `night-${night}`, night, nights: 2 }));
    const days = nights.map((night, index) => ({ number: index + 1, city: "Miami", stops: [night] }));
    const onMap = tripOnMap(days, nowhere, cityAt);
    expect(onMap?.stops).toEqual([
      expect.objectContaining({ id: "night-1", ids: ["night-1", "night-2"], days: [1, 2], at: PLACES.Miami }),
    ]);
  });

  it("puts a city that nobody places where the way leads, else amid its stops", () => {
    const there = { latitude: 30, longitude: -90 };
    const led = tripOnMap(
      trip.days,
      (id) => (id === "Chicago-Miami" ? there : null),
      (name) => (name === "Chicago" ? (PLACES.Chicago ?? null) : null),
    );
    expect(led?.cities.find(({ name }) => name === "Miami")?.at).toEqual(there);
    const days = [
      { number: 1, city: "Miami", stops: [stay("Miami", "A", { id: "a" }), stay("Miami", "B", { id: "b" })] },
    ];
    const amid = tripOnMap(days, (id) => ({ latitude: id === "a" ? 20 : 30, longitude: -80 }), nowhere);
    expect(amid?.cities).toEqual([{ name: "Miami", at: { latitude: 25, longitude: -80 } }]);
  });

  it("numbers the meals and visits of each day, as the timeline does", () => {
    const stops = (day: number) => [
      leg("Chicago", "Miami", "flight", { id: `leg-${day}` }),
      visit("Miami", "Museum", { id: `museum-${day}` }),
      meal("Miami", "Diner", { id: `diner-${day}` }),
      stay("Miami", "Inn", { id: `inn-${day}` }),
    ];
    const days = [1, 2].map((number) => ({ number, city: "Miami", stops: stops(number) }));
    expect(tripOnMap(days, nowhere, cityAt)?.stops.map(({ id, number }) => [id, number])).toEqual([
      ["museum-1", 1],
      ["diner-1", 2],
      ["inn-1", null],
      ["museum-2", 1],
      ["diner-2", 2],
    ]);
  });

  it("is no map when a city of the route has no place", () => {
    expect(tripOnMap(trip.days, nowhere, nowhere)).toBeNull();
  });

  it("is limited to a day with its way and both ends of it", () => {
    const whole = tripOnMap(trip.days, nowhere, cityAt);
    expect(whole).not.toBeNull();
    const last = whole && ofDay(whole, 2);
    expect(last?.stops).toEqual([]);
    expect(last?.legs.map(({ id }) => id)).toEqual([leg("Miami", "Chicago", "flight").id]);
    expect(last?.cities.map(({ name }) => name).toSorted()).toEqual(["Chicago", "Miami"]);
  });
});
