import type { Event, EventOf } from "@/server/episodes";
import { type Edits, type EntryKey, type EntryValue, entryKeySchema, MOST_NOTES } from "@/server/trip";

/** Edits of the trip's own fields as an event; present but undefined takes away. Null: nothing is edited. */
export function tripEditedEvent({ trip = {}, constraints = {} }: Partial<Edits>): EventOf<"tripEdited"> | null {
  const fields = [...Object.entries(trip), ...Object.entries(constraints)];
  if (fields.length === 0) return null;
  const cleared = fields.flatMap(([field, value]) => (value === undefined ? [field] : []));
  return { type: "tripEdited", trip, constraints, cleared };
}

/** A note of the trip dropped by hand, as events; none where it is no note any more. */
export function noteDropped(notes: readonly string[], note: string): Event[] {
  if (!notes.includes(note)) return [];
  return [{ type: "notesChanged", notes: notes.filter((each) => each !== note).slice(0, MOST_NOTES) }];
}

/** Entries edited by hand, as events; present but undefined clears. */
export function entryEvents(entries: Edits["entries"] = {}): Event[] {
  return Object.entries(entries).map(([entry, value]) => entrySet(entryKeySchema.parse(entry), value ?? null));
}

export function entrySet(entry: EntryKey, value: EntryValue | null): EventOf<"entrySet"> {
  return { type: "entrySet", entry, value, from: "hand" };
}
