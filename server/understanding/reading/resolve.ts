import { spellingKey } from "@/server/trip";
import type { World } from "@/server/worlds";
import { placeIndex } from "../gazetteer/place-index";
import { nameOf } from "../reader/places/name-of";
import { recognizePlaces } from "../reader/places/place-names";
import { normalize } from "../text/normalize";
import { tokenize } from "../text/tokens";

/** What a name means in a world: a city or region of it, several cities, or nothing with the nearest names. */
export type Resolved =
  | { readonly kind: "city"; readonly name: string }
  | { readonly kind: "region"; readonly name: string }
  | { readonly kind: "unknown"; readonly nearest: readonly string[] };

const MOST_SUGGESTIONS = 4;
const FARTHEST_SUGGESTION = 3;

/** The city or region of the world that a name as said represents; `preferred` decides where it may be both. */
export function resolvePlace(said: string, world: World, preferred: "city" | "region"): Resolved {
  const { gazetteer } = world;
  const index = placeIndex(world);
  const named = inWorld(said, world, preferred);
  if (named !== null) return named;
  const mention = recognizePlaces(tokenize(`to ${normalize(said)}`), index, true).find((item) => item.kind === "place");
  if (mention?.kind === "place" && !mention.value.corrected) {
    const found = inWorld(nameOf(mention.value), world, preferred);
    if (found !== null && !isElsewhere(nameOf(mention.value))) return found;
  }
  const names = new Set([...gazetteer.cities.map((city) => city.name), ...gazetteer.states]);
  const key = spellingKey(said.split(",")[0] ?? said);
  const near = index
    .nearest(key, Math.min(FARTHEST_SUGGESTION, Math.ceil(key.length / 3)))
    .map(({ place }) => place.name);
  const begun = [...names].filter((name) => key.length >= 3 && spellingKey(name).startsWith(key));
  const nearest = [...new Set([...near, ...begun])].filter((name) => names.has(name));
  return { kind: "unknown", nearest: nearest.slice(0, MOST_SUGGESTIONS) };
}

/** "Portland, Maine" where the world has another Portland. */
function isElsewhere(name: string): boolean {
  return name.includes(", ");
}

function inWorld(name: string, world: World, preferred: "city" | "region"): Resolved | null {
  const { gazetteer } = world;
  const region = gazetteer.states.includes(name) && gazetteer.citiesOf(name).length > 0;
  const city = gazetteer.city(name) !== undefined;
  if (city && (preferred === "city" || !region)) return { kind: "city", name };
  return region ? { kind: "region", name } : null;
}
