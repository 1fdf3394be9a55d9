import { type EntryKey, listed, NO_PREFERENCE } from "@/server/trip";
import type { Coordinates, LodgingDetails, World } from "@/server/worlds";
import type { Known } from "../state/conversation";
import { preferenceWords } from "./preference-words";

/** An entry that the records of lodging tell, and what a hotel that fulfills it is called. */
interface RecordedTrait {
  readonly entry: EntryKey;
  readonly valuesOf: (details: LodgingDetails) => readonly string[];
  readonly called: (value: string) => string;
}

const RECORDED_TRAITS: readonly RecordedTrait[] = [
  {
    entry: "hotel.preferredProximity",
    valuesOf: ({ proximity }) => proximity,
    called: (value) => preferenceWords("hotel.preferredProximity", value).replace(/^a /, ""),
  },
  {
    entry: "hotel.preferredBrand",
    valuesOf: ({ brand }) => (brand === null ? [] : [brand]),
    called: (value) => `${value} hotel`,
  },
];
const MOST_NAMED = 5;

/** Wishes for lodging that no record of a city on the trip fulfills, where the last words made it so; null: there are none. */
export function impossibleSentence(
  before: Pick<Known, "said" | "dialog">,
  now: Pick<Known, "said" | "dialog">,
  world: World,
): string | null {
  const known = impossibleWishes(before, world);
  const fresh = impossibleWishes(now, world).filter((sentence) => !known.includes(sentence));
  return fresh.length === 0 ? null : fresh.join(" ");
}

function impossibleWishes({ said, dialog }: Pick<Known, "said" | "dialog">, world: World): string[] {
  const { destinations = [], stops = [] } = said.trip;
  const cities = [...new Set([...destinations, ...stops.map(({ city }) => city)])];
  return RECORDED_TRAITS.flatMap(({ entry, valuesOf, called }) => {
    const value = dialog.notes.get(entry)?.value ?? null;
    if (value === null || value === NO_PREFERENCE) return [];
    const wanted = [value].flat().map(String);
    const has = (city: string) => offeredIn(city, valuesOf, world).some((offered) => wanted.includes(offered));
    return cities.flatMap((city) => {
      const offered = offeredIn(city, valuesOf, world);
      if (offered.length === 0 || has(city)) return [];
      const near = nearest(city, world, has);
      const elsewhere = near === null ? "" : ` The closest city with one is ${near}.`;
      const what = called(wanted.join(" or "));
      return [`There's no ${what} in ${city}.${elsewhere} ${city} has: ${listed(offered.slice(0, MOST_NAMED))}.`];
    });
  });
}

/** What the lodging of a city offers, the commonest first; empty where the records do not tell. */
function offeredIn(city: string, valuesOf: RecordedTrait["valuesOf"], world: World): string[] {
  const counts = new Map<string, number>();
  for (const { details } of world.lodgings(city))
    for (const value of details === null ? [] : valuesOf(details)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([value]) => value);
}

function nearest(city: string, { gazetteer }: World, has: (city: string) => boolean): string | null {
  const from = gazetteer.city(city)?.coordinates ?? null;
  if (from === null) return null;
  const [closest] = gazetteer.cities
    .flatMap(({ name, coordinates }) =>
      coordinates !== null && has(name) ? [{ name, km: kmBetween(from, coordinates) }] : [],
    )
    .sort((a, b) => a.km - b.km);
  return closest?.name ?? null;
}

const EARTH_RADIUS_KM = 6_371;

/** Along a great circle. */
function kmBetween(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const cosine =
    Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(radians(b.longitude - a.longitude));
  return EARTH_RADIUS_KM * Math.acos(Math.min(1, cosine));
}
