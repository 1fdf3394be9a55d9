import type { LocalDate } from "@/server/trip";
import type { World } from "@/server/worlds";
import type { ClaimedField, ClaimedReading } from "./claimed-reading";
import { saysDate, saysSpan, saysWindow } from "./dates-said";
import {
  CUISINE_BEGINNINGS,
  EACH,
  FORTNIGHT,
  HOUSE_RULE_EVIDENCE,
  NIGHTS,
  ONE_WAY_EVIDENCE,
  OTHER_CURRENCY,
  PETS_EVIDENCE,
  ROOM_EVIDENCE,
  TRANSPORTATION_EVIDENCE,
  WEEK,
} from "./lexicon/evidence";
import { numbersIn } from "./numbers-in";
import { saysChildren, saysPeople } from "./party-said";
import { namesPlace } from "./places-said";
import { plain } from "./plain-text";

export interface SupportContext {
  readonly world: World | null;
  readonly today: LocalDate;
  /** As far as known; amounts for each person count times this. */
  readonly people: number | null;
  readonly days: number | null;
}

type Value<F extends ClaimedField> = NonNullable<ClaimedReading[F]>["value"];
type Support = { readonly [F in ClaimedField]: (words: string, value: Value<F>, context: SupportContext) => boolean };

/** Whether words can mean a value, field by field. Necessary, not sufficient: what no word speaks of is not in a text. */
export const SUPPORT: Support = {
  origin: (words, value, { world }) => namesPlace(words, value, world),
  destinations: (words, value, { world }) => value.every((city) => namesPlace(words, city, world)),
  region: (words, value, { world }) => namesPlace(words, value, world),
  cityCount: (words, value) => numbersIn(words).has(value),
  startDate: (words, value, { today }) => saysDate(words, value, today),
  endDate: (words, value, { today }) => saysDate(words, value, today),
  window: (words, value, { today }) => saysWindow(words, value, today),
  days: saysDays,
  people: saysPeople,
  children: saysChildren,
  pets: (words) => PETS_EVIDENCE.test(plain(words)),
  budget: saysBudget,
  returnHome: (words) => ONE_WAY_EVIDENCE.test(plain(words)),
  transportation: (words, value) => TRANSPORTATION_EVIDENCE[value].test(plain(words)),
  roomType: (words, value) => ROOM_EVIDENCE[value].test(plain(words)),
  houseRule: (words, value) => value.every((rule) => HOUSE_RULE_EVIDENCE[rule].test(plain(words))),
  cuisines: (words, value) => value.every((cuisine) => namesCuisine(words, cuisine)),
};

function saysDays(words: string, days: number): boolean {
  const numbers = numbersIn(words);
  const text = plain(words);
  if (NIGHTS.test(text) && numbers.has(days - 1)) return true;
  if (FORTNIGHT.test(text) && days === 14) return true;
  if (WEEK.test(text) && (days === 7 || (days % 7 === 0 && numbers.has(days / 7)))) return true;
  return numbers.has(days) || saysSpan(words, days);
}

function saysBudget(words: string, budget: number, { people, days }: SupportContext): boolean {
  const text = plain(words);
  if (OTHER_CURRENCY.test(text)) return false;
  const numbers = numbersIn(words);
  if (numbers.has(budget)) return true;
  if (!EACH.test(text)) return false;
  const times = [people, days, people === null || days === null ? null : people * days];
  return times.some((factor) => factor !== null && [...numbers].some((amount) => amount * factor === budget));
}

function namesCuisine(words: string, cuisine: string): boolean {
  const text = ` ${plain(words)} `;
  const beginnings = CUISINE_BEGINNINGS[cuisine] ?? [plain(cuisine)];
  return beginnings.some((beginning) => text.includes(` ${beginning}`));
}
