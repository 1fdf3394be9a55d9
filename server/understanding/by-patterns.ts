import { type EntryKey, type EntryValue, entryKeySchema, NO_PREFERENCE, type Said } from "@/server/trip";
import type { World } from "@/server/worlds";
import { answerTo } from "./answers";
import { placeIndex } from "./gazetteer/place-index";
import { withLearnedAnswer } from "./learned/learned-answer";
import { withoutAsides, withoutTales } from "./readers/asides";
import { yearOf } from "./readers/calendar-phrases";
import { applyCorrections } from "./readers/corrections";
import { insistsOn, readCuisines } from "./readers/cuisines";
import type { CalendarContext } from "./readers/date-reader";
import { recogniseDates } from "./readers/dates";
import { readDemands } from "./readers/demands";
import { recogniseDurations } from "./readers/durations";
import { readEntries, type SaidEntries } from "./readers/entries";
import { topicOf } from "./readers/entry-topics";
import { recogniseMoney } from "./readers/money";
import { joinSpokenSums, withSums } from "./readers/money-answers";
import { recognisePlaces } from "./readers/place-names";
import { shareFacts, withoutAsidesOfAnswer, withoutEntryWords } from "./readers/shared-facts";
import { withStarsOfFive } from "./readers/star-floors";
import { readTrip } from "./readers/trip";
import type { Item } from "./text/item";
import { isForeignLanguage } from "./text/language";
import { isCounterQuestion, isMachineText, withoutTags } from "./text/machine-text";
import { LONGEST_TEXT } from "./text/normalise";
import { wordsOf } from "./text/words";
import type { Utterance } from "./utterance";

const CUISINES = "restaurant.preferredCuisines";
/** Who asks for a trip says where it goes; when, with whom and for how much is said in passing too. */
const ASKS_FOR_TRIP = ["origin", "destinations", "region", "cityCount", "stops"] as const;

/**
 * What was said, by patterns alone: for simulated dialogs, whose thousands of answers are read without a model's help, and for the scripted
 * model. People are read by `understand`. Only the text and arithmetic on it, never a default (design.md, "The command line", `understand`).
 * Names are those of the world when it has them. Fields that the text is about but does not settle are in `unclear`. An answer
 * to a question about a preference is read by patterns and by a model learned from answers (`learned`).
 * Never throws; takes a few milliseconds for ordinary texts.
 */
export function understandByPatterns(utterance: Utterance, world: World | null): Said {
  const { said, words, asked } = readByPatterns(utterance, world);
  return shareFacts(asked === null ? said : withLearnedAnswer(said, words, asked), asked);
}

/** Sums that are asked for are read whole, and stars that are asked for as such. */
function asAsked(words: readonly Item[], asked: EntryKey | null, forBudget: boolean): readonly Item[] {
  if (forBudget) return joinSpokenSums(words);
  return asked?.endsWith(".ratings") === true ? withStarsOfFive(words) : words;
}

/** What patterns alone make of it, before what holds of the trip and of an entry alike is shared between them. */
export function readByPatterns(utterance: Utterance, world: World | null): ReadByPatterns {
  const text = withoutTags(utterance.text.slice(0, LONGEST_TEXT));
  const context: CalendarContext = { today: utterance.today, worldDates: datesOf(world) };
  const asked = entryKeySchema.safeParse(utterance.asked).data ?? null;
  const nothing: Said = { trip: {}, constraints: {}, entries: {}, unclear: [] };
  if (isMachineText(text) || isForeignLanguage(text)) return { said: nothing, words: [], asked };
  const forBudget = asked === "persona.budget" || utterance.asked === "budget";
  const words = asAsked(wordsOf(text), asked, forBudget);
  if (isCounterQuestion(text, asked !== null)) return { said: nothing, words, asked };
  const entries = readEntries(withoutTales(words), asked, words);
  const heard = withoutEntryWords(words, entries);
  const items = recogniseAll(forBudget ? withSums(heard, words) : heard, context, world, asked === null, forBudget);
  const said = readRequest(items, context, asked, entries);
  const answered = utterance.asked === null ? said : answerTo(utterance.asked, items, said);
  const topic = topicOf(asked);
  return { said: topic === null ? answered : withoutAsidesOfAnswer(answered, topic, words), words, asked };
}

interface ReadByPatterns {
  readonly said: Said;
  /** None where the text is no traveller's words: code, another language. */
  readonly words: readonly Item[];
  /** The entry that was asked about. */
  readonly asked: EntryKey | null;
}

/**
 * The trip, its demands, and the preferences as far as they are no demands. Cuisines are demanded where the traveller insists or asks
 * for a trip, else preferred (design.md, "Vocabulary").
 */
function readRequest(
  items: readonly Item[],
  context: CalendarContext,
  asked: EntryKey | null,
  { values, unclear: unclearEntries }: SaidEntries,
): Said {
  const { trip, unclear } = readTrip(items, context);
  const demands = readDemands(items);
  const cuisines = readCuisines(items);
  const insists = insistsOn(items);
  const asksForTrip = ASKS_FOR_TRIP.some((field) => trip[field] !== undefined);
  const isDemanded = insists || (asked === null && asksForTrip);
  const { [CUISINES]: preferred, ...others } = values;
  const staysPreferred = preferred !== undefined && (!isDemanded || asked === CUISINES || preferred === NO_PREFERENCE);
  const demanded = cuisines.names.length === 0 && insists && asked === CUISINES ? namesIn(preferred) : cuisines.names;
  return {
    trip,
    constraints: {
      ...(demands.transportation === null ? {} : { transportation: demands.transportation }),
      ...(demands.roomType === null ? {} : { roomType: demands.roomType }),
      ...(demands.houseRule.length === 0 ? {} : { houseRule: [...demands.houseRule] }),
      ...(demanded.length === 0 || cuisines.unclear || !isDemanded ? {} : { cuisines: [...demanded] }),
    },
    entries: staysPreferred ? { ...others, [CUISINES]: preferred } : others,
    unclear: [
      ...new Set([
        ...unclear,
        ...demands.unclear,
        ...(cuisines.unclear && isDemanded ? ["cuisines"] : []),
        ...unclearEntries,
      ]),
    ],
  };
}

/** The choices that an entry's value names. */
function namesIn(value: EntryValue | undefined): readonly string[] {
  if (value === undefined || value === NO_PREFERENCE) return [];
  return Array.isArray(value) ? value : typeof value === "string" ? [value] : [];
}

function datesOf(world: World | null): CalendarContext["worldDates"] {
  const description = world?.describe();
  return description === undefined || description.movesWithToday ? null : description.dates;
}

/** The pipeline: words, numbers, then dates, lengths, money and places as items of their own, less what is taken back or beside the point. */
function recogniseAll(
  words: readonly Item[],
  context: CalendarContext,
  world: World | null,
  /** An answer about a preference seldom names a place, and any word is near some place's name. */
  mayMisspellPlaces: boolean,
  /** In an answer to the question for the budget bare numbers are sums. */
  forBudget: boolean,
): Item[] {
  const timed = recogniseDurations(recogniseDates(words, context));
  return withoutAsides(
    applyCorrections(recognisePlaces(recogniseMoney(timed, forBudget), placeIndex(world), mayMisspellPlaces)),
    yearOf(context.worldDates?.from ?? context.today),
  );
}
