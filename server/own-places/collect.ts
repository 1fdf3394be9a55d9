import { LONGEST_NAME, oneLine } from "@/server/trip";
import type { PassedOver } from "@/server/views";
import type { SavedPlace, SavedPlaces } from "./saved-place";

/** An entry of a file before it is looked at. */
export interface Entry {
  readonly where: string;
  readonly name: string | undefined;
  /** Degrees as numbers or text; both missing: the file doesn't say where it is. */
  readonly latitude?: unknown;
  readonly longitude?: unknown;
  readonly address?: string | undefined;
}

/** Sorts the entries of a file into places and what is none, each with its reason. */
export class Collector {
  readonly #places: SavedPlace[] = [];
  readonly #passedOver: PassedOver[] = [];

  add({ where, name, latitude, longitude, address }: Entry): void {
    const title = written(name);
    const coordinates = coordinatesOf(latitude, longitude);
    if (title === "") this.passOver(where, "It has no name.");
    else if (coordinates === "wrong") this.passOver(`${where} (${title})`, "Its coordinates are not on Earth.");
    else this.#places.push({ name: title, coordinates, address: written(address), where });
  }

  passOver(where: string, reason: string): void {
    this.#passedOver.push({ where, reason });
  }

  collected(format: string): SavedPlaces {
    return { format, places: this.#places, passedOver: this.#passedOver };
  }
}

/** Google writes 0, 0 where it knows no coordinates. */
function coordinatesOf(latitude: unknown, longitude: unknown): SavedPlace["coordinates"] | "wrong" {
  const [north, east] = [degrees(latitude), degrees(longitude)];
  if (north === null && east === null) return null;
  if (north === null || east === null || Math.abs(north) > 90 || Math.abs(east) > 180) return "wrong";
  return north === 0 && east === 0 ? null : { latitude: north, longitude: east };
}

/** Null where nothing is written; NaN becomes something beyond every limit. */
function degrees(value: unknown): number | null {
  if (value === undefined || value === null || value === "") return null;
  const number = typeof value === "number" ? value : Number(String(value).trim().replace(",", "."));
  return Number.isFinite(number) ? number : Number.POSITIVE_INFINITY;
}

/** Text of a file as one line of limited length, without what is not to be seen. */
function written(text = ""): string {
  return oneLine(text).replace(/\s+/g, " ").slice(0, LONGEST_NAME).toWellFormed().trim();
}
