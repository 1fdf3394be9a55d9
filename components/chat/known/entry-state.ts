import { Circle, CircleCheck, CircleDashed, CircleSlash, type LucideIcon } from "lucide-react";
import { type KnownEntry, NO_PREFERENCE } from "@/server/trip";
import { percent, sureness, unwantedWords, valueWords, wantedWords } from "../words/entry-words";

/** From here on an entry is more likely than not among those that decide the trip. */
const LIKELY_CRITICAL = 0.5;
/** A guess less sure than this is not worth a line of its own. */
const WORTH_SHOWING = 0.6;

const STATES: Record<KnownEntry["state"], { icon: LucideIcon; style: string }> = {
  said: { icon: CircleCheck, style: "text-kept" },
  declined: { icon: CircleSlash, style: "text-muted" },
  inferred: { icon: CircleDashed, style: "text-information" },
  unknown: { icon: Circle, style: "text-muted" },
};

/** The state of an entry, by icon and in words. `detail`: "likely (72%)". */
export function stateOf({ entry, state, value, probability, insisted, unwanted, ruledOut }: KnownEntry) {
  const look = STATES[state];
  if (unwanted.length > 0 && state !== "said") {
    return { ...STATES.said, value: unwantedWords(unwanted, ruledOut), detail: null };
  }
  switch (state) {
    case "said": {
      const words = value === null ? "" : wantedWords(entry, value, insisted);
      return { ...look, value: words, detail: unwanted.length === 0 ? null : unwantedWords(unwanted, ruledOut) };
    }
    case "declined":
      return { ...look, value: "Left to me", detail: null };
    case "inferred":
      return {
        ...look,
        value: value === null ? "Not known" : valueWords(entry, value),
        detail: `${sureness(probability)} (${percent(probability)})`,
      };
    case "unknown":
      return { ...look, value: "Not known", detail: null };
  }
}

/** Whether it likely decides the trip. */
export function isLikelyCritical({ critical }: KnownEntry): boolean {
  return critical >= LIKELY_CRITICAL;
}

/** Whether an entry has a line of its own; the others stay folded away. */
export function isWorthALine(known: KnownEntry): boolean {
  if (known.state === "said" || known.state === "declined" || known.unwanted.length > 0) return true;
  if (isLikelyCritical(known)) return true;
  const { state, value, probability } = known;
  // That something is likely not wanted helps nobody to find what is.
  return state === "inferred" && value !== false && value !== NO_PREFERENCE && probability >= WORTH_SHOWING;
}
