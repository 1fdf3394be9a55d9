import type { PromptOfFile } from "@/server/models";
import type { Persona } from "@/server/personas";
import type { DialogTurn } from "@/server/views";
import { askFor, type ByModel, recordUnusable } from "../../by-model/by-model";
import { Draws } from "../../draws";
import { SIMULATORS } from "../simulators";
import type { SimulatedTrip, TalkingTraveler, TravelerHabits } from "../traveler";
import { answerPrompt, openingPrompt, reactionPrompt } from "./prompts";

const LONGEST_ANSWER = 1000;

/**
 * A traveler whose words a language model writes, role "traveler", from the hidden persona (APEC-Travel, appendix A.3). Which first answers
 * are vague is drawn as for the main simulator, and the model is asked for one. A reply of no use is recorded, and what there is of it is
 * said, be it nothing; only with `by.fallback` does the main simulator's traveler speak in its place.
 */
export function createModelTraveler(
  by: ByModel,
  persona: Persona,
  trip: SimulatedTrip,
  habits: TravelerHabits,
): TalkingTraveler {
  const instead = SIMULATORS.main(persona, trip, habits);
  const draws = new Draws(habits.seed, `model/${persona.id}`);
  const turns: DialogTurn[] = [];
  const say = async (prompt: PromptOfFile, byRules: () => string): Promise<string> => {
    const words = spoken((await askFor(by, "traveler", prompt)) ?? "");
    const isUsable = words !== "" && words.length <= LONGEST_ANSWER;
    if (!isUsable) {
      const why = "The traveler's model gave no words of a usable length.";
      recordUnusable(by, { part: "traveler", why, instead: "the main simulator" });
    }
    const text = isUsable || !by.fallback ? words.slice(0, LONGEST_ANSWER) : byRules();
    turns.push({ by: "traveler", text, entry: null, reason: null, isFollowUp: false });
    return text;
  };
  const takeAnswer = (text: string, about: Pick<DialogTurn, "entry" | "isFollowUp">) => {
    turns.push({ by: "agent", text, reason: null, ...about });
  };
  return {
    opening: () => say(openingPrompt(persona, trip), () => instead.opening()),
    answer(question) {
      const { entry, text, isFollowUp } = question;
      takeAnswer(text, { entry, isFollowUp });
      const isVague = draws.fraction() < habits.vague && !isFollowUp;
      return say(answerPrompt(persona, trip, turns, entry, isVague), () => instead.answer(question));
    },
    react(remark) {
      takeAnswer(remark, { entry: null, isFollowUp: false });
      return say(reactionPrompt(persona, trip, turns), () => instead.react(remark));
    },
  };
}

/** The words without a speaker before them. */
function spoken(written: string): string {
  return written.replace(/^[\s*]*Traveler[\s*]*:[\s*]*/i, "").trim();
}
