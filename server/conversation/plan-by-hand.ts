import { ProblemError, type TripRequest } from "@/server/trip";
import type { TripView } from "@/server/views";
import { replanEvents } from "./plan/replan-events";
import { assumptionsSentence } from "./reply/assumptions";
import { changedRequest } from "./reply/changed-request";
import { type Answer, eventsOf, planningEvent } from "./reply/reply";
import { tripQuestions } from "./reply/trip-questions";
import type { OpenedConversation } from "./state/opened-conversation";
import { readingOf } from "./state/request-of";

/**
 * The answer to "plan" pressed: what is known is planned, with what that assumes; over a plan, what was said since, as a proposal.
 * Throws ProblemError while something is missing, nothing was said since, or its dates have passed.
 */
export function planByHand(opened: OpenedConversation, trip: TripView | null): Answer {
  if (trip?.plan) return planAnew(opened, trip, trip.plan);
  const request = requestOf(opened);
  const text = ["Planning now…", assumptionsSentence(request)].filter((each) => each !== "").join(" ");
  const events = [...eventsOf({ text, question: null }), planningEvent(request, opened.conversation)];
  return { text, events, follow: { kind: "plan", request } };
}

function planAnew(opened: OpenedConversation, trip: TripView, plan: NonNullable<TripView["plan"]>): Answer {
  const { conversation } = opened;
  const before = conversation.planned ?? conversation;
  const request = changedRequest(plan.request, before, conversation, opened);
  if (request === null) {
    const message = "Nothing has changed since this was planned. Tell me what should be different.";
    throw new ProblemError({ code: "bad_input", message });
  }
  const replan = { base: plan.number, request, changes: ["what is known now"] };
  return { text: "", events: replanEvents(trip, replan, opened), follow: { kind: "replan" } };
}

function requestOf({ conversation, world, today }: OpenedConversation): TripRequest {
  const reading = readingOf(conversation, world, today);
  if (reading.request !== null) return reading.request;
  const [missing] = tripQuestions(conversation, reading);
  const message = missing?.text ?? "Something about the trip is still missing.";
  throw new ProblemError({ code: "bad_input", message, where: { field: missing?.field ?? "request" } });
}
