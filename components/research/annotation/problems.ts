import type { ZodError } from "zod";

/** What is wrong with a form, by the path of the field, e.g. "settings.seed" or "rubric.questions.0.label". */
export type Problems = Readonly<Record<string, string>>;

export const NO_PROBLEMS: Problems = {};

/** The first problem of each field; `sentences` say better than the schema what to write in a field. */
export function problemsOf(error: ZodError, sentences: Problems = NO_PROBLEMS): Problems {
  const problems: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const name = path.join(".");
    problems[name] ??= sentences[name] ?? message;
  }
  return problems;
}

/** The problems of a part of the form, by their paths within it. */
export function within(problems: Problems, part: string): Problems {
  return Object.fromEntries(
    Object.entries(problems).flatMap(([path, text]) =>
      path === part || path.startsWith(`${part}.`) ? [[path.slice(part.length + 1), text]] : [],
    ),
  );
}

/** A number as typed; NaN, which no schema takes, where nothing or no number was typed. */
export function numberOf(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text);
}
