import { tracked } from "@trpc/server";
import { z } from "zod";
import {
  type Objective,
  objectiveSchema,
  ProblemError,
  requestSchema,
  type TripRequest,
  type TripView,
} from "@/server/trip";
import { passedDate, todayIn } from "@/server/worlds";
import { anyoneInMeasure, holderOfTrip, holderOfTripInMeasure, router } from "../procedures";
import { getServices } from "../services";
import { travellerTextSchema, withoutUnstorable } from "../traveller-text";
import { requireWorld, travellerWorldName } from "../traveller-world";
import { watchTrip } from "./watch-trip";

const storableRequestSchema = requestSchema.refine(withoutUnstorable, {
  error: "The request holds a character that cannot be stored. Type it again.",
});

export const tripsRouter = router({
  /** Stores a trip and begins to plan it. Anyone may; whoever has the id may read it. */
  create: anyoneInMeasure
    .input(z.object({ text: travellerTextSchema, request: storableRequestSchema, objective: objectiveSchema }))
    .mutation(({ input }): Promise<{ id: string }> => beginTrip(input.text, input.request, input.objective)),

  get: holderOfTrip.query(({ ctx }): TripView => ctx.trip.view),

  /** The trip now and after every change, until its status is final. */
  watch: holderOfTrip.input(z.object({ lastEventId: z.string().nullish() })).subscription(async function* ({
    input,
    signal,
  }) {
    const { store, changes } = await getServices();
    const seen = input.lastEventId == null ? null : Number(input.lastEventId);
    const sources = { read: store.read, nextChange: changes.next };
    for await (const trip of watchTrip(input.id, seen, sources, signal ?? new AbortController().signal)) {
      yield tracked(String(trip.revision), trip.view);
    }
  }),

  /** Ends planning; a trip whose planning has ended stays as it is. */
  cancel: holderOfTrip.mutation(async ({ ctx }): Promise<TripView> => {
    const { store, changes, planning } = await getServices();
    const { id } = ctx.trip.view;
    await store.finish(id, { status: "cancelled", result: null, checks: [], problem: null });
    planning.cancel(id);
    changes.announce(id);
    return (await store.read(id))?.view ?? ctx.trip.view;
  }),

  /** A new trip from this one's text and objective, with `request` in place of its request when given. */
  planAgain: holderOfTripInMeasure
    .input(z.object({ request: storableRequestSchema.optional() }))
    .mutation(({ ctx, input }): Promise<{ id: string }> => {
      const { text, request, objective } = ctx.trip.view;
      return beginTrip(text, input.request ?? request, objective);
    }),
});

async function beginTrip(text: string, request: TripRequest, objective: Objective): Promise<{ id: string }> {
  const { store, planning } = await getServices();
  planning.assertRoom();
  const world = (await requireWorld(travellerWorldName())).describe();
  const passed = passedDate(world, request, todayIn(world));
  if (passed !== null) throw new ProblemError(passed);
  const id = await store.add({ text, request, objective, world });
  planning.add(id);
  return { id };
}
