import { verifyItinerary } from "@/server/scoring";
import { type Check, formatMoney, type Stop } from "@/server/trip";
import type { Feature } from "@/server/understanding";
import type { MeantStop } from "@/server/wishes";
import { costOf, type Over, quoted, sentences, stopsIn, whenOf } from "./over";
import { citiesOf } from "./why";

const MOST_FEATURES = 2;
const MOST_STOPS = 2;

/**
 * Whether something is in the plan: yes or no with the evidence of its check, on the stops that the words name or else on all. A note that
 * nothing is planned for says so; null: neither the plan nor its records hold anything that the words may mean.
 */
export function includedAnswer(subject: string, features: readonly Feature[], over: Over): string | null {
  const note = noteIn(subject, over.plan.request.notes);
  const unplanned = note === null ? "" : `I couldn't plan for ${quoted(note)}.`;
  const meant = stopsIn(subject, over);
  if (features.length > 0) {
    const described = features.slice(0, MOST_FEATURES).map((feature) => {
      const stops = feature.entry === "restaurant.preferredCuisines" ? [] : meant.map(({ stop }) => stop);
      return sentences(featureSentence(feature, stops, over), otherFeature(feature, subject, meant));
    });
    return sentences(unplanned, ...described);
  }
  const city = over.world.gazetteer.cities.find(({ name }) => subject.toLowerCase().endsWith(name.toLowerCase()))?.name;
  if (city !== undefined && meant.length === 0)
    return citiesOf(over.plan.itinerary).includes(city)
      ? `Yes: ${city} is in the plan.`
      : `No: ${city} is not in the plan.`;
  if (meant.length > 0) {
    const named = meant
      .slice(0, MOST_STOPS)
      .map((each) => `${each.stop.name} is in the plan ${whenOf(each)}, for ${formatMoney(costOf(each, over))}`);
    return sentences(unplanned, `Yes: ${named.join("; ")}.`);
  }
  return note === null ? null : unplanned;
}

/** What a check does not say: whether an amenity is free, and that a meal of the same name is eaten elsewhere. */
function otherFeature({ entry, value }: Feature, subject: string, meant: readonly MeantStop[]): string {
  if (entry !== "hotel.preferredAmenities") return "";
  if (/\bfree\b/i.test(subject)) return "The records don't say whether it is free.";
  const [meal] = meant.filter(({ stop }) => stop.kind === "meal" && stop.meal === "breakfast");
  if (value !== "Breakfast" || meal === undefined) return "";
  return `Breakfast is planned at ${meal.stop.name} ${whenOf(meal)}${meant.length > 1 ? " first" : ""}.`;
}

/** What is said of a feature that no record speaks of. */
export const NOT_ON_RECORD = "I don't know: neither the plan nor its records say anything about that.";

function featureSentence({ words, entry, value }: Feature, stops: readonly Stop[], over: Over): string {
  // A stop of another kind than the feature is of, "breakfast" for one: then the whole plan is asked.
  const check = checkOn(stops, { entry, value }, over);
  const { kept, evidence } =
    check?.kept == null && stops.length > 0 ? (checkOn([], { entry, value }, over) ?? NOTHING) : (check ?? NOTHING);
  if (kept === null) return `I don't know about ${words}: the records don't say.`;
  if (kept) return `Yes, ${words} for ${evidence}`;
  return evidence.startsWith("0 of ") ? `No: ${words} for ${evidence}` : `Only in part: ${words} for ${evidence}`;
}

const NOTHING: Pick<Check, "kept" | "evidence"> = { kept: null, evidence: "" };

/** The check of a wish, on these stops alone; none: on all. */
function checkOn(stops: readonly Stop[], wish: Pick<Feature, "entry" | "value">, { plan, world }: Over): Check | null {
  const { request, itinerary } = plan;
  const records = new Set(stops.map(({ recordId }) => recordId));
  const days = itinerary.days.map((day) => ({
    ...day,
    stops: day.stops.filter(({ recordId }) => records.size === 0 || records.has(recordId)),
  }));
  const checks = verifyItinerary(
    { ...request, preferences: [{ ...wish, weight: 1, strength: "want" }] },
    { ...itinerary, days },
    world,
  );
  return checks.find(({ name }) => name === wish.entry) ?? null;
}

/** Words that stand in many notes and tell none. */
const COMMON = new Set(
  "a an the is are was were did do does has have had you we i it they get got find include included book booked plan planned consider considered keep kept any some my our your for of to in on at with and or not no that this there hotel hotels room rooms flight flights restaurant restaurants trip please be would like want need".split(
    " ",
  ),
);

/** The note that shares most words with a question; null: none shares any. */
function noteIn(subject: string, notes: readonly string[]): string | null {
  const asked = new Set(wordsOf(subject));
  const shared = notes.map((note) => ({ note, count: wordsOf(note).filter((word) => asked.has(word)).length }));
  const [best] = shared.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return best?.note ?? null;
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => (word.length > 3 ? word.replace(/s$/, "") : word))
    .filter((word) => !COMMON.has(word));
}
