import { createHash } from "node:crypto";

/** JSON with the keys of every object sorted: equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
}

/** SHA-256 of a text, in hexadecimal. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** How JSON writes what Postgres cannot store in a text: NUL and half surrogate pairs. */
const UNSTORABLE = /\\u(0000|d[89a-f])/;

/** The value with U+FFFD in place of what Postgres cannot store in a text. */
export function storable(value: unknown): unknown {
  // Hardly any value needs the walk, which takes longer than a look at the JSON.
  return UNSTORABLE.test(JSON.stringify(value)) ? withStorableTexts(value) : value;
}

function withStorableTexts(value: unknown): unknown {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value)) return value.map(withStorableTexts);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [storableText(key), withStorableTexts(part)]));
}

function storableText(text: string): string {
  return text.replaceAll("\0", "\uFFFD").toWellFormed();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
