import { describe, expect, it } from "vitest";
import { areaOf } from "./area";

const CITY = { latitude: 30, longitude: -97 };
const at = (north: number, east: number) => ({ latitude: 30 + north / 111.2, longitude: -97 + east / 96.3 });

describe("the part of a city that a place is in", () => {
  it("goes by the distance from the middle, then by the direction", () => {
    expect(areaOf(CITY, CITY)).toBe("Downtown");
    expect(areaOf(CITY, at(1, 0.2))).toBe("Downtown");
    expect(areaOf(CITY, at(0, -2))).toBe("City center");
    expect(areaOf(CITY, at(4, 0.3))).toBe("North side");
    expect(areaOf(CITY, at(3, 3))).toBe("Northeast side");
    expect(areaOf(CITY, at(0, 4))).toBe("East side");
    expect(areaOf(CITY, at(-4, 0))).toBe("South side");
    expect(areaOf(CITY, at(-3, -3))).toBe("Southwest side");
    expect(areaOf(CITY, at(0.2, -4))).toBe("West side");
    expect(areaOf(CITY, at(3, -3))).toBe("Northwest side");
  });
});
