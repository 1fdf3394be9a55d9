import { expect, vi } from "vitest";
import type { PlanVersion } from "@/server/trip";
import type { TripView } from "@/server/views";
import { TRIP_START } from "@/server/worlds/testing/trip-start";
import { exampleTrip } from "./example-trip";
import type { callAs } from "./own-services";

/** Has a trip planned for the caller, and waits for its plan. */
export async function planTripFor(
  caller: Awaited<ReturnType<typeof callAs>>,
): Promise<{ id: string; trip: TripView; plan: PlanVersion }> {
  const dates = { kind: "fixed", start: TRIP_START, days: 5 } as const;
  const { id } = await caller.trips.create({ ...exampleTrip, request: { ...exampleTrip.request, dates } });
  return vi.waitFor(
    async () => {
      const trip = await caller.trips.get({ id });
      expect(trip.status, trip.problem ?? "").toBe("planned");
      if (trip.plan === null) throw new Error("A planned trip has a plan.");
      return { id, trip, plan: trip.plan };
    },
    { timeout: 30_000, interval: 100 },
  );
}
