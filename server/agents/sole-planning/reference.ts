import type { Task } from "@/server/episodes";
import { referenceText } from "@/server/tools";
import { fail, ok, type Result } from "@/server/trip";
import type { AgentContext } from "../agent";

/** The information that sole planning gives with the task (TravelPlanner, section 3.5). Problem "bad_input" where the task names no legs. */
export async function referenceInformation(
  { id, referenceLegs }: Task,
  { world }: Pick<AgentContext, "world">,
): Promise<Result<string>> {
  if (referenceLegs !== undefined) return ok(await referenceText(world, referenceLegs));
  return fail({
    code: "bad_input",
    message: `Task ${id} comes without reference legs, which this method plans from: run it in the mode sole-planning, with a file of legs.`,
  });
}
