import type { Persona } from "@/server/personas";
import { ASKABLE_ENTRIES, type EntryKey } from "@/server/trip";
import type { SimulatedTrip } from "../traveler";
import type { Draw } from "./draw";
import { isWorthMentioning, mentionText } from "./speaking";
import { paragraph } from "./voice/sentence";
import { itineraryTexts } from "./wording/itinerary";
import { GREETINGS, INTERESTS, PARTINGS, STYLES } from "./wording/opening-words";

/** How many of the critical entries the first words may give away. */
const CRITICAL_AT_MOST = 2;
/** How often the style of travel, and what the traveller likes doing, are told. */
const TELLS_STYLE = 0.85;
const TELLS_INTEREST = 0.4;
/** Among how many of the most important entries the traveller picks what it says at once. */
const FOREMOST = 5;
/** How often a wish that is not critical comes up too. */
const TELLS_OTHER = 0.35;

const PARTY: readonly EntryKey[] = ["persona.travelWithChild", "persona.travelWithPets"];

/**
 * The first words (APEC-Travel, appendix A.3, rule 3): the trip, who comes, the style of travel and few wishes; neither age nor
 * job, education or marital status.
 */
export function openingWords(persona: Persona, trip: SimulatedTrip, draw: Draw): string {
  const style = STYLES[String(persona.entries["persona.travelStyle"])] ?? [];
  const interest = INTERESTS[String(persona.entries["persona.interest"])] ?? [];
  const sentences = [
    draw.pick(GREETINGS),
    draw.pick(itineraryTexts(trip)),
    ...openingWishes(persona, draw).map((entry) => mentionText(entry, persona.entries[entry], draw)),
    ...(draw.chance(TELLS_STYLE) ? [draw.pick(style)] : []),
    ...(draw.chance(TELLS_INTEREST) ? [draw.pick(interest)] : []),
    draw.pick(PARTINGS),
  ];
  return paragraph(sentences.filter((sentence) => sentence !== null));
}

/** What the first words say of the entries: who comes along first, then wishes; at most two of them critical. */
function openingWishes(persona: Persona, draw: Draw): readonly EntryKey[] {
  const critical = new Set(persona.critical);
  const isOther = (entry: EntryKey) => !critical.has(entry) && isWorthMentioning(persona.entries[entry]);
  const others = ASKABLE_ENTRIES.filter(isOther);
  const candidates = [
    ...PARTY,
    ...shuffled(persona.critical.slice(0, FOREMOST), draw),
    ...(draw.chance(TELLS_OTHER) && others.length > 0 ? [draw.pick(others)] : []),
  ];
  const told: EntryKey[] = [];
  for (const entry of new Set(candidates)) {
    const isFull = told.filter((other) => critical.has(other)).length >= CRITICAL_AT_MOST;
    if (!(critical.has(entry) && isFull) && isWorthMentioning(persona.entries[entry])) told.push(entry);
  }
  return told;
}

function shuffled(entries: readonly EntryKey[], draw: Draw): readonly EntryKey[] {
  const order = entries.map((entry) => ({ entry, position: draw.fraction() }));
  return order.toSorted((one, other) => one.position - other.position).map(({ entry }) => entry);
}
