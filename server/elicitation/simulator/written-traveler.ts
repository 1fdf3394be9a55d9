import { ASKABLE_ENTRIES, type EntryKey, type EntryValue } from "@/server/trip";
import { Draws } from "../draws";
import { type EmphasisRates, emphasisFor } from "./emphasis";
import { misunderstand } from "./misunderstanding";
import { openingOf } from "./opening";
import { chance, pick } from "./pick";
import type { CreateTraveler } from "./traveler";
import { joined, vagueWords, wordsFor } from "./words";
import type { Writers } from "./writers/read-writers";

/** Who speaks in a simulator: each traveler has one of the writers for a voice. */
export interface Voices {
  readonly name: string;
  readonly writers: () => Writers;
  readonly emphasis: EmphasisRates;
}

/**
 * Travelers in the words of people. They tell the truth about what they are asked and volunteer nothing; of the first answers `vague` settle
 * nothing, and `misunderstand` are about something else or wrong.
 */
export function writtenTraveler({ name, writers, emphasis }: Voices): CreateTraveler {
  return (persona, trip, { seed, vague, misunderstand: mistakes }) => {
    const draws = new Draws(seed, `${name}/${persona.id}`);
    const writer = pick(draws, Object.values(writers()));
    const answerWith = (entry: EntryKey, value: EntryValue) => {
      const words = wordsFor(draws, writer, entry, value, "asked");
      const weight = emphasisFor(draws, persona, entry, value, emphasis);
      return weight === null ? words : joined([words, pick(draws, writer[weight])]);
    };
    return {
      opening: () => openingOf(draws, writer, persona, trip).text,
      answer({ entry, isFollowUp }) {
        if (!ASKABLE_ENTRIES.includes(entry)) return pick(draws, writer.private);
        if (!isFollowUp && chance(draws, vague)) return vagueWords(draws, writer, entry);
        if (!isFollowUp && chance(draws, mistakes)) {
          const { entry: about, value } = misunderstand(draws, persona, entry);
          return answerWith(about, value);
        }
        return answerWith(entry, persona.entries[entry]);
      },
      react: () => pick(draws, writer.reactions),
    };
  };
}
