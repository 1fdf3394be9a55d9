import {
  commentAsRater,
  heartbeat,
  nextItem,
  ownWork,
  projectForRater,
  projectsOfRater,
  reopen,
  saveDraft,
  skip,
  submit,
} from "@/server/annotation";
import {
  ofProjectSchema,
  ofReservationSchema,
  raterCommentSchema,
  saveDraftSchema,
  skipSchema,
  submitSchema,
} from "@/server/views";
import { orThrow } from "../or-throw";
import { annotator, router } from "../procedures";
import { getServices } from "../services";

/** Rating dialogs. Blind: no answer names a model, a source, a score or what others gave. */
export const annotationRouter = router({
  /** The projects that one may rate in. */
  projects: annotator.query(async ({ ctx }) => projectsOfRater(await database(), ctx.user.id)),

  project: annotator
    .input(ofProjectSchema)
    .query(async ({ ctx, input }) => orThrow(projectForRater(await database(), input.projectId, ctx.user.id))),

  /** The open item, or a new one. */
  next: annotator
    .input(ofProjectSchema)
    .mutation(async ({ ctx, input }) => orThrow(nextItem(await database(), input.projectId, ctx.user.id))),

  /** Keeps the open item for another while; CONFLICT: it is lost. */
  heartbeat: annotator
    .input(ofReservationSchema)
    .mutation(async ({ ctx, input }) => orThrow(heartbeat(await database(), ctx.user.id, input.reservationId))),

  saveDraft: annotator
    .input(saveDraftSchema)
    .mutation(async ({ ctx, input }) => orThrow(saveDraft(await database(), ctx.user.id, input))),

  submit: annotator
    .input(submitSchema)
    .mutation(async ({ ctx, input }) => orThrow(submit(await database(), ctx.user.id, input))),

  skip: annotator
    .input(skipSchema)
    .mutation(async ({ ctx, input }) =>
      orThrow(skip(await database(), ctx.user.id, input.reservationId, input.reason)),
    ),

  /** Puts one's last rating back into hand. */
  reopen: annotator
    .input(ofProjectSchema)
    .mutation(async ({ ctx, input }) => orThrow(reopen(await database(), input.projectId, ctx.user.id))),

  comment: annotator
    .input(raterCommentSchema)
    .mutation(async ({ ctx, input }) => orThrow(commentAsRater(await database(), ctx.user.id, input, input.text))),

  /** One's own ratings, time and agreement. */
  own: annotator
    .input(ofProjectSchema)
    .query(async ({ ctx, input }) => orThrow(ownWork(await database(), input.projectId, ctx.user.id))),
});

async function database() {
  return (await getServices()).opened.database;
}
