import { TRPCError } from "@trpc/server";
import { z } from "zod";
import { listShown, readShown, readShownRollout } from "@/server/rollouts";
import { type RolloutRunItem, type RolloutRunView, type RolloutView, rolloutPlaceSchema } from "@/server/views";
import { researcher, router } from "../procedures";

const idSchema = z.string().max(100);
const stepSchema = z.number().int().min(1).max(1_000_000);

/** Rollouts of models, in folders of this server's data. */
export const rolloutsRouter = router({
  /** Folders, the newest first. */
  list: researcher.query((): Promise<RolloutRunItem[]> => listShown()),

  /** A folder's figures by step, its alarms, and the tasks of one step. */
  view: researcher
    .input(z.object({ id: idSchema, step: stepSchema.nullable() }))
    .query(async ({ input: { id, step } }): Promise<RolloutRunView> => found(await readShown(id, step))),

  /** One rollout, message by message. */
  rollout: researcher
    .input(z.object({ id: idSchema, place: rolloutPlaceSchema }))
    .query(async ({ input: { id, place } }): Promise<RolloutView> => found(await readShownRollout(id, place))),
});

function found<T>(value: T | null): T {
  if (value !== null) return value;
  throw new TRPCError({
    code: "NOT_FOUND",
    message: "There are no such rollouts. Check that the address is complete.",
  });
}
