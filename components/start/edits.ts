import type { Said } from "@/server/trip";

/**
 * What the traveller changed by hand: it takes the place of what the text says, also after further typing. A field
 * that is present but undefined takes away what the text says.
 */
export type Edits = Pick<Said, "trip" | "constraints">;

export const NO_EDITS: Edits = { trip: {}, constraints: {} };

/** Earlier edits with later ones on top. */
export function mergeEdits(earlier: Edits, later: Partial<Edits>): Edits {
  return {
    trip: { ...earlier.trip, ...later.trip },
    constraints: { ...earlier.constraints, ...later.constraints },
  };
}

/** What was said with edits in place of it, to show an edit before the server has read it. */
export function editedSaid(said: Said, edits: Edits): Said {
  const settled = new Set([...Object.keys(edits.trip), ...Object.keys(edits.constraints)]);
  return { ...said, ...mergeEdits(said, edits), unclear: said.unclear.filter((field) => !settled.has(field)) };
}
