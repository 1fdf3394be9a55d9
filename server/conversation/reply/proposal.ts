import { listed } from "@/server/trip";
import { mainTurn, proposalAnswer } from "@/server/understanding";
import type { TripView } from "@/server/views";
import type { World } from "@/server/worlds";
import { dropEvents, turnedDown } from "../plan/drop-events";
import type { Conversation } from "../state/conversation";
import { type Answer, telling } from "./reply";

/** The answer to "take it" and "leave it", where another plan is next to the current one; null: the words are about something else. */
export function answerToProposal(trip: TripView, text: string, world: World): Answer | null {
  const { proposal } = trip;
  const answer = proposalAnswer(text);
  if (proposal === null)
    return answer === "accepts" && mainTurn(text) === null ? telling("There's no other plan to apply.") : null;
  if (answer === "rejects") return telling(leftSentence(trip), dropEvents(trip, world));
  if (proposal.kind !== "plan" || answer === null) return null;
  const { number } = proposal.version;
  return telling('Done: this is your plan now. Say "undo that" to go back.', [
    { type: "versionChosen", version: number, how: "accepted" },
  ]);
}

function leftSentence({ plan, proposal }: TripView): string {
  const excluded = plan === null || proposal?.kind !== "plan" ? [] : turnedDown(plan, proposal.version);
  if (excluded.length === 0) return "OK, your plan stays the same.";
  const names = listed(excluded.map(({ name }) => name));
  return `OK, your plan stays the same. I won't suggest ${names} again; say "undo that" to allow it.`;
}

/**
 * "Undo that": what is being looked for is not, what is proposed is left, what was noted last is no note, else the plan is the one before the
 * last change again.
 */
export function undoOverPlan(
  { search, proposal, history }: TripView,
  { notesBefore }: Pick<Conversation, "notesBefore">,
): Answer {
  if (search !== null) {
    const text = "I've stopped looking. Your plan stays the same.";
    return { ...telling(text, [{ type: "replanCancelled" }]), follow: { kind: "cancelSearch" } };
  }
  if (proposal !== null) return telling("OK, your plan stays the same.", [{ type: "proposalRejected" }]);
  if (notesBefore !== null)
    return telling("Undone: I no longer keep that as a note.", [{ type: "notesChanged", notes: [...notesBefore] }]);
  if (history.undo === null) return telling("There's nothing to undo: the plan is as I made it.");
  return telling("Undone: the plan is back to what it was before the last change.", [
    { type: "versionChosen", version: history.undo, how: "undone" },
  ]);
}
