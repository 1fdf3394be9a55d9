import {
  capitalised,
  type EntryKey,
  type EntryValue,
  isUnwanted,
  NO_PREFERENCE,
  type Reason,
  type TripRequest,
} from "@/server/trip";
import { type Rated, satisfaction } from "./satisfaction";

/**
 * The preferences that a record satisfies, in sentences that name what the record has ("Delta Airlines, as you like."). One that
 * nobody said but the request assumes is told as such.
 */
export function preferenceReasons(
  { preferences, assumed }: Pick<TripRequest, "preferences" | "assumed">,
  rated: Rated,
): Reason[] {
  return preferences.flatMap(({ entry, value, strength }): Reason[] => {
    if (isUnwanted(strength)) return [];
    const isMust = strength === "must";
    const text = sentenceFor(entry, value, rated, isMust ? "must" : assumed.includes(entry) ? "assumed" : "said");
    const because = isMust ? ({ kind: "demand", demand: entry } as const) : ({ kind: "preference", entry } as const);
    return text === null ? [] : [{ because, text }];
  });
}

function sentenceFor(entry: EntryKey, value: EntryValue, rated: Rated, how: How): string | null {
  if (typeof value === "number") return ratingSentence(entry, value, rated, how);
  if (typeof value === "boolean") return neededSentence(entry, value, rated, how);
  const choices = (typeof value === "string" ? [value] : value).filter((choice) => choice !== NO_PREFERENCE);
  if (AVOIDED.has(entry)) {
    const isAvoided = choices.length > 0 && satisfaction(entry, choices, rated) === 1;
    return isAvoided ? `Not ${or.format(choices.map(capitalised))}, which ${told("you avoid", how)}.` : null;
  }
  const found = choices.filter((choice) => satisfaction(entry, choice, rated) === 1);
  if (found.length === 0) return null;
  const words = found.map((choice) => choiceWords(entry, choice));
  return `${capitalised(and.format(words))}, as ${told("you like", how, "you insist")}.`;
}

const AVOIDED: ReadonlySet<EntryKey> = new Set(["flight.avoidAirline", "flight.avoidAircraftType", "hotel.avoidBrand"]);
const and = new Intl.ListFormat("en", { type: "conjunction" });
const or = new Intl.ListFormat("en", { type: "disjunction" });

/** How a preference came to be: said, insisted on, or only assumed. */
type How = "said" | "must" | "assumed";

function told(what: string, how: How, insisting = what): string {
  if (how === "must") return insisting;
  return how === "assumed" ? `I assumed ${what}` : what;
}

function ratingSentence(entry: EntryKey, least: number, rated: Rated, how: How): string | null {
  if (satisfaction(entry, least, rated) !== 1) return null;
  const rating = ratingOf(rated);
  return rating === null
    ? null
    : `${rating} stars; ${told(`you want at least ${least}`, how, `you insist on at least ${least}`)}.`;
}

function ratingOf({ kind, record }: Rated): number | null {
  switch (kind) {
    case "leg":
      return null;
    case "lodging":
    case "restaurant":
      return record.rating;
    case "attraction":
      return record.details?.rating ?? null;
  }
}

function neededSentence(entry: EntryKey, value: boolean, rated: Rated, how: How): string | null {
  const words = NEEDED[entry];
  if (!value || words === undefined || satisfaction(entry, value, rated) !== 1) return null;
  return `${words}, which ${told("you need", how)}.`;
}

const NEEDED: Partial<Record<EntryKey, string>> = {
  "persona.travelWithChild": "Takes children under 10",
  "persona.travelWithPets": "Takes pets",
  "persona.disability": "Accessible",
  "flight.needDisabilityAccess": "Accessible",
  "flight.needTravelInsurance": "Insurance is offered",
  "hotel.needDisabilityAccess": "Accessible",
  "restaurant.canReservations": "Takes reservations",
  "restaurant.needLiveMusic": "Live music",
  "restaurant.needDisabilityAccess": "Accessible",
  "attraction.needDisabilityAccess": "Accessible",
};

/** How a choice is told where its own words would not say what they are of; "{}" stands for the choice. */
const TOLD_AS: Partial<Record<EntryKey, string>> = {
  "persona.interest": "Suits an interest in {}",
  "flight.preferredCabin": "{} class",
  "flight.preferredRefundability": "{} fare",
  "flight.preferredFlyTime": "{} flight",
  "flight.preferredMealOptions": "{} on board",
  "hotel.preferredProximity": "Near {}",
  "hotel.preferredCancellationPolicy": "{} cancellation",
  "restaurant.preferredCuisines": "{} food",
  "restaurant.preferredSeatingOptions": "{} seating",
  "attraction.preferredDuration": "Takes {}",
  "attraction.popularity": "{} popularity",
};
const YES_OR_NO: Partial<Record<EntryKey, readonly [yes: string, no: string]>> = {
  "restaurant.petFriendly": ["Pets are welcome", "No pets"],
  "restaurant.allowSmoking": ["Smoking is allowed", "No smoking"],
  "attraction.needGuidedTours": ["Guided tours", "No guided tours"],
};

function choiceWords(entry: EntryKey, choice: string): string {
  const [yes, no] = YES_OR_NO[entry] ?? [];
  if (yes !== undefined && no !== undefined) return choice === "Yes" ? yes : no;
  const form = TOLD_AS[entry] ?? "{}";
  return form.replace("{}", form.startsWith("{}") ? choice : lowered(choice));
}

/** "1-2 hours" and "Wi-Fi" stay as they are. */
function lowered(choice: string): string {
  return /^[A-Z][a-z]/.test(choice) ? choice.slice(0, 1).toLowerCase() + choice.slice(1) : choice;
}
