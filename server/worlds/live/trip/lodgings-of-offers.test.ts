import { describe, expect, test } from "vitest";
import { memoryWorld } from "../../memory-world";
import { city, lodging } from "../../testing/records";
import type { StayOffer } from "../records/stays";
import { lodgingsOfOffers } from "./lodgings-of-offers";

const HERE = { latitude: 43.73, longitude: 7.42 };
const NEAR = { latitude: 43.7305, longitude: 7.4205 };

const offered = (name: string, given: Partial<StayOffer> = {}): StayOffer => ({
  ...{ lodgingId: `lp-${name}`, name, address: "", coordinates: NEAR, stars: null, guestRating: null },
  ...{ room: "Double", isRefundable: true, hasBreakfast: false, totalMinor: 100_00, payThereMinor: 0 },
  ...given,
});

/** The ids of lodgings that come of offers in a world with lodgings of these names. */
function ids(names: readonly string[], offers: readonly StayOffer[]): string[] {
  const world = memoryWorld({
    cities: [city({ name: "Monaco" })],
    lodgings: names.map((name, index) => lodging({ id: `node/${index}`, name, city: "Monaco", coordinates: HERE })),
  });
  const query = {
    ...{ around: HERE, radiusMeters: 1_000, checkIn: "2026-12-11", nights: 1, rooms: [2], currency: "EUR" },
    ...{ nationality: "US", only: null },
  };
  return lodgingsOfOffers(world, { city: "Monaco", provider: "LiteAPI", query, offers }).map((one) => one.lodging.id);
}

describe("an offered lodging is one of the world's", () => {
  test.each([
    ["Hôtel de France", "France Hotel"],
    ["HOTEL  AMBASSADOR", "Hôtel Ambassador"],
    ["Novotel Monte-Carlo", "Novotel Monte Carlo"],
    ["Monte-Carlo Bay", "Monte Carlo Bay Hotel & Resort"],
  ])("%s is %s", (name, other) => {
    expect(ids([name], [offered(other)])).toEqual(["node/0"]);
  });

  test.each([
    ["Hôtel du Port", "Port Palace"],
    ["Hotel", "The Hotel"],
    ["Boeri", "Ambassador"],
  ])("%s is not %s", (name, other) => {
    expect(ids([name], [offered(other)])).toEqual([`offer:lp-${other}`]);
  });

  test("only where it is near, and only once", () => {
    const far = { coordinates: { latitude: 43.74, longitude: 7.42 } };
    expect(ids(["Ambassador"], [offered("Ambassador", far)])).toEqual(["offer:lp-Ambassador"]);
    const twice = [offered("Ambassador"), offered("Ambassador", { lodgingId: "lp-2" })];
    expect(ids(["Ambassador"], twice)).toEqual(["node/0", "offer:lp-2"]);
  });
});
