import { spellingKey } from "@/server/trip";
import type { ListedPlace } from "@/server/views";

type Named = Pick<ListedPlace, "name" | "otherNames">;

/** The app's own language, for readers whose languages a place has no name in. */
const APP = "en";

/** "Musée océanographique (Oceanographic Museum)": the name on the door, with the one in the reader's language where that is another. */
export function nameFor({ name, otherNames }: Named, languages: readonly string[]): string {
  for (const language of [...languages, APP].flatMap(withItsBases)) {
    const own = otherNames.find((other) => other.language?.toLowerCase() === language);
    if (own !== undefined) return spellingKey(own.name) === spellingKey(name) ? name : `${name} (${own.name})`;
  }
  return name;
}

/** What else it is called where it is. */
export function otherNamesIn({ otherNames }: Named): string[] {
  return otherNames.flatMap(({ language, name }) => (language === null ? [name] : []));
}

/** "zh-Hant-TW": itself, "zh-Hant", "zh". */
function withItsBases(language: string): string[] {
  const parts = language.toLowerCase().split("-");
  return parts.map((_, index) => parts.slice(0, parts.length - index).join("-"));
}
