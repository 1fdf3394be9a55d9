import { z } from "zod";

const MAXIMUM_LENGTH = 10_000;

/** What a traveler typed, as it came; data, never markup or code. */
export const travelerTextSchema = z
  .string()
  .max(MAXIMUM_LENGTH, { error: "That is more than 10,000 characters. Shorten the text." })
  .refine(withoutUnstorable, { error: "The text holds a character that cannot be stored. Type it again." });

/** Whether no text within is one that Postgres cannot store: with a NUL or half a surrogate pair. */
export function withoutUnstorable(value: unknown): boolean {
  let storable = true;
  JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === "string" && (part.includes("\0") || !part.isWellFormed())) storable = false;
    return part;
  });
  return storable;
}
