import type { EntryValue } from "@/server/trip";

/** Whether a record keeps a wish; null where the world knows nothing of it. */
export type Judge<Record> = (record: Record, value: EntryValue) => boolean | null;

/** The named choices of a value, one or several. */
export function choices(value: EntryValue): readonly string[] {
  if (Array.isArray(value)) return value;
  return typeof value === "string" ? [value] : [];
}

/** One of the choices is what the record has. */
export function anyOf<Record>(known: (record: Record) => string | readonly string[] | null | undefined): Judge<Record> {
  return (record, value) => {
    const has = known(record);
    if (has === null || has === undefined) return null;
    return choices(value).some((choice) => (typeof has === "string" ? has === choice : has.includes(choice)));
  };
}

/** The record has every one of the choices. */
export function allOf<Record>(known: (record: Record) => readonly string[] | null | undefined): Judge<Record> {
  return (record, value) => {
    const has = known(record);
    return has ? choices(value).every((choice) => has.includes(choice)) : null;
  };
}

/** The record is none of the choices. */
export function noneOf<Record>(known: (record: Record) => string | null | undefined): Judge<Record> {
  return (record, value) => {
    const has = known(record);
    return has === undefined ? null : !choices(value).some((choice) => choice === has);
  };
}

/** The record has what is needed; "No" and false ask for the opposite only where the entry is a choice. */
export function isSo<Record>(known: (record: Record) => boolean | undefined): Judge<Record> {
  return (record, value) => {
    const has = known(record);
    return has === undefined ? null : has === (value === true || value === "Yes");
  };
}

/** The rating is at least the wanted one. */
export function atLeast<Record>(known: (record: Record) => number | undefined): Judge<Record> {
  return (record, value) => {
    const has = known(record);
    return has === undefined || typeof value !== "number" ? null : has >= value;
  };
}
