import { DEMONYMS, DISHES } from "./cuisine-words";

/** Words that only go along with a cuisine's name. */
const FILLERS =
  /\b(?:food|foods|cuisine|cooking|dishes|dish|restaurants?|places?|joints?|spots?|dinners?|lunch(?:es)?|meals?|kitchens?|eats|fare|good|great|real|authentic|proper|local|some|an?|the|one|two|big|more|lots of|plenty of)\b/g;

/**
 * The name of the cuisine that words ask for: "real Ethiopian food" is Ethiopian, "tacos al pastor" Mexican; null for "local food" and for
 * foods that are no cuisine.
 */
export function cuisineNamed(words: string): string | null {
  const plain = words
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\s*([-'’])\s*/g, "$1")
    .replace(/\s+/g, " ");
  const dish = DISHES.find(([pattern]) => pattern.test(plain));
  if (dish !== undefined) return dish[1];
  const name = plain.replace(FILLERS, " ").replace(/\s+/g, " ").trim();
  return DEMONYMS.has(name.split(" ").at(-1) ?? "")
    ? name.replace(/(?:^|\s)\S/g, (letter) => letter.toUpperCase())
    : null;
}
