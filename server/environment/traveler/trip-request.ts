import { requestSchema, type TripRequest, usd } from "@/server/trip";
import type { World } from "@/server/worlds";
import { personaOf, stageIn } from "./traveler-of";

/** What a plan for this traveler is checked against: the trip as it is told at first, and the budget, which has to be asked for. */
export function tripRequestOf(index: number, world: World): TripRequest {
  const persona = personaOf(index);
  const trip = stageIn(world).tripOf(persona);
  const budget = persona.entries["persona.budget"];
  return requestSchema.parse({
    origin: trip.origin,
    destination: { kind: "cities", cities: trip.destinations.map((name) => ({ name })), ordered: false },
    returnTo: trip.origin,
    dates: { kind: "fixed", start: trip.startDate, days: trip.days },
    people: trip.people,
    demands: { budget: typeof budget === "number" ? usd(budget) : null },
  });
}
