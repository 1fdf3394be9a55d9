import { z } from "zod";
import { type LocalDate, type Reading, saidSchema, travellerTextSchema, withEdits } from "@/server/trip";
import { toReading } from "@/server/understanding";
import { todayIn } from "@/server/worlds";
import { anyoneInMeasure, router } from "../procedures";
import { requireWorld, travellerWorldName } from "../traveller-world";
import { readWords } from "./read-words";

/** Only what the traveller edited by hand; a field that is present but undefined was taken away. */
const editedSchema = saidSchema.pick({ trip: true, constraints: true, entries: true }).partial();

/** Words with content that nothing was made of, at characters [from, to) of the text. */
export interface UnreadWords {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export const understandingRouter = router({
  /** What the text says, with hand-made edits in place of what was read, and what must still be asked. Stores nothing. */
  read: anyoneInMeasure
    .input(z.object({ text: travellerTextSchema, said: editedSchema.optional() }))
    .query(async ({ ctx, input }): Promise<Reading & { today: LocalDate; unread: UnreadWords[] }> => {
      const world = await requireWorld(travellerWorldName());
      const today = todayIn(world.describe());
      const { said, unread } = await readWords({ text: input.text, asked: null, today }, world, ctx);
      return { ...toReading(withEdits(said, input.said ?? {}), world, today), today, unread: [...unread] };
    }),
});
