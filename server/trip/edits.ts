import type { Said } from "./said";

/**
 * What the traveler changed by hand: it takes the place of what the text says, also after further typing. A field
 * that is present but undefined takes away what the text says.
 */
export type Edits = Pick<Said, "trip" | "constraints" | "entries">;

export const NO_EDITS: Edits = { trip: {}, constraints: {}, entries: {} };

/** Earlier edits with later ones on top. */
export function mergeEdits(earlier: Edits, later: Partial<Edits>): Edits {
  return {
    trip: { ...earlier.trip, ...later.trip },
    constraints: { ...earlier.constraints, ...later.constraints },
    entries: { ...earlier.entries, ...later.entries },
  };
}

/** What was said with edits in place of it; an edited field is no longer unclear, and an edited entry neither insisted on nor turned down. */
export function withEdits(said: Said, edits: Partial<Edits>): Said {
  const settled = new Set(Object.values(edits).flatMap((fields) => Object.keys(fields)));
  const { insisted, unwanted, ruledOut } = said;
  const unedited = <Fields extends object>(fields: Fields): Fields => {
    const left = { ...fields };
    for (const field of settled) Reflect.deleteProperty(left, field);
    return left;
  };
  return {
    ...mergeEdits(said, edits),
    ...(insisted && { insisted: unedited(insisted) }),
    ...(unwanted && { unwanted: unedited(unwanted) }),
    ...(ruledOut && { ruledOut: unedited(ruledOut) }),
    unclear: said.unclear.filter((field) => !settled.has(field)),
  };
}
