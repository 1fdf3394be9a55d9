import type { EventType } from "@/server/episodes";

/** What events are filtered by, in the order shown. */
export const EVENT_GROUPS = [
  "words",
  "thoughts",
  "models",
  "tools",
  "knowledge",
  "plans",
  "verdicts",
  "spans",
] as const;
export type EventGroup = (typeof EVENT_GROUPS)[number];

export const GROUP_NAMES: Record<EventGroup, string> = {
  words: "Words",
  thoughts: "Thoughts",
  models: "Model calls",
  tools: "Tools",
  knowledge: "What is known",
  plans: "Plans",
  verdicts: "Verdicts",
  spans: "Agents and steps",
};

/** Every type of event: its name for people, and its group. */
export const EVENT_KINDS: Record<EventType, { readonly name: string; readonly group: EventGroup }> = {
  task: { name: "Task", group: "words" },
  said: { name: "Said", group: "words" },
  asked: { name: "Asked", group: "words" },
  understood: { name: "Understood", group: "words" },
  replyStopped: { name: "Reply stopped", group: "words" },
  delegated: { name: "Delegated", group: "words" },
  consented: { name: "Consent", group: "words" },
  branched: { name: "Branched", group: "words" },
  named: { name: "Named", group: "words" },
  thought: { name: "Thought", group: "thoughts" },
  skillStored: { name: "Skill stored", group: "knowledge" },
  modelCalled: { name: "Model called", group: "models" },
  modelReplaced: { name: "Model replaced", group: "models" },
  toolCalled: { name: "Tool called", group: "tools" },
  toolAnswered: { name: "Tool answered", group: "tools" },
  entrySet: { name: "Entry set", group: "knowledge" },
  rememberedDeclined: { name: "Remembered declined", group: "knowledge" },
  tripEdited: { name: "Trip edited", group: "knowledge" },
  preferenceLearned: { name: "Preference learned", group: "knowledge" },
  requestChanged: { name: "Request", group: "knowledge" },
  notesChanged: { name: "Notes", group: "knowledge" },
  edited: { name: "Edited by hand", group: "plans" },
  replanAsked: { name: "Re-plan requested", group: "plans" },
  replanCancelled: { name: "Re-plan cancelled", group: "plans" },
  planProposed: { name: "Plan proposed", group: "plans" },
  planWritten: { name: "Plan written", group: "plans" },
  versionChosen: { name: "Version chosen", group: "plans" },
  proposalRejected: { name: "Proposal rejected", group: "plans" },
  booked: { name: "Booked", group: "plans" },
  planVerified: { name: "Plan verified", group: "verdicts" },
  noPlanFound: { name: "No plan", group: "verdicts" },
  scored: { name: "Scored", group: "verdicts" },
  failureFound: { name: "Failure", group: "verdicts" },
  error: { name: "Error", group: "verdicts" },
  ended: { name: "Ended", group: "verdicts" },
  spanBegan: { name: "Began", group: "spans" },
  spanEnded: { name: "Ended", group: "spans" },
};
