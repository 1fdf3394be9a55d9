import { type EntryKey, type EntryQuestion, type EntryValue, NO_PREFERENCE } from "@/server/trip";
import type { CreateTraveler, SimulatedTraveler } from "../traveler";
import { Draw } from "./draw";
import { type Answered, misunderstood } from "./misunderstanding";
import { openingWords } from "./opening";
import { answerText, vagueText } from "./speaking";
import { LIGHT, MANNERS, PLAINER, PRIVATE, WEIGHTY } from "./voice/manners";
import { inPerson } from "./voice/person";
import { asSentences, paragraph } from "./voice/sentence";
import { mistype, type Spelling, spell } from "./voice/spelling";

/** How often an answer shows that the entry matters, and that it does not, for critical entries and for others. */
const SHOWS_WEIGHT = { critical: 0.55, other: 0.05 };
const SHOWS_LIGHTNESS = { critical: 0.03, other: 0.3 };
/** How often a clear answer after a vague one begins with an apology. */
const APOLOGISES = 0.6;

type Question = Pick<EntryQuestion, "entry" | "text" | "isFollowUp">;

/**
 * The second simulated traveller: it answers by comparison and understatement, in questions and double negations, in British or
 * American spelling. It tells the truth about what it is asked and volunteers nothing; of the answers to first questions `vague`
 * settle nothing and `misunderstand` are about something else or wrong.
 */
export const createSecondTraveler: CreateTraveler = (persona, trip, habits): SimulatedTraveler => {
  const draw = new Draw(habits.seed, `second/${persona.id}`);
  const manner = draw.pick(MANNERS);
  const spelling: Spelling = draw.chance(0.5) ? "British" : "American";
  const critical = new Set(persona.critical);
  let before: EntryKey | null = null;

  const utter = (text: string) => mistype(asSentences(spell(inPerson(text, trip.people), spelling)), draw);

  function said({ entry, value }: Answered): string {
    const answer = answerText(entry, value, draw);
    if (answer === null) return draw.pick(PRIVATE);
    const prelude = draw.chance(manner.before) ? `${draw.pick(manner.preludes)} ` : "";
    return paragraph([`${prelude}${answer}`, remark(entry, value)]);
  }

  /** A sentence that shows how much the entry matters, or an aside that shows nothing. */
  function remark(entry: EntryKey, value: EntryValue): string {
    const kind = critical.has(entry) ? "critical" : "other";
    if (value !== NO_PREFERENCE) {
      const chance = draw.fraction();
      if (chance < SHOWS_WEIGHT[kind]) return draw.pick(WEIGHTY);
      if (chance < SHOWS_WEIGHT[kind] + SHOWS_LIGHTNESS[kind]) return draw.pick(LIGHT);
    }
    return draw.chance(manner.after) ? draw.pick(manner.asides) : "";
  }

  function firstAnswer(entry: EntryKey): string {
    const chance = draw.fraction();
    if (chance < habits.vague) return vagueText(entry, draw) ?? draw.pick(PRIVATE);
    if (chance < habits.vague + habits.misunderstand) return said(misunderstood(entry, before, persona.entries, draw));
    return said({ entry, value: persona.entries[entry] });
  }

  function plainAnswer(entry: EntryKey): string {
    const answer = answerText(entry, persona.entries[entry], draw) ?? draw.pick(PRIVATE);
    return draw.chance(APOLOGISES) ? `${draw.pick(PLAINER)} ${answer}` : answer;
  }

  return {
    opening: () => utter(openingWords(persona, trip, draw)),
    answer({ entry, isFollowUp }: Question): string {
      const answer = isFollowUp ? plainAnswer(entry) : firstAnswer(entry);
      before = entry;
      return utter(answer);
    },
  };
};
