import {
  addItems,
  addRater,
  adjudicate,
  askRepeat,
  changeProject,
  commentOnItem,
  countChats,
  createProject,
  importRatings,
  listItems,
  listJudges,
  listProjects,
  listRaters,
  projectAgreement,
  removeRater,
  setKey,
  setStatus,
  viewItem,
  viewProject,
} from "@/server/annotation";
import { judgingModel } from "@/server/annotation/judging";
import {
  addItemsSchema,
  addRaterSchema,
  adjudicateSchema,
  askRepeatSchema,
  changeAnnotationProjectSchema,
  countChatsSchema,
  createAnnotationProjectSchema,
  importRatingsSchema,
  itemCommentSchema,
  listItemsSchema,
  ofItemSchema,
  ofJudgeSchema,
  ofProjectSchema,
  type ProjectJudges,
  removeRaterSchema,
  setKeySchema,
  setProjectStatusSchema,
  startJudgeSchema,
} from "@/server/views";
import { orThrow } from "../or-throw";
import { researcher, router } from "../procedures";
import { getServices } from "../services";
import { sourceItems } from "./source-items";

/** Projects of annotation, for those who run them. */
export const annotationProjectsRouter = router({
  list: researcher.query(async () => listProjects(await database())),

  /** A project with its progress. */
  get: researcher
    .input(ofProjectSchema)
    .query(async ({ input }) => orThrow(viewProject(await database(), input.projectId))),

  create: researcher.input(createAnnotationProjectSchema).mutation(async ({ ctx, input: { source, ...project } }) => {
    const items = source === null ? [] : await orThrow(sourceItems(source, project.rubric.unit, null));
    return orThrow(createProject(await database(), { ...project, items, createdBy: ctx.user.id }));
  }),

  change: researcher
    .input(changeAnnotationProjectSchema)
    .mutation(async ({ input }) => orThrow(changeProject(await database(), input))),

  setStatus: researcher
    .input(setProjectStatusSchema)
    .mutation(async ({ input }) => orThrow(setStatus(await database(), input.projectId, input.status))),

  raters: researcher.input(ofProjectSchema).query(async ({ input }) => listRaters(await database(), input.projectId)),

  addRater: researcher
    .input(addRaterSchema)
    .mutation(async ({ input }) => orThrow(addRater(await database(), input.projectId, input.email))),

  removeRater: researcher
    .input(removeRaterSchema)
    .mutation(async ({ input }) => orThrow(removeRater(await database(), input.projectId, input.rater))),

  addItems: researcher.input(addItemsSchema).mutation(async ({ input }) => {
    const { rubric } = await orThrow(viewProject(await database(), input.projectId));
    const items = await orThrow(sourceItems(input.source, rubric.unit, input.projectId));
    return orThrow(addItems(await database(), input.projectId, items));
  }),

  /** How many chats there are to take. */
  countChats: researcher
    .input(countChatsSchema)
    .query(async ({ input }) => ({ count: await countChats(await database(), input) })),

  /** Stores ratings of people who rated in another tool. */
  importRatings: researcher
    .input(importRatingsSchema)
    .mutation(async ({ input: { projectId, ...file } }) =>
      orThrow(importRatings(await database(), projectId, { ...file, file: "the file" })),
    ),

  /** Makes an item one of the qualification set. */
  setKey: researcher.input(setKeySchema).mutation(async ({ input }) => orThrow(setKey(await database(), input))),

  /** A page of items for review. */
  items: researcher.input(listItemsSchema).query(async ({ input }) => orThrow(listItems(await database(), input))),

  /** An item with all there is of it. */
  item: researcher.input(ofItemSchema).query(async ({ input }) => orThrow(viewItem(await database(), input.itemId))),

  /** How far raters and judges agree. */
  agreement: researcher
    .input(ofProjectSchema)
    .query(async ({ input }) => orThrow(projectAgreement(await database(), input.projectId))),

  /** The judges of a project with how far they are, and the model that could be one. */
  judges: researcher.input(ofProjectSchema).query(async ({ input }): Promise<ProjectJudges> => {
    return { model: judgingModel(), judges: await orThrow(listJudges(await database(), input.projectId)) };
  }),

  /** Has a judge score the items, or go on with what is not scored. */
  startJudge: researcher
    .input(startJudgeSchema)
    .mutation(async ({ input }) => orThrow((await getServices()).judging.start(input))),

  /** Ends a judge's work; its scores stay. */
  stopJudge: researcher
    .input(ofJudgeSchema)
    .mutation(async ({ input }) => (await getServices()).judging.stop(input.judgeId)),

  adjudicate: researcher
    .input(adjudicateSchema)
    .mutation(async ({ ctx, input }) => orThrow(adjudicate(await database(), input, ctx.user.id))),

  askRepeat: researcher
    .input(askRepeatSchema)
    .mutation(async ({ input }) => orThrow(askRepeat(await database(), input.itemId, input.rater))),

  comment: researcher
    .input(itemCommentSchema)
    .mutation(async ({ input }) => orThrow(commentOnItem(await database(), input.itemId, input.text))),
});

async function database() {
  return (await getServices()).opened.database;
}
