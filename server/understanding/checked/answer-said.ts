import { type EntryKey, type EntryValue, NO_PREFERENCE, preferenceEntry } from "@/server/trip";
import { numbersIn } from "./numbers-in";
import { plain, plainWords } from "./plain-text";

const YES = /\b(?:yes|yeah|yep|sure|si|oui|ja|jawohl|gerne|sim|claro|certo|bien sur|volontiers)\b/;
const NO = /\b(?:no|nope|not|non|nein|nee|nao|kein\w*|nicht|pas|geen|niet|sin|ohne|sans|senza|sem)\b/;
/** Beginnings of this length tell words of neighbouring languages apart well enough ("suite", "privat", "econom"). */
const BEGINNING = 5;

/** Whether words can mean a value of a preference: its name or its beginning, its number, a yes or a no. "No preference" is for the parser alone. */
export function saysValue(words: string, entry: EntryKey, value: EntryValue): boolean {
  if (value === NO_PREFERENCE) return false;
  if (typeof value === "number") return numbersIn(words).has(value);
  const { choices = [] } = preferenceEntry(entry);
  if (typeof value === "boolean") return (value ? YES : NO).test(plain(words));
  const values = typeof value === "string" ? [value] : value;
  return values.every((one) => choices.includes(one) && (isYesOrNo(one, plain(words)) || names(words, one)));
}

function isYesOrNo(value: string, words: string): boolean {
  return (value === "Yes" && YES.test(words)) || (value === "No" && NO.test(words));
}

/** Every word of the value's name begins like a word of the text. */
function names(words: string, value: string): boolean {
  const said = plainWords(words);
  return plainWords(value).every((name) => {
    const beginning = name.slice(0, BEGINNING);
    return said.some((word) => word.startsWith(beginning));
  });
}
