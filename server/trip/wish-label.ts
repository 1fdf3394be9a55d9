import { formatMoney, usd } from "./money";
import { type EntryKey, type EntryValue, NO_PREFERENCE, preferenceEntry } from "./preference-entries";
import { choicesIn, isDemandStrength, isUnwanted, type Strength } from "./strength";
import { capitalized, counted, listed } from "./words";

/**
 * A wish by name where nothing else names its group: "Flight cabin: Economy", "Hotel rating: 4 stars or better (must)", "Attraction kind: no
 * shopping", "Hotel step-free access".
 */
export function wishLabel(entry: EntryKey, value: EntryValue, strength: Strength = "want"): string {
  const name = nameOf(entry);
  const must = isDemandStrength(strength) ? " (must)" : "";
  return value === true ? `${name}${must}` : `${name}: ${strengthWords(entry, value, strength)}${must}`;
}

/** Its value alone: "4 stars or better", "museum and park", "no shopping". */
export function strengthWords(entry: EntryKey, value: EntryValue, strength: Strength): string {
  return isUnwanted(strength) ? `no ${choicesIn(value).join(" or ")}` : valueWords(entry, value);
}

function nameOf(entry: EntryKey): string {
  const [group = ""] = entry.split(".");
  const { title: label } = preferenceEntry(entry);
  if (group === "persona") return label;
  // "Wi-Fi on board" keeps its capitals after the group.
  const isProper = /^\p{Lu}\p{L}*-\p{Lu}/u.test(label);
  return `${capitalized(group)} ${isProper ? label : label.charAt(0).toLowerCase() + label.slice(1)}`;
}

function valueWords(entry: EntryKey, value: EntryValue): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") {
    if (entry === "persona.budget") return formatMoney(usd(value));
    return entry === "persona.age" ? counted(value, "year") : `${counted(value, "star")} or better`;
  }
  return listed([value].flat().map((choice) => (choice === NO_PREFERENCE ? "No preference" : capitalized(choice))));
}
