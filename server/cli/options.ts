import { InvalidArgumentError } from "commander";
import { isLocalDate, type LocalDate, type Objective, objectiveSchema } from "@/server/trip";

export const OBJECTIVES = objectiveSchema.options;

/** Parsers of option values for commander; a bad value becomes its error line and exit code 2. */

export function dateOption(text: string): LocalDate {
  if (isLocalDate(text)) return text;
  throw new InvalidArgumentError("Write the date as YYYY-MM-DD, for example 2026-03-14.");
}

export function objectiveOption(text: string): Objective {
  const objective = objectiveSchema.safeParse(text);
  if (objective.success) return objective.data;
  throw new InvalidArgumentError(`Choose one of ${OBJECTIVES.join(", ")}.`);
}

export function seedOption(text: string): number {
  return wholeNumber(text, 0);
}

export function countOption(text: string): number {
  return wholeNumber(text, 1);
}

/** "a,b": the parts without their spaces. */
export function listOption(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** A share from 0 to 1. */
export function shareOption(text: string): number {
  const value = Number(text);
  if (/^\d*\.?\d+$/.test(text) && value <= 1) return value;
  throw new InvalidArgumentError("Write a share from 0 to 1, for example 0.15.");
}

/** A number of at least 0. */
export function numberOption(text: string): number {
  if (/^\d*\.?\d+$/.test(text)) return Number(text);
  throw new InvalidArgumentError("Write a number of at least 0, for example 0.7.");
}

/** US dollars. */
export function dollarsOption(text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new InvalidArgumentError("Write an amount in US dollars, for example 2.50.");
}

export function portOption(text: string): number {
  const port = wholeNumber(text, 1);
  if (port <= 65_535) return port;
  throw new InvalidArgumentError("Write a port, 1 to 65535.");
}

function wholeNumber(text: string, least: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value;
  throw new InvalidArgumentError(`Write a whole number, at least ${least}.`);
}

/** One more of an option that may be given several times. */
export function several(text: string, before: readonly string[]): string[] {
  return [...before, text];
}

/** "43.74,7.42": latitude, then longitude. */
export function coordinatesOption(text: string): { latitude: number; longitude: number } {
  const [latitude, longitude, ...more] = text.split(",").map(Number);
  const isPlace = latitude !== undefined && longitude !== undefined && more.length === 0;
  if (isPlace && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return { latitude, longitude };
  throw new InvalidArgumentError("Write the latitude, then the longitude, for example 43.74,7.42.");
}

/** A distance of up to 200 km. */
export function kilometersOption(text: string): number {
  const value = Number(text);
  if (value > 0 && value <= 200) return value;
  throw new InvalidArgumentError("Write kilometers, up to 200.");
}

/** "http://mirror.lan/data". */
export function webAddressOption(text: string): string {
  if (/^https?:$/.test(URL.parse(text)?.protocol ?? "")) return text;
  throw new InvalidArgumentError("Write an address that begins with https:// or http://.");
}

/** The id of something that the database keeps. */
export function idOption(text: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) return text.toLowerCase();
  throw new InvalidArgumentError("Write the id as it was listed.");
}
