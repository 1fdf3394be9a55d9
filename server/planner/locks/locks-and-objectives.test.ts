import fc from "fast-check";
import { expect, it } from "vitest";
import { demandsSchema, type Lock, lockSchema, type TripRequest } from "@/server/trip";
import type { World } from "@/server/worlds";
import { lightestTrip, objectiveWeights } from "../best-trip";
import { type Choice, choicesOfDay, recordIdOf } from "../choices";
import { plan } from "../plan";
import { SearchControl } from "../search-control";
import type { ChosenTrip } from "../solve";
import { lockFrom, lockPicks } from "../testing/random-locks";
import { randomTrip } from "../testing/random-trip";
import { tripWeight } from "../trip-weight";

const START = "2026-06-01";

function lightest(
  request: TripRequest,
  world: World,
  objective: "preferences" | "time",
  below = Number.POSITIVE_INFINITY,
) {
  const control = new SearchControl(performance.now() + 10_000, () => false);
  return lightestTrip(request, [START], world, (frame) => objectiveWeights(objective, frame, 0), control, { below });
}

function weightOf(trip: ChosenTrip, objective: "preferences" | "time"): number {
  return tripWeight(trip, objectiveWeights(objective, trip.frame, 0));
}

function lockOf(choice: Choice): Lock {
  const { kind, day } = choice;
  const meal = choice.kind === "meal" ? { meal: choice.meal } : {};
  return lockSchema.parse({ kind, day, recordId: recordIdOf(choice), ...meal });
}

for (const objective of ["preferences", "time"] as const) {
  it(`locks keep the proof honest for the best trip by ${objective}`, () => {
    let planned = 0;
    fc.assert(
      fc.property(
        fc.boolean().chain(randomTrip),
        fc.array(lockPicks, { maxLength: 3 }),
        fc.array(fc.nat(100), { minLength: 1, maxLength: 3 }),
        ({ world, request }, picks, kept) => {
          const free = { ...request, demands: demandsSchema.parse({}) };
          const first = plan(free, world, { objective: "cost", otherTrips: 0, alternativesPerStop: 0 });
          if (first.status !== "plan") return;
          const locks = picks.flatMap((one) => lockFrom(one, first.itinerary, world) ?? []);
          const asked = { ...free, locks };
          const { trip, weight } = lightest(asked, world, objective);
          if (trip === null) return;
          planned++;
          // What the search added up is what the trip weighs.
          expect(weight).toBeCloseTo(weightOf(trip, objective), 6);
          // It is found too where something a little heavier is known, also when all of it weighs less than nothing.
          expect(lightest(asked, world, objective, weight + 0.01).weight).toBeCloseTo(weight, 6);
          // Its own stops locked as well, nothing better or worse is found; without all others neither.
          const choices = Array.from({ length: trip.frame.days }, (_, index) => choicesOfDay(trip, index + 1)).flat();
          // A locked breakfast is bought even where one is included, which the unlocked trip may not do.
          const own = kept
            .flatMap((index) => choices[index % choices.length] ?? [])
            .filter((choice) => choice.kind !== "meal" || choice.meal !== "breakfast");
          const again = lightest({ ...asked, locks: [...locks, ...own.map(lockOf)] }, world, objective);
          expect(again.weight).toBeCloseTo(weight, 6);
          // By preferences the best of its kind that is left counts as such.
          if (objective === "preferences") return;
          const taken = new Set([
            ...choices.map(recordIdOf),
            ...locks.map((lock) => ("recordId" in lock ? lock.recordId : "")),
          ]);
          const places = trip.cities.flatMap((city) => world.restaurants(city));
          const without = places
            .filter(({ id }) => !taken.has(id))
            .map(({ id }) => lockSchema.parse({ kind: "without", recordId: id }));
          expect(lightest({ ...asked, locks: [...locks, ...without] }, world, objective).weight).toBeCloseTo(weight, 6);
        },
      ),
      { numRuns: 150 },
    );
    expect(planned).toBeGreaterThan(40);
  });
}
