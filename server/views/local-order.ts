import { z } from "zod";
import {
  annotationFileSchema,
  ofProjectSchema,
  projectJudgesSchema,
  projectSettingsSchema,
  ratingsFormatSchema,
  startJudgeSchema,
} from "./annotation";
import { externalOrderSchema } from "./external-run";
import { importOrderSchema, problemSchema } from "./import-order";
import { runListItemSchema, runOrderSchema, taskSetItemSchema } from "./run";

const email = z.string().max(320);
const runId = z.string().max(100);
const annotationName = projectSettingsSchema.shape.name;
const annotationDialogs = z.int().min(1).max(5_000);
const seed = z.int().min(0).max(1_000_000_000);

/** What a running server does for a command of its own machine. */
export const localOrderSchema = z.discriminatedUnion("kind", [
  ...importOrderSchema.options,
  z.object({ kind: z.literal("list tasks") }),
  z.object({ kind: z.literal("list runs") }),
  z.object({ kind: z.literal("start run"), order: runOrderSchema }),
  z.object({ kind: z.literal("start external run"), order: externalOrderSchema }),
  z.object({ kind: z.literal("resume run"), id: runId }),
  z.object({ kind: z.literal("make run token"), id: runId }),
  z.object({ kind: z.literal("revoke run tokens"), id: runId }),
  z.object({ kind: z.literal("add user"), email, role: z.enum(["annotator", "researcher", "admin"]) }),
  z.object({ kind: z.literal("renew password"), email }),
  z.object({ kind: z.literal("start annotation"), name: annotationName, dialogs: annotationDialogs, seed }),
  z.object({ kind: z.literal("annotation file"), projectId: z.uuid(), file: annotationFileSchema }),
  /** `file`: its path, or its name within an upload. */
  z.object({
    kind: z.literal("import ratings"),
    projectId: z.uuid(),
    from: ratingsFormatSchema,
    file: z.string().min(1).max(1_000),
  }),
  z.object({ kind: z.literal("start judge"), order: startJudgeSchema }),
  z.object({ kind: z.literal("list judges"), order: ofProjectSchema }),
  z.object({ kind: z.literal("list reports") }),
  z.object({ kind: z.literal("settle report"), id: z.uuid() }),
]);
export type LocalOrder = z.infer<typeof localOrderSchema>;

/** What the orders give that are no imports; `password` is null where the account was there already. */
export const listedTasksSchema = z.array(taskSetItemSchema).max(100_000);
export const listedRunsSchema = z.array(runListItemSchema).max(100_000);
export const startedRunSchema = z.object({ id: runId });
export const runAccessSchema = z.object({ id: runId, token: z.string().max(200) });
export const resumedRunSchema = z.null();
export const runTokenSchema = z.string().max(200);
export const revokedTokensSchema = z.int().min(0).max(1_000_000);
export const addedUserSchema = z.object({ email, role: z.string().max(40), password: z.string().max(200).nullable() });
export const startedAnnotationSchema = z.object({ id: z.uuid(), items: z.int().min(0).max(5_000) });
export const annotationFileTextSchema = z.string().max(64 * 1024 * 1024);
export const listedJudgesSchema = projectJudgesSchema.shape.judges;
export const renewedPasswordSchema = z.object({ email, password: z.string().max(200) });

/** An answer before its value is looked at. */
export const localAnswerSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), problem: problemSchema }),
]);
