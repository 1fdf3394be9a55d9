import { MOST_SIGHTS, onceForEach, spellingKey, spellingsOf } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { Stretch } from "./reader/text-reading";

/** A name of an attraction as it is compared, without "the", in any language and spelling; a name of one short word says too little. */
interface NamedSight {
  /** As the world's record has it. */
  readonly name: string;
  readonly key: string;
}

const SHORTEST_NAME = 6;

const sightsOf = onceForEach((world: World): readonly NamedSight[] => {
  const byKey = new Map<string, string>();
  const records = world.gazetteer.cities.flatMap(({ name }) =>
    world.attractions(name).filter((sight) => sight.nameResolves),
  );
  // A record's own name leads to it, whatever others are called in other languages.
  for (const { name } of records) addKeys(byKey, name, name);
  // "Castle" may be any.
  const kinds = new Set(records.flatMap(({ details }) => details?.types ?? []).map(spellingKey));
  for (const { name, openData } of records) {
    for (const other of openData?.otherNames ?? []) {
      if (!kinds.has(spellingKey(other.name))) addKeys(byKey, other.name, name);
    }
  }
  return (
    [...byKey]
      .map(([key, name]) => ({ name, key }))
      .filter(({ key }) => key.length >= SHORTEST_NAME)
      // The longer name first: "Tsingtao Brewery Museum" before "Brewery Museum".
      .sort((a, b) => b.key.length - a.key.length)
  );
});

function addKeys(byKey: Map<string, string>, written: string, name: string): void {
  for (const spelling of spellingsOf(written)) {
    const key = spelling.replace(/^the /, "");
    if (!byKey.has(key)) byKey.set(key, name);
  }
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
    let rest = ` ${spellingKey(text)} `;
    const found = sightsOf(world).filter(({ key }) => {
      if (!rest.includes(` ${key} `)) return false;
      rest = rest.replace(` ${key} `, "  ");
      return true;
    });
    const isNew = [...new Set(found.map(({ name }) => name))].filter((name) => !sights.includes(name));
    if (found.length === 0 || sights.length + isNew.length > MOST_SIGHTS) return true;
    sights.push(...isNew);
    // What else the stretch says stays to be shown.
    return rest.replace(/\b(?:the|and|or|a|at|to|in|of|see|visit)\b/g, "").trim() !== "";
  });
  return { sights, unread: left };
}
