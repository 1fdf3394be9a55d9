import { preferencesOf, stenograph } from "@/server/elicitation";
import {
  demandingOnce,
  type LocalDate,
  MOST_NOTES,
  type Objective,
  objectiveSaid,
  onceForEach,
  type Reading,
  type WeightedPreference,
} from "@/server/trip";
import { toReading } from "@/server/understanding";
import type { World } from "@/server/worlds";
import type { Conversation, Known } from "./conversation";
import { withDecided } from "./decided";

/** What its plan is to be best at: as chosen, else as the words have it. */
export function objectiveOf({ objective, dialog }: Pick<Conversation, "objective" | "dialog">): Objective {
  return objective ?? objectiveSaid({ entries: stenograph(dialog) });
}

/**
 * What a conversation asks to be planned, or what is missing for it. Fields that are left to the agent are named in `assumed`, and
 * preferences that nobody said, but the level of delegation leaves to the agent, by their keys.
 */
export function readingOf(known: Known, world: World, today: LocalDate): Reading {
  const readings = readingsOf(known);
  const found = readings.find((each) => each.world === world && each.today === today);
  if (found !== undefined) return found.reading;
  const reading = read(known, world, today);
  readings.push({ world, today, reading });
  return reading;
}

/** A message is answered and its page shown from the same few states, each of which is asked for its reading many times. */
const readingsOf = onceForEach((_: Known): { world: World; today: LocalDate; reading: Reading }[] => []);

function read({ said, dialog, delegation, notes, left }: Known, world: World, today: LocalDate): Reading {
  const decided = withDecided(said, left, world, today);
  const reading = toReading(decided.said, world, today);
  const { request } = reading;
  if (request === null) return reading;
  // That someone does not need a thing is no reason to plan otherwise, and so nothing that must be said was assumed.
  const learned = preferencesOf(dialog, delegation).filter(({ inferred, value }) => !inferred || value !== false);
  const preferences = learned.map(({ inferred: _inferred, ...preference }): WeightedPreference => preference);
  const inferred = learned.flatMap(({ entry, inferred: isInferred }) => (isInferred ? [entry] : []));
  return {
    ...reading,
    request: demandingOnce({
      ...request,
      preferences,
      notes: [...request.notes, ...notes].slice(0, MOST_NOTES),
      assumed: [...request.assumed, ...decided.assumed, ...inferred],
    }),
  };
}
