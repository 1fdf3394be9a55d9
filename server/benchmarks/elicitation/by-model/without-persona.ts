import type { ByModelEvent } from "@/server/elicitation";

const LEFT_OUT = "Left out: this prompt holds the hidden persona.";

/** An event as an episode may keep it: prompts of the role "traveler" hold the persona, and are not kept, nor answers that are no words of the dialog. */
export function withoutPersona(event: ByModelEvent): ByModelEvent {
  if (event.type !== "modelCalled" || event.role !== "traveler") return event;
  // Thoughts weigh the persona.
  const { reasoning: _, ...kept } = event;
  return {
    ...kept,
    messages: [{ role: "system", content: LEFT_OUT }],
    answer: event.answer === null ? null : { ...event.answer, text: "" },
  };
}
