import { z } from "zod";
import { parseJson, readTextFile } from "@/server/episodes";
import { fail, type LocalDate, type Result, requestSchema, type TripRequest } from "@/server/trip";
import { passedDate, type World } from "@/server/worlds";

/**
 * Reads a request as structure; errors name the file and the field, also for a field that a request does not have, and
 * for a start before today in a world where time passes.
 */
export function readRequestFile(file: string, world: World, today: LocalDate): Result<TripRequest> {
  const text = readTextFile(file);
  if (!text.ok) return text;
  const request = parseJson(text.value, requestSchema, { file });
  if (!request.ok) return request;
  const given = parseJson(text.value, z.json(), { file });
  if (!given.ok) return given;
  const field = unknownField(given.value, request.value);
  if (field !== null) {
    const message = "A request has no such field; is it misspelled?";
    return fail({ code: "bad_file", message, where: { file, field } });
  }
  const past = passedDate(world.describe(), request.value, today);
  return past === null ? request : fail({ ...past, code: "bad_file", where: { file, ...past.where } });
}

/** The first field, dotted, that is in `given` but that the schema did not take over. */
function unknownField(given: unknown, taken: unknown): string | null {
  if (typeof given !== "object" || given === null || typeof taken !== "object" || taken === null) return null;
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(taken, name)) return name;
    const inner = unknownField(value, Object.entries(taken).find(([key]) => key === name)?.[1]);
    if (inner !== null) return `${name}.${inner}`;
  }
  return null;
}
