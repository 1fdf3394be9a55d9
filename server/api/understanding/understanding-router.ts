import { z } from "zod";
import { type LocalDate, type Reading, saidSchema, travelerTextSchema, withEdits } from "@/server/trip";
import { toReading } from "@/server/understanding";
import { todayIn } from "@/server/worlds";
import { anyoneRateLimited, router } from "../procedures";
import { requireWorld, travelerWorldName } from "../traveler-world";
import { readWords } from "./read-words";

/** Only what the traveler edited by hand; a field that is present but undefined was taken away. */
const editedSchema = saidSchema.pick({ trip: true, constraints: true, entries: true }).partial();

/** Words with content that nothing was made of, at characters [from, to) of the text. */
export interface UnreadWords {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

export const understandingRouter = router({
  /** What the text says, with hand-made edits in place of what was read, and what must still be asked. Stores nothing. */
  read: anyoneRateLimited
    .input(z.object({ text: travelerTextSchema, said: editedSchema.optional() }))
    .query(async ({ ctx, input }): Promise<Reading & { today: LocalDate; unread: UnreadWords[] }> => {
      const world = await requireWorld(travelerWorldName());
      const today = todayIn(world.describe());
      const { said, unread } = await readWords({ text: input.text, asked: null, today }, world, ctx);
      return { ...toReading(withEdits(said, input.said ?? {}), world, today), today, unread: [...unread] };
    }),
});
