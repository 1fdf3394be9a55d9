import type { SimulatedTrip } from "@/server/elicitation/simulator";
import type { Persona } from "@/server/personas";
import type { DialogRecord, TrainerSource } from "@/server/views";
import { dialogColumns } from "./columns";
import { GREETING } from "./message";
import { travelerPrompt } from "./prompts";
import { rowsOf, type TurnRow } from "./turn-rows";

/** One row for each turn of the traveler, who alone knows the persona; the agent's thoughts are not heard. */
export function travelerRows(
  record: DialogRecord,
  source: TrainerSource,
  { persona, trip }: { readonly persona: Persona; readonly trip: SimulatedTrip },
): TurnRow[] {
  const before = [
    { role: "system" as const, content: travelerPrompt(persona, trip) },
    { role: "user" as const, content: GREETING },
  ];
  const columns = dialogColumns(record, source);
  return rowsOf(record.turns, "traveler", before).map((row) => ({ ...row, ...columns }));
}
