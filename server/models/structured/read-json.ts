import type { z } from "zod";
import { fail, ok, type Result } from "@/server/trip";

/**
 * A JSON value of a given shape out of a model's text: the whole text, what is in a code fence, or from the first brace to the last. A
 * failure says in words for the model what is wrong.
 */
export function readJson<T>(text: string, schema: z.ZodType<T>): Result<T> {
  const value = firstJson(text);
  if (value === undefined) return wrong("It is not JSON.");
  const checked = schema.safeParse(value.json);
  if (checked.success) return ok(checked.data);
  const issues = checked.error.issues.slice(0, 5).map(({ path, message }) => {
    return path.length === 0 ? message : `${path.map(String).join(".")}: ${message}`;
  });
  return wrong(issues.join("; "));
}

function wrong(message: string): Result<never> {
  return fail({ code: "bad_model_answer", message });
}

function firstJson(text: string): { readonly json: unknown } | undefined {
  const fenced = /```(?:json)?\s*\n([\s\S]*?)```/.exec(text)?.[1];
  const braced = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  for (const candidate of [text, fenced, braced]) {
    if (candidate === undefined) continue;
    try {
      return { json: JSON.parse(candidate) };
    } catch {
      // Not this one.
    }
  }
  return undefined;
}
