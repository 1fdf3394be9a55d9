import { getServices } from "../../services";
import type { Due } from "../conversation/conversation";
import type { OpenedConversation } from "../conversation/read-conversation";
import { answerInTalk } from "./answer-in-talk";
import { answerOverPlan } from "./answer-over-plan";
import type { Answer } from "./reply";

/** The answer to what is due: in the talk before a plan the next question, over a plan what becomes of a wish. */
export async function answer(opened: OpenedConversation, due: Due): Promise<Answer> {
  const { reader } = await getServices();
  const trip = opened.conversation.planned !== null ? await reader.read(opened.id) : null;
  return trip?.plan ? answerOverPlan({ ...opened, trip, plan: trip.plan }, due) : answerInTalk(opened, due);
}
