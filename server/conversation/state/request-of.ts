import { preferencesOf, stenograph } from "@/server/elicitation";
import {
  demandingOnce,
  type LocalDate,
  MOST_NOTES,
  type Objective,
  objectiveSaid,
  type Reading,
  type WeightedPreference,
} from "@/server/trip";
import { toReading } from "@/server/understanding";
import type { World } from "@/server/worlds";
import type { Conversation, Known } from "./conversation";

/** What its plan is to be best at: as chosen, else as the words have it. */
export function objectiveOf({ objective, dialog }: Pick<Conversation, "objective" | "dialog">): Objective {
  return objective ?? objectiveSaid({ entries: stenograph(dialog) });
}

/**
 * What a conversation asks to be planned, or what is missing for it. Preferences that nobody said, but the level of delegation
 * leaves to the agent, are named in `assumed` by their keys.
 */
export function readingOf(
  { said, dialog, delegation, notes }: Known,
  world: World,
  today: LocalDate,
): Pick<Reading, "request" | "questions" | "objections"> {
  const { request, questions, objections } = toReading(said, world, today);
  if (request === null) return { request, questions, objections };
  // That somebody does not need a thing is no reason to plan otherwise, and so nothing that must be said was assumed.
  const learned = preferencesOf(dialog, delegation).filter(({ inferred, value }) => !inferred || value !== false);
  const preferences = learned.map(({ inferred: _inferred, ...preference }): WeightedPreference => preference);
  const inferred = learned.flatMap(({ entry, inferred: isInferred }) => (isInferred ? [entry] : []));
  return {
    request: demandingOnce({
      ...request,
      preferences,
      notes: [...notes].slice(0, MOST_NOTES),
      assumed: [...request.assumed, ...inferred],
    }),
    questions,
    objections,
  };
}
