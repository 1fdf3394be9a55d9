import { askFor, type ByModel, recordUnusable } from "../../by-model/by-model";
import type { AskingPolicy, QuestionPolicy } from "../policy";
import { nextQuestionPrompt, type PromptingStyle } from "./prompts";
import { readReply } from "./read-reply";

/**
 * Asks by a language model, role "agent" (APEC-Travel, appendix A.6). What it asks is put to the traveler, be it senseless or asked before,
 * and whether a vague answer is followed up is its own decision. A reply that is no question about one field is recorded, and put to the
 * traveler as a remark; only with `by.fallback` does `instead` ask in its place.
 */
export function modelPolicy(by: ByModel, style: PromptingStyle, instead: QuestionPolicy): AskingPolicy {
  return {
    name: style === "plain" ? "model-plain" : "model",
    async next(belief, dialog, delegation) {
      const written = await askFor(by, "agent", nextQuestionPrompt(dialog.turns, style));
      const reply = readReply(written ?? "");
      if (reply.kind === "done") return "done";
      if (reply.kind === "question") return { entry: reply.entry, reason: reply.reason, text: reply.text };
      const why = written === null ? "the model gave none" : reply.why;
      recordUnusable(by, { part: "agent", why: `The agent's reply was of no use: ${why}.`, instead: instead.name });
      return by.fallback ? instead.next(belief, dialog, delegation) : { remark: reply.said };
    },
  };
}
