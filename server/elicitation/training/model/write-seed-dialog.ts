import type { Persona } from "@/server/personas";
import type { DialogTurn } from "@/server/views";
import { askFor, type ByModel, recordUnusable } from "../../by-model/by-model";
import type { SimulatedTrip } from "../../simulator";
import { seedDialogPrompt } from "./prompt";
import { readSeedDialog } from "./read-seed-dialog";

/**
 * A seed dialog that a language model, role "traveler", writes whole (APEC-Travel, appendix A.3); null, which is recorded, where it is of no use.
 */
export async function writeSeedDialog(
  by: ByModel,
  persona: Persona,
  trip: SimulatedTrip,
): Promise<readonly DialogTurn[] | null> {
  const written = await askFor(by, "traveler", seedDialogPrompt(persona, trip));
  const turns = written === null ? null : readSeedDialog(written);
  if (turns === null) {
    const why = "The model wrote no dialog of use.";
    recordUnusable(by, { part: "traveler", why, instead: "the expert's dialog with the main simulator" });
  }
  return turns;
}
