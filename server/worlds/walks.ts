import { z } from "zod";
import { decodeTyped, encodeTyped } from "./snapshot/typed-file";

/** Minutes on foot between all places of a city, rounded up: from `ids[from]` to `ids[to]` at from × ids.length + to. */
export interface CityWalks {
  readonly city: string;
  readonly ids: readonly string[];
  /** At most 255: so much, or more. */
  readonly minutes: Uint8Array;
  /** 1 where streets do not lead all the way, so that it is estimated by the distance. */
  readonly estimated: Uint8Array;
}

/** Their files in a snapshot. */
export const walksTableName = "walks";
export const stepFreeWalksTableName = "walks-step-free";

/** Said of a walk of more than four hours, so that no plan claims one that takes longer. */
const TOO_FAR_MINUTES = 600;
const MOST_PLACES = 20_000;
const recordsSchema = z
  .array(z.object({ city: z.string().max(200), ids: z.array(z.string().max(300)).max(MOST_PLACES) }))
  .max(100);

/** The bytes of the walks of a world's cities, for its snapshot. */
export function encodeWalks(walks: readonly CityWalks[]): Uint8Array {
  const arrays = walks.flatMap(({ minutes, estimated }, index) => [
    [`minutes${index}`, minutes] as const,
    [`estimated${index}`, estimated] as const,
  ]);
  const records = walks.map(({ city, ids }) => ({ city, ids }));
  return encodeTyped(records, Object.fromEntries(arrays));
}

/** What `encodeWalks` wrote, as views into its bytes. @throws when they are no walks (the caller names the file). */
export function decodeWalks(bytes: Uint8Array): CityWalks[] {
  const file = decodeTyped(bytes);
  return recordsSchema.parse(file.records).map(({ city, ids }, index) => {
    const [minutes, estimated] = [file.uint8(`minutes${index}`), file.uint8(`estimated${index}`)];
    if (minutes.length !== ids.length ** 2) throw new Error(`the walks of ${city} are not those of its places`);
    return { city, ids, minutes, estimated };
  });
}

/** Looks minutes up by city and record ids; null where there is no such walk. */
export function walkMinutes(
  walks: readonly CityWalks[],
): (city: string, fromId: string, toId: string) => number | null {
  const byCity = new Map(
    walks.map(({ city, ids, minutes }) => [city, { rows: new Map(ids.map((id, row) => [id, row])), minutes }]),
  );
  return (city, fromId, toId) => {
    const found = byCity.get(city);
    const [from, to] = [found?.rows.get(fromId), found?.rows.get(toId)];
    if (found === undefined || from === undefined || to === undefined) return null;
    const minutes = found.minutes[from * found.rows.size + to] ?? null;
    return minutes === 255 ? TOO_FAR_MINUTES : minutes;
  };
}
