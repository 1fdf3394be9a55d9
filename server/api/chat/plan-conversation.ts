import { ProblemError, type TripView } from "@/server/trip";
import { getServices } from "../services";
import { replanTrip } from "../trips/replan-trip";
import { beginPlanning, planningEvent } from "./begin-planning";
import { changeConversation } from "./change-conversation";
import { type OpenedConversation, openConversation } from "./conversation/read-conversation";
import { readingOf } from "./conversation/request-of";
import { assumptionsSentence } from "./reply/assumptions";
import { changedRequest } from "./reply/changed-request";
import { eventsOf } from "./reply/reply";
import { tripQuestions } from "./reply/trip-questions";

/**
 * Begins to plan what the conversation knows, and says what that assumes; over a plan, what was said since, as a proposal.
 * Throws ProblemError while something is missing, nothing changed, or too many trips wait.
 */
export async function planConversation(id: string): Promise<{ id: string }> {
  const { planning, reader, replies } = await getServices();
  const opened = await openConversation(id);
  const trip = opened.conversation.planned === null ? null : await reader.read(id);
  if (trip?.plan) return planAnew(opened, trip, trip.plan);
  if (trip?.status === "planning") return { id };
  planning.assertRoom();
  await replies.stop(id);
  const request = requestOf(opened);
  await changeConversation(id, () => {
    const text = ["I plan it now.", assumptionsSentence(request)].filter((each) => each !== "").join(" ");
    return [...eventsOf({ text, question: null }), planningEvent(request)];
  });
  await beginPlanning(id, request);
  return { id };
}

async function planAnew(
  opened: OpenedConversation,
  { id }: TripView,
  plan: NonNullable<TripView["plan"]>,
): Promise<{ id: string }> {
  const { conversation } = opened;
  const before = conversation.planned ?? conversation;
  const request = changedRequest(plan.request, before, conversation, opened);
  if (request === null) {
    const message = "Nothing was said since this was planned. Say what shall be different.";
    throw new ProblemError({ code: "bad_input", message });
  }
  await replanTrip(id, plan.number, request, ["what is known now"]);
  return { id };
}

function requestOf({ conversation, world, today }: OpenedConversation) {
  const reading = readingOf(conversation, world, today);
  if (reading.request !== null) return reading.request;
  const [missing] = tripQuestions(conversation, reading);
  const message = missing?.text ?? "Something about the trip is still missing.";
  throw new ProblemError({ code: "bad_input", message, where: { field: missing?.field ?? "request" } });
}
