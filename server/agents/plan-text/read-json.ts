import { z } from "zod";
import { dayNumberOf, fieldOf } from "./labels";
import type { RawDay } from "./written-day";

const objectSchema = z.record(z.string(), z.unknown());

/** Days of a plan that is written as JSON, in a fence or among other words: an array of days, or an object with one by day. */
export function readJson(text: string): readonly RawDay[] {
  for (const candidate of jsonIn(text)) {
    const days = daysOf(candidate, 3);
    if (days.length > 0) return days;
  }
  return [];
}

/** Values of JSON in the text: what its fences hold, and what lies between the first and last bracket of each kind. */
function jsonIn(text: string): unknown[] {
  const fences = [...text.matchAll(/```(?:json)?\s*([\s\S]*?)```/gi)].map((found) => found[1] ?? "");
  const between = (open: string, close: string) => {
    const start = text.indexOf(open);
    const end = text.lastIndexOf(close);
    return start === -1 || end < start ? [] : [text.slice(start, end + 1)];
  };
  return [...fences, ...between("[", "]"), ...between("{", "}")].flatMap((candidate) => {
    try {
      return [JSON.parse(candidate)];
    } catch {
      return [];
    }
  });
}

function daysOf(value: unknown, depth: number): readonly RawDay[] {
  if (depth === 0) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => dayOf(item, index + 1));
  const object = objectSchema.safeParse(value);
  if (!object.success) return [];
  const numbered = Object.entries(object.data).flatMap(([key, item]) => {
    const number = dayNumberOf(key.replace(/^day[\s_-]*/i, ""));
    return number === null ? [] : dayOf(item, number);
  });
  if (numbered.length > 0) return numbered;
  for (const inner of Object.values(object.data)) {
    const days = daysOf(inner, depth - 1);
    if (days.length > 0) return days;
  }
  return dayOf(value, 1);
}

/** How deep a day's fields may lie in it: next to its number, or in a part such as "meals". */
const PARTS_DEEP = 2;

/** A day object; empty objects, as the published plans are padded with, give none. */
function dayOf(value: unknown, position: number, depth = PARTS_DEEP): readonly RawDay[] {
  if (depth === 0) return [];
  const object = objectSchema.safeParse(value);
  if (!object.success) return [];
  const day: RawDay = {
    number: numberOf(object.data.day ?? object.data.days ?? object.data.day_number) ?? position,
    fields: {},
  };
  for (const [key, item] of Object.entries(object.data)) {
    const field = fieldOf(key);
    if (field !== null) day.fields[field] = textOf(item);
    // What lies deeper adds to the day and replaces nothing; figures are costs.
    else if (isPart(item)) day.fields = { ...dayOf(item, position, depth - 1)[0]?.fields, ...day.fields };
  }
  return Object.keys(day.fields).length === 0 ? [] : [day];
}

/** 2, "2", "Day 2" → 2. */
function numberOf(value: unknown): number | null {
  return typeof value === "number" || typeof value === "string"
    ? dayNumberOf(String(value).replace(/^day[\s_-]*/i, ""))
    : null;
}

function isPart(item: unknown): boolean {
  const object = objectSchema.safeParse(item);
  return object.success && Object.values(object.data).every((one) => typeof one !== "number");
}

function textOf(value: unknown, depth = 3): string {
  if (typeof value === "string") return value;
  if (depth === 0) return "";
  if (Array.isArray(value)) return value.map((item) => textOf(item, depth - 1)).join(";");
  const object = objectSchema.safeParse(value);
  if (!object.success) return value === null || value === undefined ? "" : String(value);
  const { name, city } = object.data;
  if (typeof name === "string") return typeof city === "string" ? `${name}, ${city}` : name;
  return Object.entries(object.data)
    .map(([key, item]) => `${key}: ${textOf(item, depth - 1)}`)
    .join(", ");
}
