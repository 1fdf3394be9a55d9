import type { LocalDate } from "@/server/trip";
import type { ScheduledLeg } from "../records";

/** The part of a World that answers for flights and trains; see `World` for what each lookup promises. */
export interface LegSource {
  scheduledLegs(origin: string, destination: string, date: LocalDate): readonly ScheduledLeg[];
  scheduledDates(origin: string, destination: string): readonly LocalDate[] | null;
  legByNumber(number: string): ScheduledLeg | undefined;
}
