import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { entryKeySchema, ProblemError } from "@/server/trip";

/** An answer to the question about one preference, with what the whole of it comes to (training/README.md). */
export type WrittenAnswer = z.infer<typeof answerSchema>;

const answerSchema = z.object({
  writer: z.string().max(60),
  asked: entryKeySchema,
  /** A value, or what is in brackets: "(vague)", "(left to you)", "(asked back)", "(several)", "(else)". */
  means: z.string().max(100),
  text: z.string().max(2_000),
});

/** The answers of a gzipped JSONL file. Throws ProblemError `bad_file` with the line that is damaged. */
export function readWrittenAnswers(file: string): WrittenAnswer[] {
  const lines = gunzipSync(readFileSync(file)).toString("utf8").split("\n");
  return lines.flatMap((line, at) => {
    if (line.trim() === "") return [];
    const answer = answerSchema.safeParse(JSON.parse(line));
    if (answer.success) return [answer.data];
    throw new ProblemError({
      code: "bad_file",
      message: `${file}, line ${at + 1}: ${answer.error.issues[0]?.message}`,
    });
  });
}
