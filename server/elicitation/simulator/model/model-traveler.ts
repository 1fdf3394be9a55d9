import type { Persona } from "@/server/personas";
import type { DialogTurn } from "@/server/trip";
import { askFor, type ByModel, fellBack } from "../../by-model/by-model";
import { Draws } from "../../draws";
import { createMainTraveler } from "../main";
import type { SimulatedTrip, TalkingTraveler, TravelerHabits } from "../traveler";
import { answerPrompt, openingPrompt } from "./prompts";

const LONGEST_ANSWER = 1000;

/**
 * A traveller whose words a language model writes, role "traveler", from the hidden persona (APEC-Travel, appendix A.3). Which first answers
 * are vague is drawn as for the main simulator, and told to the model. Where it gives nothing of use, the main simulator's traveller
 * speaks, which is recorded.
 */
export function createModelTraveler(
  by: ByModel,
  persona: Persona,
  trip: SimulatedTrip,
  habits: TravelerHabits,
): TalkingTraveler {
  const instead = createMainTraveler(persona, trip, habits);
  const draws = new Draws(habits.seed, `model/${persona.id}`);
  const turns: DialogTurn[] = [];
  const say = (written: string | null, byRules: () => string): string => {
    const words = written === null ? "" : spoken(written);
    if (words === "")
      fellBack(by, "The traveller's model gave no words of use. The main simulator spoke in its place.");
    const text = words === "" ? byRules() : words;
    turns.push({ by: "traveler", text, entry: null, reason: null, isFollowUp: false });
    return text;
  };
  return {
    async opening() {
      return say(await askFor(by, "traveler", openingPrompt(persona, trip)), () => instead.opening());
    },
    async answer(question) {
      const { entry, text, isFollowUp } = question;
      turns.push({ by: "agent", text, entry, reason: null, isFollowUp });
      const isVague = draws.fraction() < habits.vague && !isFollowUp;
      const prompt = answerPrompt(persona, trip, turns, entry, isVague);
      return say(await askFor(by, "traveler", prompt), () => instead.answer(question));
    },
  };
}

/** The words without a speaker before them; empty where they are none or far too many. */
function spoken(written: string): string {
  const words = written
    .replace(/<think>[\s\S]*?<\/think>/g, "")
    .replace(/^[\s*]*Traveler[\s*]*:[\s*]*/i, "")
    .trim();
  return words.length > LONGEST_ANSWER ? "" : words;
}
