import type { Prompt } from "@/server/models";
import type { Persona } from "@/server/personas";
import {
  ASKABLE_ENTRIES,
  type DialogTurn,
  dialogText,
  type EntryKey,
  fieldName,
  PREFERENCE_ENTRIES,
  preferenceEntry,
} from "@/server/trip";
import type { SimulatedTrip } from "../traveler";

/** The traveller's part in APEC-Travel, appendix A.3. These are the only prompts that hold a persona. */
function whoYouAre({ entries, critical, factor }: Persona, trip: SimulatedTrip): string {
  const facts = PREFERENCE_ENTRIES.map(({ key }) => `${fieldName(key)} = ${String(entries[key])}`);
  const { origin, destinations, startDate, days, people } = trip;
  return `You are a traveler who talks to a travel agent. This is who you are and what you want; the agent cannot see it:
${facts.join("\n")}
Most important to you, in this order: ${critical.map(fieldName).join("; ")}
You care most about: ${factor}
Your trip: ${days} days from ${origin} to ${destinations.join(", then ")}, beginning on ${startDate}, ${people} in all.

Your style of travel is ${String(entries["persona.travelStyle"])}, and you talk like a ${String(entries["persona.job"])}; never say so.`;
}

const OPENING = `Write your first words to the agent, in two to five sentences: the trip, as in "Day 1, we will travel from Riverton to Lakeside" with its date and how many you are; whether a child or a pet comes along; how you like to travel; and at most two wishes. Never tell your age, job, education or marital status. Write the words alone.`;

const ANSWERING = `Answer the agent's last question in one or two sentences, in line with who you are. Answer what was asked and volunteer nothing else. Never tell your age, job, education or marital status. Write the words alone.`;
const VAGUELY = `This time you have not made up your mind: answer without settling it, and name no value.`;

export function openingPrompt(persona: Persona, trip: SimulatedTrip): Prompt {
  return {
    messages: [
      { role: "system", content: whoYouAre(persona, trip) },
      { role: "user", content: OPENING },
    ],
    maxTokens: 400,
  };
}

/** Asks for the answer to the last turn, a question about `entry`. */
export function answerPrompt(
  persona: Persona,
  trip: SimulatedTrip,
  turns: readonly DialogTurn[],
  entry: EntryKey,
  isVague: boolean,
): Prompt {
  const how = [ANSWERING, ...(isVague ? [VAGUELY] : [])].join(" ");
  return {
    messages: [
      { role: "system", content: whoYouAre(persona, trip) },
      {
        role: "user",
        content: `${how}\nThe last question is about the field ${fieldName(entry)}.\n\n${dialogText(turns, { own: false })}\nTraveler:`,
      },
    ],
    stop: ["\nTravel Agent"],
    maxTokens: 300,
  };
}

/** Asks which fields matter most to a traveller (appendix A.2). */
export function rankingPrompt({ entries, factor }: Persona): Prompt {
  const fact = (entry: EntryKey) => String(entries[entry]);
  const disability = entries["persona.disability"] === true ? "a disability" : "no disability";
  const content = `You are a travel expert and know from who travelers are what they want. A traveler is a ${fact("persona.age")}-year-old ${fact("persona.job")} with the education "${fact("persona.education")}", marital status ${fact("persona.maritalStatus")}, ${disability}, and the travel style ${fact("persona.travelStyle")}. This traveler is most concerned about: ${factor}.
Rank these fields by how important they are to this traveler:
${ASKABLE_ENTRIES.map((entry) => `${fieldName(entry)} (${preferenceEntry(entry).kind})`).join("\n")}

Answer with one JSON object and nothing else, from the rank to the field as it stands above, without what is in brackets: {"1": "…", "2": "…"}. The first eleven are enough.`;
  return { messages: [{ role: "user", content }], maxTokens: 1000 };
}
