import { MOST_SIGHTS } from "@/server/trip";
import type { World } from "@/server/worlds";
import { placeKey } from "./gazetteer/place-index";
import type { Stretch } from "./reader/text-reading";

/** Names of a world's attractions as they are compared, without "the"; a name of one short word says too little. */
interface NamedSight {
  readonly name: string;
  readonly key: string;
}

const SHORTEST_NAME = 6;
const indexes = new WeakMap<World, readonly NamedSight[]>();

function sightsOf(world: World): readonly NamedSight[] {
  const known = indexes.get(world);
  if (known !== undefined) return known;
  const names = new Set(
    world.gazetteer.cities.flatMap(({ name }) =>
      world.attractions(name).flatMap((sight) => (sight.nameResolves ? [sight.name] : [])),
    ),
  );
  const sights = [...names]
    .map((name) => ({ name, key: sightKey(name) }))
    .filter(({ key }) => key.length >= SHORTEST_NAME)
    // The longer name first: "Tsingtao Brewery Museum" before "Brewery Museum".
    .sort((a, b) => b.key.length - a.key.length);
  indexes.set(world, sights);
  return sights;
}

function sightKey(text: string): string {
  return placeKey(text).replace(/^the /, "");
}

export interface SightsNamed {
  /** As the world spells them, in the order of the text. */
  readonly sights: readonly string[];
  /** The stretches without those that name a sight. */
  readonly unread: readonly Stretch[];
}

/** The world's attractions that words name which nothing else holds: "I want to see the Forbidden City". At most `MOST_SIGHTS`. Pure. */
export function sightsNamed(unread: readonly Stretch[], world: World): SightsNamed {
  const sights: string[] = [];
  const left = unread.filter(({ text }) => {
    let rest = ` ${placeKey(text)} `;
    const found = sightsOf(world).filter(({ key }) => {
      if (!rest.includes(` ${key} `)) return false;
      rest = rest.replace(` ${key} `, "  ");
      return true;
    });
    const isNew = found.filter(({ name }) => !sights.includes(name));
    if (found.length === 0 || sights.length + isNew.length > MOST_SIGHTS) return true;
    sights.push(...isNew.map(({ name }) => name));
    // What else the stretch says stays to be shown.
    return rest.replace(/\b(?:the|and|or|a|at|to|in|of|see|visit)\b/g, "").trim() !== "";
  });
  return { sights, unread: left };
}
