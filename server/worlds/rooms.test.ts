import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partyOf, roomsOfStay, roomsTaken } from "./rooms";
import { lodging } from "./testing";

const SAMPLE = { kind: "sample" } as const;

function party(people: number, children = 0, preferences: Parameters<typeof partyOf>[0]["preferences"] = []) {
  return partyOf({ people, children, preferences }, SAMPLE);
}

function room(maximumOccupancy: number, roomType = "Private room") {
  return lodging({ city: "Austin", maximumOccupancy, roomType });
}

describe("the rooms of a party", () => {
  it("leave no child without an adult", () => {
    expect(roomsTaken(room(1), party(2, 1)).fits).toBe(false);
    expect(roomsTaken(room(2), party(3, 2)).fits).toBe(false);
    expect(roomsOfStay(room(3), party(3, 2))).toMatchObject({ rooms: 1, guests: [{ adults: 1, children: 2 }] });
  });

  it("keep two adults together, unless the children in two rooms need both", () => {
    expect(roomsTaken(room(1), party(2)).fits).toBe(false);
    expect(roomsOfStay(room(2), party(4, 2))).toMatchObject({
      rooms: 2,
      guests: [
        { adults: 1, children: 1 },
        { adults: 1, children: 1 },
      ],
    });
    expect(roomsTaken(room(2), party(4, 2)).isCoupleApart).toBe(true);
    expect(roomsTaken(room(4), party(4, 2)).isCoupleApart).toBe(false);
  });

  it("keep the couple of a larger party together where it is known", () => {
    const married = [{ entry: "persona.maritalStatus", value: "Married", weight: 1, strength: "want" }] as const;
    expect(roomsTaken(room(1), party(3)).fits).toBe(true);
    expect(roomsTaken(room(1), party(3, 0, [...married])).fits).toBe(false);
  });

  it("count beds where the room is shared with strangers", () => {
    expect(roomsOfStay(room(1, "Shared room"), party(5, 2))).toEqual({ rooms: 5, isShared: true });
  });

  it("divide by number alone in published worlds", () => {
    const published = partyOf({ people: 5, children: 4, preferences: [] }, { kind: "travelplanner" });
    expect(roomsOfStay(room(1), published)).toEqual({ rooms: 5 });
    expect(roomsTaken(room(1), published).fits).toBe(true);
  });

  it("hold everyone, with an adult in each and nobody too many", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(11), fc.integer({ min: 1, max: 8 }), (people, some, most) => {
        const everyone = party(people, Math.min(some, people - 1));
        const taken = roomsTaken(room(most), everyone);
        const { rooms, guests = [] } = roomsOfStay(room(most), everyone);
        expect(guests.length).toBe(taken.fits ? rooms : 0);
        if (!taken.fits) return;
        const total = (of: "adults" | "children") => guests.reduce((sum, one) => sum + one[of], 0);
        expect(total("children")).toBe(everyone.children);
        expect(total("adults")).toBe(people - everyone.children);
        expect(guests.every(({ adults, children }) => adults >= 1 && adults + children <= most)).toBe(true);
        const together = guests.some(({ adults }) => adults >= 2);
        expect(together || !everyone.hasCouple || taken.isCoupleApart).toBe(true);
      }),
    );
  });
});
