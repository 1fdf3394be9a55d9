import {
  type PromptFile,
  type PromptOfFile,
  type PromptPart,
  partFile,
  promptFile,
  promptOf,
  promptPart,
  STRUCTURED_PROMPTS,
} from "@/server/models";
import type { Persona } from "@/server/personas";
import { ASKABLE_ENTRIES, type EntryKey, PREFERENCE_ENTRIES, preferenceEntry } from "@/server/trip";
import { type DialogTurn, dialogText, fieldName } from "@/server/views";
import type { SimulatedTrip } from "../traveler";

// The traveler's part in APEC-Travel, appendices A.2 and A.3. These and the seed dialog's are the only prompts that hold a persona.
const PERSONA = partFile("elicitation/simulator/model/persona", [
  ...(["facts", "critical", "factor", "travelStyle", "job"] as const),
  ...(["days", "origin", "destinations", "startDate", "people"] as const),
]);
const OPEN = promptFile("elicitation/simulator/model/open", ["persona"]);
const ANSWER = promptFile("elicitation/simulator/model/answer", ["persona", "field", "dialog"]);
const ANSWER_VAGUELY = promptFile("elicitation/simulator/model/answer-vaguely", ["persona", "field", "dialog"]);
const REACT = promptFile("elicitation/simulator/model/react", ["persona", "dialog"]);
const RANK = promptFile("elicitation/simulator/model/rank", [
  ...(["age", "job", "education", "maritalStatus", "disability", "travelStyle", "factor", "fields"] as const),
]);

export const TRAVELER_PROMPTS: readonly PromptFile[] = [PERSONA, OPEN, ANSWER, ANSWER_VAGUELY, REACT];
export const RANKING_PROMPTS: readonly PromptFile[] = [RANK, ...STRUCTURED_PROMPTS];

export function openingPrompt(persona: Persona, trip: SimulatedTrip): PromptOfFile {
  return promptOf(OPEN, { persona: personaPart(persona, trip) }, { maxTokens: 400 });
}

/** Asks for the answer to the last turn, a question about `entry`. */
export function answerPrompt(
  persona: Persona,
  trip: SimulatedTrip,
  turns: readonly DialogTurn[],
  entry: EntryKey,
  isVague: boolean,
): PromptOfFile {
  const values = {
    persona: personaPart(persona, trip),
    field: fieldName(entry),
    dialog: dialogText(turns, { own: false }),
  };
  return promptOf(isVague ? ANSWER_VAGUELY : ANSWER, values, { stop: ["\nTravel Agent"], maxTokens: 300 });
}

/** Asks for what is said to the last turn, which asks for nothing. */
export function reactionPrompt(persona: Persona, trip: SimulatedTrip, turns: readonly DialogTurn[]): PromptOfFile {
  const values = { persona: personaPart(persona, trip), dialog: dialogText(turns, { own: false }) };
  return promptOf(REACT, values, { stop: ["\nTravel Agent"], maxTokens: 100 });
}

/** Asks which fields matter most to a traveler (appendix A.2). */
export function rankingPrompt({ entries, factor }: Persona): PromptOfFile {
  const fact = (entry: EntryKey) => String(entries[entry]);
  const values = {
    age: fact("persona.age"),
    job: fact("persona.job"),
    education: fact("persona.education"),
    maritalStatus: fact("persona.maritalStatus"),
    disability: entries["persona.disability"] === true ? "a disability" : "no disability",
    travelStyle: fact("persona.travelStyle"),
    factor,
    fields: ASKABLE_ENTRIES.map((entry) => `${fieldName(entry)} (${preferenceEntry(entry).kind})`).join("\n"),
  };
  return promptOf(RANK, values, { maxTokens: 1000 });
}

function personaPart({ entries, critical, factor }: Persona, trip: SimulatedTrip): PromptPart {
  return promptPart(PERSONA, {
    facts: PREFERENCE_ENTRIES.map(({ key }) => `${fieldName(key)} = ${String(entries[key])}`).join("\n"),
    critical: critical.map(fieldName).join("; "),
    factor,
    travelStyle: String(entries["persona.travelStyle"]),
    job: String(entries["persona.job"]),
    days: String(trip.days),
    origin: trip.origin,
    destinations: trip.destinations.join(", then "),
    startDate: trip.startDate,
    people: String(trip.people),
  });
}
