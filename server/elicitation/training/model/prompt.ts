import { type PromptOfFile, promptFile, promptOf } from "@/server/models";
import type { Persona } from "@/server/personas";
import { PREFERENCE_ENTRIES } from "@/server/trip";
import { fieldName } from "@/server/views";
import type { SimulatedTrip } from "../../simulator";

const WRITE_DIALOG = promptFile("elicitation/training/model/write-dialog", [
  ...(["facts", "critical", "travelStyle", "job"] as const),
  ...(["days", "origin", "destinations", "startDate", "people"] as const),
]);

/** Asks for a whole seed dialog (APEC-Travel, appendix A.3). It holds the persona. */
export function seedDialogPrompt({ entries, critical }: Persona, trip: SimulatedTrip): PromptOfFile {
  const values = {
    facts: PREFERENCE_ENTRIES.map(({ key }) => `${fieldName(key)} = ${String(entries[key])}`).join("\n"),
    critical: critical.map(fieldName).join("; "),
    travelStyle: String(entries["persona.travelStyle"]),
    job: String(entries["persona.job"]),
    days: String(trip.days),
    origin: trip.origin,
    destinations: trip.destinations.join(", then "),
    startDate: trip.startDate,
    people: String(trip.people),
  };
  return promptOf(WRITE_DIALOG, values, { maxTokens: 6000 });
}
