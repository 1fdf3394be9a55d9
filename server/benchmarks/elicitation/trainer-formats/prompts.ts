import type { SimulatedTrip } from "@/server/elicitation/simulator";
import type { Persona } from "@/server/personas";
import { ASKABLE_ENTRIES, type EntryKey, NO_PREFERENCE, PREFERENCE_ENTRIES, preferenceEntry } from "@/server/trip";
import { fieldName } from "@/server/views";

/** What each party is told before the dialog, after the roles of APEC-Travel (section 3.3, appendices A.3 and A.6). */

export const AGENT_PROMPT = [
  "You are a travel agent. A traveler tells you a little of a trip; find out what decides it with few questions.",
  "Each question is about one of these fields:",
  ASKABLE_ENTRIES.map(fieldName).join("; "),
  "Begin with what probably matters most to this traveler. Never ask what was said already, and ask once more when an answer is vague.",
  "Before a question you may think to yourself between [Think]: and [End Think]; the traveler does not hear it.",
  "When another question would cost more than it brings, thank the traveler and end with [Done].",
].join("\n");

/** The only prompt that holds a persona. */
export function travelerPrompt({ entries, critical, factor }: Persona, trip: SimulatedTrip): string {
  const wishes = PREFERENCE_ENTRIES.map(({ key }) => `${key}: ${String(entries[key])}`);
  return [
    "You are a traveler who talks to a travel agent. Stay true to who you are and what you want:",
    ...wishes,
    `Most important to you, in this order: ${critical.join(", ")}. You care most about: ${factor.toLowerCase()}.`,
    `Your trip: ${trip.days} days from ${trip.origin} to ${trip.destinations.join(", ")}, beginning on ${trip.startDate}, ${trip.people} in all.`,
    "First describe the trip, how you travel and a few wishes, but neither your age nor your job, education or marital status.",
    "Then answer what you are asked and nothing else.",
  ].join("\n");
}

const UNITS = { stars: "stars, at least", dollars: "USD, whole trip", years: "years" } as const;

export const STENOGRAPHER_PROMPT = [
  "You read a dialog between a travel agent and a traveler. Write down what the traveler stated or implied, as one JSON object",
  'with exactly these keys. What was neither stated nor implied is "UNKNOWN"; never guess.',
  ...PREFERENCE_ENTRIES.map(({ key }) => `${key}: ${possibleValues(key)}`),
].join("\n");

function possibleValues(key: EntryKey): string {
  const entry = preferenceEntry(key);
  if (entry.kind === "boolean") return "true or false";
  if (entry.kind === "choice") return (entry.choices ?? [NO_PREFERENCE]).join(" | ");
  return `a whole number from ${entry.range[0]} to ${entry.range[1]} (${UNITS[entry.measure]})`;
}
