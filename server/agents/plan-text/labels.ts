import type { DayField } from "./written-day";

/** How plans call the fields of a day, in lower case; the longest label that fits is taken. */
const LABELS: Readonly<Record<DayField, readonly string[]>> = {
  current_city: ["current city", "current_city", "city", "location", "where"],
  transportation: ["transportation", "transport", "travel", "getting there", "flight", "transfer", "how to travel"],
  breakfast: ["breakfast"],
  attraction: ["attractions", "attraction", "sightseeing", "visits", "visit", "activities", "things to see"],
  lunch: ["lunch"],
  dinner: ["dinner", "supper", "evening meal"],
  accommodation: [
    ...["accommodation", "accommodations", "lodging", "hotel", "hotel name", "stay", "place to stay"],
    ...["overnight stay", "overnight"],
  ],
};

const FIELD_OF = new Map<string, DayField>();
for (const [field, labels] of entriesOf(LABELS)) for (const label of labels) FIELD_OF.set(label, field);

function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] {
  const keys = Object.keys(record).filter((key): key is Key => Object.hasOwn(record, key));
  return keys.map((key) => [key, record[key]]);
}

/** The field that a label means, whatever its case, its brackets, its underscores and its number ("Attraction 2"); null for any other word. */
export function fieldOf(label: string): DayField | null {
  const plain = label
    .toLowerCase()
    .replace(/\(.*?\)/g, " ")
    .replace(/[_\s]+/g, " ")
    .replace(/#?\d{1,2}\s*$/, "")
    .trim();
  return FIELD_OF.get(plain) ?? null;
}

const NUMBER_WORDS = [
  ...["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  ...["thirteen", "fourteen"],
];
const ORDINAL_WORDS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];

/** "3", "three", "third" → 3; null where it is no number of a day. */
export function dayNumberOf(word: string): number | null {
  const plain = word.toLowerCase();
  if (/^\d{1,3}(st|nd|rd|th)?$/.test(plain)) return Number.parseInt(plain, 10) || null;
  const index = Math.max(NUMBER_WORDS.indexOf(plain), ORDINAL_WORDS.indexOf(plain));
  return index === -1 ? null : index + 1;
}
