import { z } from "zod";
import type { ProblemCode } from "@/server/trip";
import { taskSetItemSchema } from "./run";

const MEBIBYTE = 1024 * 1024;
/** What one import may bring along. */
export const IMPORT_LIMITS = {
  files: 10_000,
  fileBytes: 64 * MEBIBYTE,
  totalBytes: 256 * MEBIBYTE,
  manifestBytes: 4 * MEBIBYTE,
} as const;

const name = z.string().trim().min(1).max(120);
const benchmark = z.string().min(1).max(60);
const path = z.string().min(1).max(1_000);
/** Values of the benchmark's task options: paths of files, and choices. */
const options = z.record(z.string().max(40), path);

/** What is imported; its paths are those of the sender, or names within an upload. */
export const importOrderSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("tasks"), benchmark, name, options }),
  z.object({
    kind: z.literal("submission"),
    benchmark,
    /** Of the system. */
    name,
    /** What it was allowed to see, in a sentence. */
    sees: z.string().trim().min(1).max(1_000),
    /** World by which it is scored. */
    world: z.string().min(1).max(100),
    taskSet: name,
    plans: path,
    options,
  }),
  /** What a `bench` command left in a folder. */
  z.object({ kind: z.literal("run"), name, folder: path }),
]);
export type ImportOrder = z.infer<typeof importOrderSchema>;

/** A name within an upload: relative, with "/", and never out of its folder. */
const uploadPathSchema = z
  .string()
  .min(1)
  .max(300)
  .refine((text) => !/[\\\0:]/.test(text) && text.split("/").every((part) => !["", ".", ".."].includes(part)), {
    error: "Name each file by a path below the upload's folder.",
  });

/** The files of an upload, in the order in which their bytes follow its first line. */
export const uploadedFilesSchema = z
  .array(z.object({ path: uploadPathSchema, bytes: z.number().int().min(0).max(IMPORT_LIMITS.fileBytes) }))
  .max(IMPORT_LIMITS.files);
export type UploadedFile = z.infer<typeof uploadedFilesSchema>[number];

/** Whether an import of a run reads this file of its folder, or tells by it what the folder is. */
export function isRunFile(path: string): boolean {
  return /^(?:run\.json|summary\.json|report\.json|dialogs\.jsonl|episodes\/[^/]+\.jsonl)$/.test(path);
}

const text = z.string().max(1_000);
const count = z.number().int().min(0);
export const importedSchema = z.discriminatedUnion("kind", [
  taskSetItemSchema.extend({ kind: z.literal("tasks"), isNew: z.boolean() }),
  z.object({
    kind: z.literal("submission"),
    id: text,
    name: text,
    plans: count,
    passed: count,
    /** What the reader should know of the match between rows and tasks. */
    notes: z.array(z.string().max(20_000)).max(1_000),
    isNew: z.boolean(),
  }),
  z.object({ kind: z.literal("run"), id: text, name: text, agent: text, trials: count, isNew: z.boolean() }),
]);
/** What came of an import; `isNew` is false where it was there already, and nothing changed. */
export type Imported = z.infer<typeof importedSchema>;

const CODES = [
  ...(["bad_input", "bad_file", "not_found", "already_exists", "changed_meanwhile", "unavailable"] as const),
  ...(["world_gone", "model_unavailable", "bad_model_answer", "context_overflow"] as const),
  ...(["over_budget", "cancelled", "internal"] as const),
] satisfies ProblemCode[];

/** A problem that another process reported. */
export const problemSchema = z.object({
  code: z.enum(CODES),
  message: z.string().max(20_000),
  where: z
    .object({
      file: z.string().max(5_000),
      line: z.number().int(),
      column: z.string().max(1_000),
      field: z.string().max(1_000),
    })
    .partial()
    .optional(),
});

/** What an import answers, over whatever line. */
export const importAnswerSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), value: importedSchema }),
  z.object({ ok: z.literal(false), problem: problemSchema }),
]);
