import type { EntryKey } from "@/server/trip";
import { fieldName } from "@/server/views";
import { bodyOf } from "../prompt-text";
import type { ReceivedPrompt, ScriptedReply, Skill } from "../skill";
import { cheapestFlight } from "../trip/cheapest-flight";
import { askedDays, nativeCalls, nextSearch } from "../trip/days";
import { rowsIn } from "../trip/rows";
import { planText } from "../trip/write-days";

const TO_PLAN: readonly EntryKey[] = ["persona.budget"];
const TO_KNOW: readonly EntryKey[] = [
  ...(["persona.budget", "hotel.ratings", "hotel.preferredBrand", "flight.preferredCabin"] as const),
  ...(["restaurant.preferredCuisines", "attraction.preferredType"] as const),
];

/** Acts in an episode of the environment: asks down a list, looks up what each day needs, and hands in the cheapest of all of it. */
const act: Skill = async (prompt) => {
  const wantsPlan = prompt.tools.includes("propose_itinerary");
  const question = prompt.tools.includes("say") ? nextQuestion(prompt, wantsPlan ? TO_PLAN : TO_KNOW) : null;
  if (question !== null) return question;
  if (!wantsPlan) return calling("That is enough to know.", "finish", {});
  const small = cheapestFlight(prompt);
  if (small !== null) return calling(`The task needs ${small.tool}.`, small.tool, small.input);
  const search = await nextSearch(prompt, nativeCalls(prompt));
  if (search !== undefined) return calling(`The trip needs ${search.tool}.`, search.tool, search.input);
  const plan = planText(await askedDays(prompt), rowsIn(bodyOf(prompt)));
  return calling("That is the plan.", "propose_itinerary", { plan });
};

/** Asks the next entry of the list; null once all were asked. */
function nextQuestion({ messages }: ReceivedPrompt, list: readonly EntryKey[]): ScriptedReply | null {
  const asked = messages.filter((message) => message.role === "tool" && message.tool === "say");
  const entry = list[asked.length];
  if (entry === undefined) return null;
  return calling("", "say", { text: `What about "${fieldName(entry)}"?`, about: entry });
}

function calling(text: string, tool: string, input: Readonly<Record<string, unknown>>): ScriptedReply {
  return { text, toolCalls: [{ tool, input }] };
}

export const rolloutSkills = { "rollouts/act": act } satisfies Record<string, Skill>;
