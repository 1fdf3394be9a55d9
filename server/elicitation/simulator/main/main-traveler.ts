import type { Persona } from "@/server/personas";
import { CRITICAL_ENTRIES, type EntryKey, type EntryValue, NO_PREFERENCE } from "@/server/trip";
import { Draws } from "../../draws";
import type { CreateTraveler, SimulatedTrip } from "../traveler";
import { CHAT_STYLES, type ChatStyle } from "./chat-style";
import { misunderstand } from "./misunderstanding";
import { makeOpening } from "./opening";
import { phraseValue } from "./phrase-value";
import { chance, pick } from "./pick";
import { EMPHASIS_RATES, MATTERS, MINOR } from "./wording/emphasis";
import { PRIVATE, wordingOf } from "./wording/wording";

/** The main simulated traveller: a chat style, templates for every value, and the habits that were set. */
export const createMainTraveler: CreateTraveler = (persona, trip, { seed, vague, misunderstand: mistakes }) => {
  const draws = new Draws(seed, `main/${persona.id}`);
  const style = pick(draws, CHAT_STYLES);
  return {
    opening: () => makeOpening(draws, persona, trip, style).text,
    answer({ entry, isFollowUp }) {
      const wording = wordingOf(entry, persona.entries[entry]);
      if (wording === undefined) return pick(draws, PRIVATE);
      if (!isFollowUp && chance(draws, vague)) return trimmed(draws, style, pick(draws, wording.vague));
      if (!isFollowUp && chance(draws, mistakes)) {
        const { entry: about, value } = misunderstand(draws, persona, entry);
        return answerWith(draws, persona, trip, style, about, value);
      }
      return answerWith(draws, persona, trip, style, entry, persona.entries[entry]);
    },
  };
};

function answerWith(
  draws: Draws,
  persona: Persona,
  trip: SimulatedTrip,
  style: ChatStyle,
  entry: EntryKey,
  value: EntryValue,
): string {
  const form = chance(draws, style.fullSentences) ? "sentence" : "reply";
  const core = phraseValue(draws, entry, value, form, trip.people === 1);
  const emphasis = hasWeight(entry, value) ? emphasisOf(draws, persona, entry) : undefined;
  return trimmed(draws, style, emphasis === undefined ? core : `${core} ${emphasis}`);
}

/** Whether it makes sense to say how much it matters: not for a fact such as "no pets", nor for what one has no wish about. */
function hasWeight(entry: EntryKey, value: EntryValue): boolean {
  return value !== NO_PREFERENCE && !(value === false && entry.startsWith("persona."));
}

function trimmed(draws: Draws, style: ChatStyle, core: string): string {
  const lead = style.leads.length > 0 && chance(draws, style.trimmings / 2) ? `${pick(draws, style.leads)} ` : "";
  const closer = style.closers.length > 0 && chance(draws, style.trimmings / 2) ? ` ${pick(draws, style.closers)}` : "";
  return style.write(`${lead}${core}${closer}`);
}

/** What the answer tells about how much the entry matters, if anything: now and then, and now and then wrongly. */
function emphasisOf(draws: Draws, persona: Persona, entry: EntryKey): string | undefined {
  const rank = persona.critical.indexOf(entry);
  const half = rank * 2 < CRITICAL_ENTRIES ? 0 : 1;
  const rates = rank === -1 ? EMPHASIS_RATES.other : EMPHASIS_RATES.critical[half];
  const drawn = draws.fraction();
  if (drawn < rates.matters) return pick(draws, MATTERS);
  return drawn < rates.matters + rates.minor ? pick(draws, MINOR) : undefined;
}
