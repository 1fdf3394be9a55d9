import { onceForEach, spellingKey, spellingsOf } from "@/server/trip";
import type { World } from "@/server/worlds";
import { editDistance } from "../text/edit-distance";
import { COUNTRIES, NORTH_AMERICA } from "./abroad";
import { ALIASES } from "./names";
import { UNITED_STATES } from "./united-states";

/** A place that a name may mean. A region is a state, province, country or larger. */
export interface Place {
  readonly name: string;
  readonly kind: "city" | "region";
  /** The state or country a city lies in. */
  readonly state: string | null;
}

/** A name in the text and what it may mean; no places when nobody knows the name. */
export interface PlaceMention {
  /** As written, with single spaces. */
  readonly written: string;
  readonly cities: readonly Place[];
  readonly region: Place | null;
  /** "Washington state", "the state of New York", "cities in …": the region is meant, not the city of this name. */
  readonly saidRegion: boolean;
  /** The state written after a city's name. */
  readonly saidState: string | null;
  /** Several cities bear this name. */
  readonly nameIsShared: boolean;
  /** Recognized only by a spelling close to it. */
  readonly corrected: boolean;
}

/** Names of places by their key, see `spellingKey`. */
export interface PlaceIndex {
  readonly longestName: number;
  /** The places of this name: the world's when it has any, else the general gazetteer's. */
  lookup(key: string): readonly Place[];
  /** Whether a city of the world has this name in another language alone: in small letters it may be any word. */
  isForeign(key: string): boolean;
  /** The state that a postal abbreviation in capitals represents. */
  stateOf(abbreviation: string): string | null;
  /** Whether a city of this name lies in the state, by the world or by the general gazetteer. */
  isIn(cityKey: string, stateKey: string): boolean;
  /** Whether the general gazetteer has a city of this name in the state. */
  isListedIn(cityKey: string, stateKey: string): boolean;
  /** The places whose names are at most `most` edits away, nearest first. */
  nearest(key: string, most: number): readonly { place: Place; edits: number }[];
}

class Names {
  private readonly byKey = new Map<string, Place[]>();

  add(place: Place, key = spellingKey(place.name)): void {
    const places = this.byKey.get(key) ?? [];
    if (places.some((known) => known.kind === place.kind && known.state === place.state)) return;
    this.byKey.set(key, [...places, place]);
  }
  get(key: string): readonly Place[] {
    return this.byKey.get(key) ?? [];
  }
  keys(): IterableIterator<string> {
    return this.byKey.keys();
  }
  entries(): IterableIterator<[string, Place[]]> {
    return this.byKey.entries();
  }
}

interface General {
  readonly names: Names;
  readonly abbreviations: ReadonlyMap<string, string>;
}

function readGeneral(): General {
  const names = new Names();
  const abbreviations = new Map<string, string>();
  for (const line of [...UNITED_STATES, ...NORTH_AMERICA]) {
    const [head = "", cities = ""] = line.split(": ");
    const state = head.slice(head.indexOf(" ") + 1);
    const abbreviation = head.slice(0, head.indexOf(" "));
    if (abbreviation !== "-") abbreviations.set(abbreviation, state);
    names.add({ name: state, kind: "region", state: null });
    for (const name of cities.split(", ")) names.add({ name, kind: "city", state });
  }
  for (const name of COUNTRIES) names.add({ name, kind: "region", state: null });
  return { names, abbreviations };
}

const general = readGeneral();
const aliases = new Map(ALIASES.map(([alias, name]) => [spellingKey(alias), spellingKey(name)]));
const generalIndex = index(new Names(), new Names());

/** The names that are understood in this world, or without one. */
export function placeIndex(world: World | null): PlaceIndex {
  return world === null ? generalIndex : indexOf(world);
}

const indexOf = onceForEach((world: World): PlaceIndex => {
  const [names, foreign] = [new Names(), new Names()];
  for (const { name, state, otherNames } of world.gazetteer.cities) {
    for (const key of spellingsOf(name)) names.add({ name, kind: "city", state }, key);
    for (const key of (otherNames ?? []).flatMap(spellingsOf)) foreign.add({ name, kind: "city", state }, key);
  }
  for (const name of world.gazetteer.states) names.add({ name, kind: "region", state: null });
  return index(names, foreign);
});

function hasCityIn(places: readonly Place[], stateKey: string): boolean {
  return places.some((place) => place.kind === "city" && place.state !== null && spellingKey(place.state) === stateKey);
}

/** `foreign`: names of the world's cities in other languages, which nothing is taken for a misspelling of. */
function index(world: Names, foreign: Names): PlaceIndex {
  const lookup = (key: string): readonly Place[] => {
    const places = world.get(key);
    if (places.length > 0) {
      const missing = general.names.get(key).filter((place) => !places.some((known) => known.kind === place.kind));
      return [...places, ...missing];
    }
    const elsewhere = foreign.get(key);
    if (elsewhere.length > 0) return elsewhere;
    const known = general.names.get(key);
    if (known.length > 0) return known;
    const alias = aliases.get(key);
    return alias === undefined ? [] : lookup(alias);
  };
  const all = new Map([...general.names.entries(), ...world.entries()]);
  const lengths = [...all.keys(), ...foreign.keys(), ...aliases.keys()].map((key) => key.split(" ").length);
  return {
    longestName: Math.max(...lengths),
    lookup,
    isForeign: (key) => world.get(key).length === 0 && foreign.get(key).length > 0,
    stateOf: (abbreviation) => general.abbreviations.get(abbreviation) ?? null,
    isIn: (cityKey, stateKey) => hasCityIn([...world.get(cityKey), ...general.names.get(cityKey)], stateKey),
    isListedIn: (cityKey, stateKey) => hasCityIn(general.names.get(cityKey), stateKey),
    nearest(key, most) {
      const near: { place: Place; edits: number }[] = [];
      for (const [known, places] of all) {
        if (Math.abs(known.length - key.length) > most) continue;
        const edits = editDistance(known, key);
        if (edits <= most) for (const place of places) near.push({ place, edits });
      }
      return near.sort((a, b) => a.edits - b.edits);
    },
  };
}
