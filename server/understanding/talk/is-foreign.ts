import type { Said } from "@/server/trip";
import { isForeignLanguage } from "../text/language";

/** Marks and single words that are no English, and too few to be told by. */
const FOREIGN_ALONE =
  /[¿¡]|^\W*(?:hola|gracias|s[íi]|buen[oa]s? \S+|bonjour|merci(?: beaucoup)?|oui|danke(?: sch[öo]n)?|hallo|guten (?:tag|morgen|abend)|ciao|grazie|ol[áa]|obrigad[oa])\W*$/iu;

/** Whether a message is in another language and nothing in it was understood: a model may know the language. */
export function isForeign(text: string, { trip, constraints, entries }: Said): boolean {
  const isSilent = [trip, constraints, entries].every((part) => Object.keys(part).length === 0);
  return isSilent && (FOREIGN_ALONE.test(text) || isForeignLanguage(text));
}
