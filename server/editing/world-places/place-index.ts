import { onceForEach, spellingsOf } from "@/server/trip";
import type { ListedPlace, PlaceKind } from "@/server/views";
import type { World } from "@/server/worlds";
import { roomWords, sentence } from "../facts/record-words";
import type { StopRecord } from "../stops/record-of";

export type PlaceRecord = Exclude<StopRecord, { kind: "leg" }>;

interface IndexedPlace {
  readonly place: PlaceRecord;
  /** "Museum", "Park"; none where the record does not tell. */
  readonly types: readonly string[];
  /** What is searched: names, types and city, in each of their spellings. */
  readonly text: string;
}

interface PlaceIndex {
  /** By name. */
  readonly places: readonly IndexedPlace[];
  find(kind: PlaceKind, id: string): PlaceRecord | null;
}

/** The places of all cities, put in order once for each world: that of 86 cities takes some 100 ms. */
export const placeIndexOf = onceForEach((world: World): PlaceIndex => {
  const cities = new Set(world.gazetteer.cities.map(({ name }) => name));
  const places = [...cities].flatMap((city) => placesOf(world, city)).map(indexed);
  const { compare } = new Intl.Collator("en-US", { numeric: true });
  places.sort((a, b) => compare(a.place.record.name, b.place.record.name));
  const byAddress = new Map(places.map(({ place }) => [`${place.kind} ${place.record.id}`, place]));
  return { places, find: (kind, id) => byAddress.get(`${kind} ${id}`) ?? null };
});

function placesOf(world: World, city: string): PlaceRecord[] {
  return [
    ...world.lodgings(city).map((record): PlaceRecord => ({ kind: "stay", record })),
    ...world.restaurants(city).map((record): PlaceRecord => ({ kind: "meal", record })),
    ...world.attractions(city).map((record): PlaceRecord => ({ kind: "visit", record })),
  ];
}

function indexed(place: PlaceRecord): IndexedPlace {
  const types = typesOf(place);
  const { name, city } = place.record;
  const others = otherNamesOf(place).map((other) => other.name);
  const texts = [[name, typeWords(place), ...types, city].join(" "), ...others];
  return { place, types, text: texts.flatMap(spellingsOf).join("\n") };
}

/** What else it is called, by language. */
export function otherNamesOf({ record }: PlaceRecord): ListedPlace["otherNames"] {
  return [...(record.openData?.otherNames ?? [])];
}

/** Rooms of lodging; styles of restaurants, else their cuisines; types of attractions. */
function typesOf(place: PlaceRecord): string[] {
  switch (place.kind) {
    case "stay":
      return [roomWords(place.record)];
    case "meal": {
      const styles = place.record.details?.diningStyles ?? [];
      return namesOf(styles.length > 0 ? styles : place.record.cuisines.split(","));
    }
    case "visit":
      return namesOf(place.record.details?.types ?? []);
  }
}

function namesOf(words: readonly string[]): string[] {
  const names = words.map((word) => sentence([word.trim()])).filter((name) => name !== "");
  return [...new Set(names)];
}

/** "Private room", "Thai, Seafood", "Museum, park"; empty where the record does not tell. */
export function typeWords(place: PlaceRecord): string {
  switch (place.kind) {
    case "stay":
      return roomWords(place.record);
    case "meal":
      return place.record.cuisines.trim() || sentence(place.record.details?.diningStyles ?? []);
    case "visit":
      return sentence(place.record.details?.types ?? []);
  }
}
