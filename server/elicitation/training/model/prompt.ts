import type { Prompt } from "@/server/models";
import type { Persona } from "@/server/personas";
import { fieldName, PREFERENCE_ENTRIES } from "@/server/trip";
import type { SimulatedTrip } from "../../simulator";

const TASK = `You write conversations between a travel agent and a traveler. Write one whole conversation, from the traveler's first words to the end, without asking anything back.

The agent knows nothing of the traveler in the beginning. It finds out the critical fields, in their order, and then others that what was said makes worth asking. The traveler answers from the facts below, which the agent cannot see.

1) The traveler begins and describes the trip ("Day 1, we will travel from Riverton to Lakeside") and some wishes, but never age, job, education or marital status.
2) Each question is about exactly one field, and none is asked twice. The traveler answers what was asked and volunteers nothing else, clearly and in detail.
3) Before each question the agent thinks to itself; the thought never tells what the agent cannot know.
4) Write more than ten questions. The agent is professional, proactive and helpful.
5) The last line is "Travel Agent: Thank you for the information [Done]".

Write lines of these four kinds and nothing else; the thought and the field come before each question:
Traveler: what the traveler says
Travel Agent [Think]: the thought
Travel Agent [Field]: the field, as it stands below
Travel Agent: the question`;

/** Asks for a whole seed dialog (APEC-Travel, appendix A.3). It holds the persona. */
export function seedDialogPrompt({ entries, critical }: Persona, trip: SimulatedTrip): Prompt {
  const facts = PREFERENCE_ENTRIES.map(({ key }) => `${fieldName(key)} = ${String(entries[key])}`);
  const { origin, destinations, startDate, days, people } = trip;
  const content = [
    `The traveler's facts:\n${facts.join("\n")}`,
    `Critical fields, in their order: ${critical.map(fieldName).join("; ")}`,
    `The trip: ${days} days from ${origin} to ${destinations.join(", then ")}, beginning on ${startDate}, ${people} in all.`,
    `The traveler's style of travel is ${String(entries["persona.travelStyle"])}, and the traveler talks like a ${String(entries["persona.job"])}.`,
  ];
  return {
    messages: [
      { role: "system", content: TASK },
      { role: "user", content: content.join("\n\n") },
    ],
    maxTokens: 6000,
  };
}
