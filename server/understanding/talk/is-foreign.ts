import type { Said } from "@/server/trip";
import { isForeignLanguage } from "../text/language";

/** Marks and single words that are no English, and too few to be told by. */
const FOREIGN_ALONE =
  /[¿¡]|^\W*(?:hola|gracias|s[íi]|buen[oa]s? \S+|bonjour|merci(?: beaucoup)?|oui|danke(?: sch[öo]n)?|hallo|guten (?:tag|morgen|abend)|ciao|grazie|ol[áa]|obrigad[oa])\W*$/iu;

/** Whether a message is of another language. Cities have names of other languages ("Los Angeles"), so these do not count for one. */
export function isForeign(text: string, { trip, constraints, entries }: Said): boolean {
  const isSilent = [trip, constraints, entries].every((part) => Object.keys(part).length === 0);
  if (isSilent && FOREIGN_ALONE.test(text)) return true;
  const { origin, destinations = [], stops = [], region } = trip;
  const names = [origin, region, ...destinations, ...stops.map(({ city }) => city)];
  return isForeignLanguage(
    names.reduce<string>((left, name) => (name === undefined ? left : without(left, name)), text),
  );
}

function without(text: string, name: string): string {
  return text.toLowerCase().split(name.toLowerCase()).join(" ");
}
