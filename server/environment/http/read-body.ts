import type { IncomingMessage } from "node:http";
import { fail, ok, type Result } from "@/server/trip";

/** Rollouts of trainers carry the whole conversation to /verify. */
const LONGEST_BODY = 8 * 1024 * 1024;

/** The JSON of a request's body; null where it is empty. Problem: "bad_input". */
export async function readBody(request: IncomingMessage): Promise<Result<unknown>> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    const bytes: Buffer = Buffer.from(piece);
    length += bytes.length;
    if (length > LONGEST_BODY) return fail({ code: "bad_input", message: "The body is longer than 8 MiB." });
    pieces.push(bytes);
  }
  if (length === 0) return ok(null);
  try {
    return ok(JSON.parse(Buffer.concat(pieces).toString("utf8")));
  } catch {
    return fail({ code: "bad_input", message: "The body is no JSON." });
  }
}
