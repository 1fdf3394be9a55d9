import { readFreeQuestion } from "@/server/elicitation";
import type { SimulatedTraveler } from "@/server/elicitation/simulator";
import type { Event } from "@/server/episodes";
import { type EntryKey, entryKeySchema } from "@/server/trip";
import type { World } from "@/server/worlds";
import { personaOf, stageIn } from "./traveler-of";

/** Rounds that a traveler has patience for, as in dialogs of APEC-Travel. */
const MOST_ROUNDS = 20;

export interface Reply {
  readonly text: string;
  /** What the agent's words were taken for. */
  readonly events: readonly Event[];
}

/** A simulated traveler as an episode talks to one: words in, words out. The persona stays behind. */
export interface Interlocutor {
  opening(): string;
  /** `about`: the entry that the agent says it asks about; where that is none, it is read in the words. Null: the traveler has left. */
  reply(words: string, about: string | null): Reply | null;
}

/** The traveler at this place of the set, who says the same to the same questions. */
export function meetTraveler(index: number, world: World): Interlocutor {
  return new Talk(stageIn(world).traveler(personaOf(index)));
}

class Talk implements Interlocutor {
  private rounds = 0;
  private lastAsked: EntryKey | null = null;
  private readonly asked = new Set<EntryKey>();

  constructor(private readonly traveler: SimulatedTraveler) {}

  opening(): string {
    return this.traveler.opening();
  }

  reply(words: string, about: string | null): Reply | null {
    if (this.rounds >= MOST_ROUNDS) return null;
    this.rounds += 1;
    const entry = entryKeySchema.safeParse(about).data ?? readFreeQuestion(words, this.lastAsked);
    if (entry === null) {
      return {
        text: this.traveler.react(words),
        events: [{ type: "said", by: "agent", text: words, understood: null }],
      };
    }
    const isFollowUp = this.asked.has(entry);
    this.asked.add(entry);
    this.lastAsked = entry;
    const question = { entry, text: words, isFollowUp };
    const asked = { ...question, reason: "", quickReplies: [] };
    return {
      text: this.traveler.answer(question),
      events: [
        { type: "asked", questions: [{ field: entry, text: words }], question: { about: "entry", question: asked } },
      ],
    };
  }
}
