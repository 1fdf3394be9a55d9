import { z } from "zod";
import { fail, ok, type Result } from "@/server/trip";

/** A project's id as typed. */
export function readProjectId(text: string): Result<string> {
  const id = z.uuid().safeParse(text.toLowerCase());
  if (id.success) return ok(id.data);
  return fail({
    code: "bad_input",
    message: "That is not a project ID. It is the last part of the project page's address.",
  });
}
