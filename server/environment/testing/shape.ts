/**
 * The paths at which a value lacks what an example has: keys, and values of its kind. Lists are compared by their first items, numbers and
 * null are one kind, since a reward may not be known yet. What lies at or below a path of `except` may be anything.
 */
export function missingIn(value: unknown, example: unknown, except: readonly string[], path = ""): string[] {
  if (except.includes(path) || example === undefined) return [];
  if (kindOf(value) !== kindOf(example)) return [`${path}: ${kindOf(value)} in place of ${kindOf(example)}`];
  if (Array.isArray(value) && Array.isArray(example)) {
    if (example.length === 0) return [];
    return value.length === 0 ? [`${path}: empty`] : missingIn(value[0], example[0], except, `${path}[]`);
  }
  if (typeof value !== "object" || typeof example !== "object" || value === null || example === null) return [];
  return Object.entries(example).flatMap(([key, inner]) => {
    const at = path === "" ? key : `${path}.${key}`;
    if (except.includes(at)) return [];
    return key in value ? missingIn(Reflect.get(value, key), inner, except, at) : [`${at}: missing`];
  });
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "list";
  return value === null ? "number" : typeof value;
}
