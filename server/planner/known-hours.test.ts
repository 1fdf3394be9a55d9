import { describe, expect, test } from "vitest";
import { requestSchema, type TripRequest } from "@/server/trip";
import { dailyHours, memoryWorld, type World } from "@/server/worlds";
import { attraction, city, lodging, restaurant } from "@/server/worlds/testing";
import { plan } from "./plan";

/** Dearer places whose hours are known, cheaper ones whose hours aren't; one of either that stairs alone lead to. */
function townWithStairs(): World {
  const [at, open] = [{ city: "Town" }, { hours: dailyHours(7 * 60, 23 * 60) }];
  const world = memoryWorld({
    description: { unknownHours: "avoided", localTravel: "on foot" },
    cities: [city({ name: "Town", zone: "Europe/Monaco" })],
    lodgings: [lodging({ ...at, id: "stay", roomType: "Private room" })],
    restaurants: [
      ...Array.from({ length: 8 }, (_, n) => restaurant({ ...at, ...open, id: `known/${n}`, priceMinor: 30_00 })),
      ...Array.from({ length: 8 }, (_, n) => restaurant({ ...at, id: `unknown/${n}`, priceMinor: 10_00 })),
      restaurant({ ...at, ...open, id: "known/stairs", priceMinor: 1_00 }),
    ],
    attractions: [
      ...Array.from({ length: 6 }, (_, n) => attraction({ ...at, ...open, id: `known/sight/${n}`, priceMinor: 9_00 })),
      ...Array.from({ length: 6 }, (_, n) => attraction({ ...at, id: `unknown/sight/${n}`, priceMinor: 0 })),
      attraction({ ...at, ...open, id: "known/sight/stairs", priceMinor: 0 }),
    ],
  });
  const isReached = ({ id }: { readonly id: string }) => !id.endsWith("stairs");
  const description = { ...world.describe(), localTravel: "step-free" as const };
  const stepFree = {
    ...world,
    describe: () => description,
    restaurants: (name: string) => world.restaurants(name).filter(isReached),
    attractions: (name: string) => world.attractions(name).filter(isReached),
  };
  return { ...world, stepFree };
}

const request = (given: Partial<TripRequest> = {}): TripRequest =>
  requestSchema.parse({
    ...{ origin: "Town", returnTo: "Town", people: 2, demands: {} },
    destination: { kind: "cities", cities: [{ name: "Town" }], ordered: false },
    dates: { kind: "fixed", start: "2026-12-10", days: 2 },
    ...given,
  });
const ACCESS: Partial<TripRequest> = {
  preferences: [{ entry: "persona.disability", value: true, strength: "must", weight: 1 }],
};

function planned(asked: TripRequest): string[] {
  const answer = plan(asked, townWithStairs(), {
    ...{ objective: "cost", otherTrips: 0, alternativesPerStop: 0, givenUp: 0 },
  });
  if (answer.status !== "plan") throw new Error(answer.explanation);
  const stops = answer.itinerary.days.flatMap((day) => day.stops);
  return stops.flatMap(({ kind, recordId }) => (kind === "meal" || kind === "visit" ? [recordId] : []));
}

describe("places of unknown hours are left out while others do", () => {
  test("for people who take stairs", () => {
    const ids = planned(request());
    expect(ids.filter((id) => id.startsWith("unknown"))).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(["known/stairs", "known/sight/stairs"]));
  });

  test("for people who need step-free ways, who go up no stairs for them", () => {
    const ids = planned(request(ACCESS));
    expect(ids.filter((id) => id.startsWith("unknown") || id.endsWith("stairs"))).toEqual([]);
    expect(ids.length).toBeGreaterThan(0);
  });
});
