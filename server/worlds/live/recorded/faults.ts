/** Ways in which a recorded provider is broken, by what comes behind its name in the address: "/liteapi+429". */
export const FAULTS = [
  "401",
  "429",
  "500",
  /** A page in place of JSON. */
  "html",
  /** The connection ends in the middle of the answer. */
  "cut-off",
  /** No answer at all. */
  "stall",
  /** Fields have other names. */
  "renamed",
  /** Amounts without a currency. */
  "no-currency",
  /** Every second record is empty. */
  "half",
  "too-large",
  /** Nothing was found. */
  "empty",
] as const;

/** What happens between a plan and its check; to the first offer that is checked. */
export const CHANGES = ["dearer", "sold-out"] as const;

export type Fault = (typeof FAULTS)[number];
export type Change = (typeof CHANGES)[number];

/** An answer with its fields renamed, as after a new version. */
export function renamed(json: unknown): unknown {
  if (json === null || typeof json !== "object" || Array.isArray(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [`${name}_v2`, value]));
}

/** An answer without any currency. */
export function withoutCurrency(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withoutCurrency);
  if (json === null || typeof json !== "object") return json;
  return Object.fromEntries(
    Object.entries(json).flatMap(([name, value]) =>
      name === "currency" || name === "total_currency" ? [] : [[name, withoutCurrency(value)]],
    ),
  );
}

/** An answer in whose first lists of objects or numbers every second one is missing. */
export function halved(json: unknown): unknown {
  if (Array.isArray(json)) {
    if (json.length < 2) return json.map(halved);
    if (json.every((each) => typeof each === "number")) return json.map((each, at) => (at % 2 === 0 ? each : null));
    return json.map((each, at) => (at % 2 === 0 || typeof each === "string" ? each : {}));
  }
  if (json === null || typeof json !== "object") return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, halved(value)]));
}

/** An answer whose lists are empty. */
export function emptied(json: unknown): unknown {
  if (Array.isArray(json)) return [];
  if (json === null || typeof json !== "object") return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, emptied(value)]));
}
