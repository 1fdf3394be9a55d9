import { requestSchema, type TripRequest, usd } from "@/server/trip";
import type { World } from "@/server/worlds";
import { labelOf } from "../deeptravel/generate/label";
import { type DeeptravelTask, deeptravelTaskSchema } from "../deeptravel/task";

/** Three days in Austin, by air from Dallas, as a labeled task. Throws where the planner cannot decide it. */
export function texasTrip(
  world: World,
  number: number,
  budget = 900,
  given: Partial<TripRequest> = {},
): DeeptravelTask {
  const { name, hash } = world.describe();
  const request = {
    ...requestSchema.parse({
      ...{ origin: "Dallas", returnTo: "Dallas", people: 1 },
      destination: { kind: "cities", cities: [{ name: "Austin" }] },
      dates: { kind: "fixed", start: "2022-03-10", days: 3 },
      demands: { budget: usd(budget) },
    }),
    ...given,
  };
  return deeptravelTaskSchema.parse({
    ...{ id: `with-${number}`, set: "with constraints", today: "2022-03-01", world: { name, hash }, request },
    text: `Please plan a 3-day trip for one person from Dallas to Austin, from March 10th to March 12th, 2022, with a budget of $${budget}.`,
    label: labelOf(request, world),
  });
}
