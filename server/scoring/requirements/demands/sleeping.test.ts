import { describe, expect, it } from "vitest";
import { type Itinerary, isBroken, type RoomGuests, requestSchema, usd } from "@/server/trip";
import { memoryWorld } from "@/server/worlds";
import { city, lodging } from "@/server/worlds/testing";
import { verifyItinerary } from "../verify-itinerary";

const WORLD = memoryWorld({
  description: { kind: "sample" },
  cities: [city({ name: "Dallas" }), city({ name: "Austin" })],
  lodgings: [
    lodging({ id: "room", city: "Austin", name: "Inn", roomType: "Private room", maximumOccupancy: 2 }),
    lodging({ id: "dorm", city: "Austin", name: "Hostel", roomType: "Shared room", maximumOccupancy: 1 }),
  ],
});

function faults(
  { people, children = 0, most }: { people: number; children?: number; most?: number },
  stay: { recordId: string; rooms: number; guests?: RoomGuests[] },
): string[] {
  const request = requestSchema.parse({
    origin: "Dallas",
    destination: { kind: "cities", cities: [{ name: "Austin" }] },
    returnTo: "Dallas",
    dates: { kind: "fixed", start: "2026-05-04", days: 2 },
    ...{ people, children, demands: { rooms: most } },
  });
  const cost = usd(100 * stay.rooms);
  const itinerary: Itinerary = {
    ...{ world: { name: "memory", hash: "memory" }, origin: "Dallas", people },
    days: [
      {
        ...{ number: 1, date: "2026-05-04", from: "Dallas", city: "Austin" },
        stops: [
          {
            ...{ kind: "stay", id: "night", name: "Inn", city: "Austin", start: null, end: null, locked: false, cost },
            ...{ reasons: [], alternatives: [], night: 1, nights: 1, ...stay },
          },
        ],
      },
    ],
    cost: { legs: usd(0), stays: cost, meals: usd(0), visits: usd(0), total: cost },
  };
  return verifyItinerary(request, itinerary, WORLD)
    .filter(({ name }) => name === "people" || name === "rooms")
    .filter(isBroken)
    .flatMap((check) => check.faults.map(({ text }) => text));
}

const family = { people: 4, children: 2 };
const parentEach = [
  { adults: 1, children: 1 },
  { adults: 1, children: 1 },
];

describe("who sleeps where", () => {
  it("is right where every child has an adult", () => {
    expect(faults(family, { recordId: "room", rooms: 2, guests: parentEach })).toEqual([]);
  });

  it.each<[string, RoomGuests[], string]>([
    [
      "children alone",
      [
        { adults: 2, children: 0 },
        { adults: 0, children: 2 },
      ],
      "children sleep without an adult",
    ],
    [
      "too many in a room",
      [
        { adults: 2, children: 1 },
        { adults: 0, children: 1 },
      ],
      "more than 2 sleep in a room",
    ],
    ["someone without a bed", [{ adults: 1, children: 1 }], "the rooms do not hold everyone"],
  ])("is wrong with %s", (_, guests, text) => {
    expect(faults(family, { recordId: "room", rooms: 2, guests }).join()).toContain(text);
  });

  it("keeps a couple together", () => {
    const apart = [
      { adults: 1, children: 0 },
      { adults: 1, children: 0 },
    ];
    expect(faults({ people: 2 }, { recordId: "room", rooms: 2, guests: apart }).join()).toContain(
      "a couple sleeps apart",
    );
  });

  it("is not asked of beds among strangers", () => {
    expect(faults(family, { recordId: "dorm", rooms: 4 })).toEqual([]);
  });

  it("keeps to the number of rooms that is wanted", () => {
    expect(faults({ ...family, most: 2 }, { recordId: "room", rooms: 2, guests: parentEach })).toEqual([]);
    expect(faults({ ...family, most: 1 }, { recordId: "room", rooms: 2, guests: parentEach })).toEqual([
      "Night 1: 2 rooms at Inn.",
    ]);
  });
});
