import { isDeepStrictEqual } from "node:util";
import { type EntryValue, entryKeySchema } from "@/server/trip";
import type { Expected } from "../reader/marks/expected-reading";
import type { TextReading } from "../reader/text-reading";
import type { MarkedRow } from "./marked-row";

/** How a reading differs from what the marks say. */
export interface Difference {
  /** Set otherwise than was said, or set though nothing was said. */
  readonly wrong: readonly string[];
  /** Said, not set, and neither asked about nor shown as unread. */
  readonly lost: readonly string[];
  /** Said and not set, but asked about or shown as unread. */
  readonly asked: readonly string[];
  /** Asked about or shown as unread without need. */
  readonly needless: readonly string[];
}

const TRIP_FIELDS = [
  ...(["origin", "destinations", "region", "cityCount", "startDate", "endDate", "window", "days", "people"] as const),
  ...(["children", "pets", "budget"] as const),
];

/** Entries that follow from facts of the trip, and count there. */
const SHARED = new Set<string>(["persona.budget", "persona.travelWithChild", "persona.travelWithPets"]);

export function differenceOf(row: MarkedRow, expected: Expected, read: TextReading): Difference {
  const wrong: string[] = [];
  const lost: string[] = [];
  const asked: string[] = [];
  const spans = read.unread;
  const isShown = (field: string, slots: readonly string[]): boolean =>
    read.unclear.includes(field) ||
    (slots.length > 0 &&
      row.spans
        .filter(({ slot }) => slots.includes(slot))
        .every((span) => spans.some((one) => one.from < span.to && one.to > span.from)));
  const miss = (field: string, slots: readonly string[]) => (isShown(field, slots) ? asked : lost).push(field);
  for (const field of TRIP_FIELDS) {
    const [want, have] = [expected.trip[field], read.trip[field]];
    if (sameValue(want, have)) continue;
    if (expected.unclear.includes(field)) continue;
    if (have === undefined) miss(field, SLOTS[field] ?? []);
    else if (!(field === "endDate" && expected.trip.endDate === undefined && read.trip.days === expected.trip.days))
      wrong.push(field);
  }
  for (const field of ["transportation", "roomType", "houseRule"] as const) {
    const [want, have] = [expected.constraints[field], read.constraints[field]];
    if (sameValue(want, have)) continue;
    if (field === "roomType" && isEntire(expected, expected.entries[ROOM]) && isEntire(read, read.entries[ROOM]))
      continue;
    if (have === undefined) miss(field, SLOTS[field] ?? []);
    else if (want === undefined || !isSubset(want, have)) wrong.push(field);
    else wrong.push(field);
  }
  const have = withCuisines(read);
  const want = expectedEntries(expected);
  for (const key of new Set([...Object.keys(want), ...Object.keys(have)])) {
    if (SHARED.has(key) && want[key] === undefined) continue;
    // An entire room and an entire home are one (design.md, "Vocabulary").
    if (key === ROOM && isEntire(expected, want[key]) && isEntire(read, have[key])) continue;
    if (sameValue(want[key], have[key])) continue;
    if (expected.unclear.includes(key) && have[key] === undefined) continue;
    if (have[key] === undefined) miss(key, [key]);
    else wrong.push(key);
  }
  for (const [key, values] of Object.entries(expected.unwanted)) {
    const got = read.unwanted[entryKeySchema.parse(key)] ?? [];
    const missing = values.filter((value) => !got.includes(value));
    if (missing.length > 0) miss(`-${key}`, [key]);
  }
  for (const [key, values] of Object.entries(read.unwanted)) {
    if ((values ?? []).some((value) => !(expected.unwanted[entryKeySchema.parse(key)] ?? []).includes(value)))
      wrong.push(`-${key}`);
  }
  for (const span of expected.open)
    if (!spans.some((one) => one.from < span.to && one.to > span.from))
      lost.push(`open:${row.text.slice(span.from, span.to)}`);
  const needless = [
    ...read.unclear.filter((field) => !expected.unclear.includes(field) && !asked.includes(field)),
    ...spans
      .filter((one) => !row.spans.some((span) => span.from < one.to && span.to > one.from))
      .map(({ text }) => `"${text}"`),
  ];
  return { wrong, lost, asked, needless };
}

const ROOM = "hotel.preferredRoomType";

function isEntire({ constraints }: Pick<TextReading, "constraints">, entry: EntryValue | undefined): boolean {
  return constraints.roomType === "entire room" || (constraints.roomType === undefined && entry === "entire home");
}

const SLOTS: Readonly<Record<string, readonly string[]>> = {
  ...{
    origin: ["from"],
    destinations: ["to"],
    region: ["region"],
    cityCount: ["cities"],
    startDate: ["start"],
    endDate: ["end"],
  },
  ...{ window: ["window"], days: ["days"], people: ["people", "adult", "child"], children: ["child"], pets: ["pet"] },
  ...{
    budget: ["budget", "budgetEach", "budgetPerDay"],
    transportation: ["transport"],
    roomType: ["room"],
    houseRule: ["allow"],
  },
};

function sameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return isDeepStrictEqual([...a].map(plain).sort(), [...b].map(plain).sort());
  return isDeepStrictEqual(plain(a), plain(b));
}
const plain = (value: unknown): unknown =>
  typeof value === "string"
    ? value
        .toLowerCase()
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .replace(/[øł]/g, (letter) => (letter === "ø" ? "o" : "l"))
        .replace(/,.*$/, "")
        .replaceAll("-", " ")
        .replace(/\bst\.? /, "saint ")
        .replace(/^the /, "")
        .replace(/ (?:island|national park)$/, "")
        .replace(/^marrakech$/, "marrakesh")
        .replace(/^barbe[cq]ue$/, "bbq")
    : value;

function isSubset(a: unknown, b: unknown): boolean {
  return Array.isArray(a) && Array.isArray(b) && a.every((one) => b.includes(one));
}

/** Cuisines count the same whether they are demanded or preferred. */
function withCuisines(read: TextReading): Record<string, EntryValue> {
  const { "restaurant.preferredCuisines": preferred, ...others } = read.entries;
  const all = [...[preferred ?? []].flat().map(String), ...(read.constraints.cuisines ?? [])];
  return all.length === 0 ? others : { ...others, "restaurant.preferredCuisines": [...new Set(all)] };
}
function expectedEntries({ entries, constraints }: Expected): Record<string, EntryValue> {
  const { "restaurant.preferredCuisines": preferred, ...others } = entries;
  const all = [...[preferred ?? []].flat().map(String), ...(constraints.cuisines ?? [])];
  return all.length === 0 ? others : { ...others, "restaurant.preferredCuisines": [...new Set(all)] };
}

export const isRight = ({ wrong, lost, asked }: Difference): boolean => wrong.length + lost.length + asked.length === 0;
