import { tracked } from "@trpc/server";
import { z } from "zod";
import {
  LONGEST_NAME,
  MOST_NUMBER,
  objectiveSchema,
  type PlanVersion,
  planEditSchema,
  replanChangesSchema,
  requestSchema,
  travelerTextSchema,
  tripDaySchema,
  withoutUnstorable,
} from "@/server/trip";
import { bookingSchema, chosenWorldSchema, type HeldPrices, type TripView } from "@/server/views";
import { checklistProcedures } from "../checklist/checklist-procedures";
import {
  editorOfTrip,
  editorOfTripRateLimited,
  ownerOfTripRateLimited,
  router,
  travelerRateLimited,
} from "../procedures";
import { getServices } from "../services";
import { exportProcedures } from "../sharing/export-procedures";
import type { Editor } from "../together/members";
import { signVersion } from "../together/together-store";
import { tripListProcedures } from "../trip-list/trip-list-procedures";
import { beginTrip } from "./begin-trip";
import { bookStop } from "./book-stop";
import { readTrip } from "./change-trip";
import { restoreVersion, step } from "./choose-version";
import { editTrip } from "./edit-trip";
import { factsOfVersion, findPlaces, optionsFor, readVersion } from "./read-version";
import { acceptProposal, cancelSearch, rejectProposal, replanTrip } from "./replan-trip";
import { watchView } from "./watch-view";

const unstorable = { error: "The request holds a character that cannot be stored. Type it again." };
const storableRequestSchema = requestSchema.refine(withoutUnstorable, unstorable);
const versionNumber = z.number().int().min(1).max(MOST_NUMBER);
/** The version that the traveler looks at: a change of another one is refused. */
const onVersion = z.object({ version: versionNumber });

export const tripsRouter = router({
  ...tripListProcedures,
  ...exportProcedures,
  ...checklistProcedures,

  /** Stores a trip and begins to plan it. */
  create: travelerRateLimited
    .input(
      z.object({
        ...{ text: travelerTextSchema, request: storableRequestSchema, objective: objectiveSchema },
        ...chosenWorldSchema.shape,
      }),
    )
    .mutation(({ ctx, input }) => beginTrip(ctx.user.id, input)),

  get: editorOfTrip.query(({ ctx }) => readTrip(ctx.tripId)),

  /** The trip now and after every change, also of a search's progress, until the watcher leaves. */
  watch: editorOfTrip.input(z.object({ lastEventId: z.string().nullish() })).subscription(async function* ({
    ctx,
    input,
    signal,
  }) {
    const { reader, changes } = await getServices();
    const sources = { read: reader.read, mark: reader.mark, nextChange: changes.next };
    const seen = input.lastEventId ?? null;
    const watching = watchView(ctx.tripId, seen, sources, signal ?? new AbortController().signal);
    for await (const { mark, view } of watching) yield tracked(mark, view);
  }),

  /** Ends the search under way; a trip without one stays as it is. */
  cancel: editorOfTrip.mutation(({ ctx }) => cancelSearch(ctx.tripId)),

  /** A new trip from this one's text and objective, with `request` in place of its request when given. */
  planAgain: ownerOfTripRateLimited
    .input(z.object({ request: storableRequestSchema.optional() }))
    .mutation(async ({ ctx, input }) => {
      const { text, request, objective, world } = await readTrip(ctx.tripId);
      return beginTrip(ctx.user.id, { text, request: input.request ?? request, objective, world: world.name });
    }),

  /** One change by hand. */
  edit: editorOfTrip
    .input(onVersion.extend({ edit: planEditSchema.refine(withoutUnstorable, unstorable) }))
    .mutation(({ ctx, input }) => signed(ctx, editTrip(ctx.tripId, input.version, input.edit))),

  undo: editorOfTrip.input(onVersion).mutation(({ ctx, input }) => step(ctx.tripId, input.version, "undone")),
  redo: editorOfTrip.input(onVersion).mutation(({ ctx, input }) => step(ctx.tripId, input.version, "redone")),
  restore: editorOfTrip
    .input(onVersion.extend({ to: versionNumber }))
    .mutation(({ ctx, input }) => signed(ctx, restoreVersion(ctx.tripId, input.version, input.to))),

  version: editorOfTrip
    .input(z.object({ number: versionNumber }))
    .query(({ ctx, input }): Promise<PlanVersion> => readVersion(ctx.tripId, input.number)),

  /** Begins to re-plan the rest; what is found becomes the trip's proposal. */
  replan: editorOfTripRateLimited
    .input(
      onVersion.extend({
        request: storableRequestSchema.optional(),
        changes: replanChangesSchema.refine(withoutUnstorable, unstorable),
        /** Providers are asked first for what they offer, which counts as one of the caller's checks of the day. */
        live: z.boolean().optional(),
      }),
    )
    .mutation(({ ctx, input: { version, request, changes, live } }) =>
      replanTrip(ctx.tripId, version, request, changes, live ? ctx.user : null),
    ),
  /** What the check of live prices found that a version rests on; null: it rests on none. */
  livePrices: editorOfTrip.input(onVersion).query(async ({ ctx, input }): Promise<HeldPrices | null> => {
    const { offers } = await getServices();
    return offers.prices((await readVersion(ctx.tripId, input.version)).itinerary.world);
  }),
  accept: editorOfTrip
    .input(z.object({ proposal: versionNumber }))
    .mutation(({ ctx, input }) => signed(ctx, acceptProposal(ctx.tripId, input.proposal))),
  reject: editorOfTrip.mutation(({ ctx }) => rejectProposal(ctx.tripId)),

  /** What could take a stop's place, each tried out and verified. */
  swapOptions: editorOfTrip
    .input(onVersion.extend({ stopId: z.string().max(2 * LONGEST_NAME) }))
    .query(({ ctx, input }) => optionsFor(ctx.tripId, input.version, input.stopId)),
  /** What the world's records say of every stop, by the stop's id. */
  facts: editorOfTrip.input(onVersion).query(({ ctx, input }) => factsOfVersion(ctx.tripId, input.version)),
  /** Restaurants or attractions that could be added to a day; the best rated ones for an empty text. */
  search: editorOfTrip
    .input(
      onVersion.extend({
        day: tripDaySchema,
        kind: z.enum(["meal", "visit"]),
        text: z.string().max(200),
      }),
    )
    .query(({ ctx, input }) => findPlaces(ctx.tripId, input)),

  /** Notes that something was booked for real, or no longer is. */
  book: editorOfTrip
    .input(z.object({ booking: bookingSchema.refine(withoutUnstorable, unstorable), done: z.boolean() }))
    .mutation(({ ctx, input }) => bookStop(ctx.tripId, input.booking, input.done)),
});

/** The trip after a change that made a version, with who made it kept. */
async function signed(
  { tripId, editor }: { tripId: string; editor: Editor },
  change: Promise<TripView>,
): Promise<TripView> {
  const view = await change;
  if (view.plan !== null) {
    await signVersion((await getServices()).opened.database, tripId, editor, view.plan.number);
  }
  return view;
}
