import {
  entryKeySchema,
  MOST_NOTES,
  NO_PREFERENCE,
  noteOf,
  PREFERENCE_ENTRIES,
  type PreferenceEntry,
  type Unwanted,
} from "@/server/trip";
import type { World } from "@/server/worlds";
import { checkClaims } from "./checked/check-claims";
import { claimsOf } from "./reader/marks/marked-claims";
import { type Marks, readMarked } from "./reader/marks/read-marked";
import { readText } from "./reader/read-text";
import type { Stretch, TextReading } from "./reader/text-reading";
import { withContradictions } from "./reader/with-contradictions";
import { properSights, sightsNamed } from "./sights-named";
import { understoodAsTalk, withAgreedActs } from "./talk/agreed-acts";
import { isForeignLanguage } from "./text/language";
import { type FixedTimes, fixedTimesIn } from "./times/fixed-times";
import type { Understood } from "./understood";
import type { Utterance } from "./utterance";

/** Stretches as the notes of a request. */
export function notesOf(unread: readonly Pick<Stretch, "text">[]): string[] {
  return [...new Set(unread.map(({ text }) => noteOf(text)))].slice(0, MOST_NOTES);
}

/**
 * What was said, and what of it no field holds, so that nothing a person says is lost in silence: only the text and arithmetic on it, never a
 * default (design.md, "The command line"). Rejects with the problem "unavailable" where the reader's model cannot run.
 */
export async function understand(utterance: Utterance, world: World | null): Promise<Understood> {
  const talk = understoodAsTalk(utterance);
  if (talk !== null) return talk;
  const fixed = fixedTimesIn(utterance.text, utterance.today, world);
  const proper = world === null ? null : properSights(fixed.rest, world);
  const left = { ...utterance, text: proper?.rest ?? fixed.rest };
  const reading = await withContradictions(await readText(left, world), left, world);
  const understood = withSights(understoodOf(reading), { world, text: left.text, known: proper?.sights ?? [] });
  return withAgreedActs(withTimes(understood, fixed), utterance);
}

/** Attractions of the world that the words name are to be seen, and no longer unread. */
function withSights(
  understood: Understood,
  { world, ...about }: { world: World | null; text: string; known: readonly string[] },
): Understood {
  if (world === null) return understood;
  const { sights, unread } = sightsNamed(understood.unread, world, about);
  if (sights.length === 0) return understood;
  const { said, acts } = understood;
  return {
    ...understood,
    said: { ...said, trip: { ...said.trip, sights: [...sights] } },
    unread,
    acts: acts.length === 0 ? ["volunteer"] : acts,
  };
}

/**
 * The same by what another reader marked, a large model: code computes from the words that were marked. Where it computes nothing, and in
 * other languages, where it knows no dates and numbers, the values of the marks count as far as their words can mean them. Pure.
 */
export function understandMarked(utterance: Utterance, marks: Marks, world: World | null): Understood {
  const fixed = fixedTimesIn(utterance.text, utterance.today, world);
  const { reading, marked } = readMarked({ ...utterance, text: fixed.rest }, marks, world);
  const understood = withTimes(understoodOf(reading), fixed);
  if (world === null) return understood;
  const computed = isForeignLanguage(marked.text)
    ? { ...understood.said, trip: {}, constraints: {}, unclear: [] }
    : understood.said;
  const about = { text: marked.text, today: utterance.today, world };
  return { ...understood, said: checkClaims(claimsOf(marked), computed, about).said };
}

/** With what was said outright of times of day, and what of it lacks a day. */
function withTimes(understood: Understood, { times, unread }: FixedTimes): Understood {
  if (times.length === 0 && unread.length === 0) return understood;
  const { said, acts } = understood;
  return {
    ...understood,
    said: times.length === 0 ? said : { ...said, trip: { ...said.trip, times: [...times] } },
    unread: [...understood.unread, ...unread].toSorted((a, b) => a.from - b.from),
    acts: acts.length === 0 ? ["volunteer"] : acts,
  };
}

/** A reading as what is noted of it and what is shown as not planned. Pure. */
export function understoodOf(reading: TextReading): Understood {
  const { constraints, entries, unclear, unread, read, acts } = reading;
  const { people, ...others } = reading.trip;
  const trip = people === undefined || isOnlyMentioned(reading) ? others : reading.trip;
  const unwanted = knownUnwanted(reading);
  const isKept = (field: string) => /avoid/.test(field) || OF_A_PERSON.test(field) || field.slice(1) in unwanted;
  const denied = read.filter(({ field }) => field.startsWith("-") && !isKept(field));
  const open = [...unread, ...denied.map(({ from, to, text }) => ({ from, to, text }))];
  return {
    said: {
      ...{ trip, constraints, entries, unclear },
      ...filled({
        insisted: onlyIn(entries, reading.insisted),
        unwanted,
        ruledOut: onlyIn(unwanted, reading.ruledOut),
      }),
    },
    unread: open.toSorted((a, b) => a.from - b.from),
    acts,
    read,
  };
}

/** What is not wanted, as far as the values are choices of an entry that records can have. */
function knownUnwanted({ unwanted }: TextReading): Unwanted {
  const known: Unwanted = {};
  for (const { key, kind, choices = [] } of PREFERENCE_ENTRIES as readonly PreferenceEntry[]) {
    const entry = entryKeySchema.parse(key);
    if (kind !== "choice" || /^persona\.|avoid/.test(key)) continue;
    const values = unwanted[entry]?.filter((value) => value !== NO_PREFERENCE && choices.includes(value)) ?? [];
    if (values.length > 0) known[entry] = values;
  }
  return known;
}

/** The fields of one by entry, without entries that another does not have. */
function onlyIn<Fields extends object>(other: object, fields: Fields): Fields {
  const left = { ...fields };
  for (const entry of Object.keys(left)) if (!Object.hasOwn(other, entry)) Reflect.deleteProperty(left, entry);
  return left;
}

/** Without the parts that hold nothing. */
function filled<Parts extends Readonly<Record<string, object>>>(parts: Parts): Partial<Parts> {
  const left: Partial<Parts> = { ...parts };
  for (const [name, part] of Object.entries(parts))
    if (Object.keys(part).length === 0) Reflect.deleteProperty(left, name);
  return left;
}

/** "My wife is allergic to shellfish" names one of a party that nobody counts. */
function isOnlyMentioned({ trip, read }: TextReading): boolean {
  const named = read.filter(({ field }) => field === "people");
  return (
    trip.people === 1 &&
    trip.children === undefined &&
    named.length > 0 &&
    named.every(({ text }) => !COUNTS_ONE.test(text))
  );
}
const COUNTS_ONE =
  /\b(?:me|myself|i|solo|alone|one|1|an?|single|just|only|person|people|adult|travell?er|guest|passenger|pax)\b/i;

/** Facts of a person that nothing is planned by. */
const OF_A_PERSON = /^-persona\.(?!disability|travelWithPets|budget)/;
