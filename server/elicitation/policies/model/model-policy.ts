import { ASKABLE_ENTRIES } from "@/server/trip";
import { askFor, type ByModel, fellBack } from "../../by-model/by-model";
import { isOpenFor } from "../../dialog/dialog";
import type { AskingPolicy, QuestionPolicy } from "../policy";
import { nextQuestionPrompt, type PromptingStyle } from "./prompts";
import { readReply } from "./read-reply";

/**
 * Asks by a language model, role "agent" (APEC-Travel, appendix A.6). A reply of no use, about a field that is not open or of another form, is
 * recorded, and `fallback` asks in its place.
 */
export function modelPolicy(by: ByModel, style: PromptingStyle, fallback: QuestionPolicy): AskingPolicy {
  return {
    name: style === "plain" ? "model-plain" : "model",
    async next(belief, dialog, delegation) {
      const instead = (why: string) => {
        fellBack(by, `The agent's reply was of no use: ${why}. ${fallback.name} asked in its place.`);
        return fallback.next(belief, dialog, delegation);
      };
      const written = await askFor(by, "agent", nextQuestionPrompt(dialog.turns, style));
      if (written === null) return instead("the model gave none");
      const reply = readReply(written);
      if (reply.kind === "done") return "done";
      if (reply.kind === "unusable") return instead(reply.why);
      const { entry, text, reason } = reply;
      if (!ASKABLE_ENTRIES.includes(entry)) return instead(`${entry} cannot be asked`);
      if (!isOpenFor(dialog, entry)) return instead(`${entry} was asked or said before`);
      return { entry, reason, text };
    },
  };
}
