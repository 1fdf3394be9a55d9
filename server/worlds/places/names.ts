import { spellingKey } from "@/server/trip";
import type { OtherName } from "../records";
import type { Tags } from "./place";

const LONGEST = 200;
const MOST = 80;
/** Names in no language in particular, or more of the local one; `old_name` is left out, since nobody is to look for it on a door. */
const MORE_NAMES = ["int_name", "alt_name", "official_name", "short_name", "loc_name"];
/** "name:en", "name:zh-Hant"; not "name:etymology" or "name:left". */
const IN_LANGUAGE = /^name:([a-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})?)$/;

/**
 * What a place is called by language, also where that is its own name, so that nobody is told a third language's; then its names in no language, as
 * far as they are others.
 */
export function otherNamesOf(tags: Tags): readonly OtherName[] {
  const inLanguages = Object.keys(tags)
    .sort()
    .flatMap((key) => {
      const language = IN_LANGUAGE.exec(key)?.[1];
      return language === undefined ? [] : namesIn(tags[key], language.replace("_", "-"));
    });
  const known = new Set([tags.name ?? "", ...inLanguages.map(({ name }) => name)].map(spellingKey));
  const others = MORE_NAMES.flatMap((key) => namesIn(tags[key], null)).filter(({ name }) => {
    const isNew = !known.has(spellingKey(name));
    known.add(spellingKey(name));
    return isNew;
  });
  return [...inLanguages, ...others].slice(0, MOST);
}

/** Several are written with semicolons. */
function namesIn(value: string | undefined, language: string | null): OtherName[] {
  return (value ?? "")
    .split(";")
    .map((name) => name.trim().slice(0, LONGEST))
    .filter((name) => name !== "")
    .map((name) => ({ language, name }));
}
