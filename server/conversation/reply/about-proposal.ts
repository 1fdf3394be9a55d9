import type { TripView } from "@/server/trip";
import { type Answer, telling } from "./reply";

const AGREEING = "(?:(?:yes|yeah|ok(?:ay)?|sure|great|perfect|good|fine|please)[ ,.!]+)*";
/** "Keep it" may mean the plan that stands as well as the other one, so it takes nothing. */
const TAKE = new RegExp(
  `^\\W*${AGREEING}(?:(?:i(?:['’]ll| will) |let['’]?s |please )?(?:take|accept|do|go (?:ahead|for it|with)|use)(?: (?:it|that|this|the (?:new|other) (?:one|plan)))?|yes(?: please)?|sounds (?:good|great)|ok(?:ay)?|perfect)\\W*$`,
  "i",
);
const POLITE = "(?:ok(?:ay)?|sure|great|perfect|good|fine|please|no|nope|thanks|thank you)";
const AS_IT_IS = "(?:mine|the old (?:one|plan)|(?:(?:it|this|that) )?as (?:it )?(?:is|was))";
const LEAVE = new RegExp(
  `^\\W*(?:(?:(?:yes|yeah|${POLITE})[ ,.!]+)*(?:(?:leave|drop|reject|forget|discard) (?:it|that|this)|no|nope|rather not|keep ${AS_IT_IS})|no(?:pe)?\\b[ ,.!]*(?:${POLITE}[ ,.!]+)*(?:${POLITE}|keep (?:it|this|that)))\\W*$`,
  "i",
);

/** The answer to "take it" and "leave it", where another plan lies beside the one that stands; null: the words are about something else. */
export function answerToProposal({ proposal }: TripView, text: string): Answer | null {
  if (proposal === null) return /^\W*take it\W*$/i.test(text) ? telling("There is no other plan to take.") : null;
  if (LEAVE.test(text)) return telling("Left. Your plan stays as it is.", [{ type: "proposalDropped" }]);
  if (proposal.kind !== "plan" || !TAKE.test(text)) return null;
  const { number } = proposal.version;
  return telling('Taken: this is your plan now. Say "undo that" to go back.', [
    { type: "versionChosen", version: number, how: "taken" },
  ]);
}

/** "Undo that": what is being looked for is not, what is proposed is left, else the plan is the one before the last change again. */
export function undoOverPlan({ search, proposal, history }: TripView): Answer {
  if (search !== null) {
    const text = "I have stopped looking. Your plan stays as it is.";
    return { ...telling(text, [{ type: "replanCancelled" }]), follow: { kind: "cancelSearch" } };
  }
  if (proposal !== null) return telling("Left. Your plan stays as it is.", [{ type: "proposalDropped" }]);
  if (history.undo === null) return telling("There is nothing to undo: the plan is as I made it.");
  return telling("Undone: the plan is as it was before the last change.", [
    { type: "versionChosen", version: history.undo, how: "undone" },
  ]);
}
