import type { EntryKey, EntryValue, Said } from "@/server/trip";
import type { World } from "@/server/worlds";
import { expectedOf } from "../reader/marks/expected-reading";
import { locateMarks } from "../reader/marks/locate-marks";
import { claimsOf } from "../reader/marks/marked-claims";
import type { MarkedText } from "../reader/marks/marks";
import type { Marks } from "../reader/marks/read-marked";
import type { Utterance } from "../utterance";
import { saysValue } from "./answer-said";
import { type CheckedReading, checkClaims } from "./check-claims";

/** What another reader marked beyond what was read, as far as its words can mean it. Pure. */
export function checkMarks(utterance: Utterance, marks: Marks, read: Said, world: World): CheckedReading {
  const { text, today } = utterance;
  return checkClaims(claimsOf(markedText(utterance, marks)), read, { text, today, world });
}

/** The value of the entry that was asked, as far as the words that were marked can mean it; null else. Pure. */
export function markedAnswer(utterance: Utterance & { readonly asked: EntryKey }, marks: Marks): EntryValue | null {
  const { asked, text } = utterance;
  const marked = markedText(utterance, marks);
  const value = expectedOf(marked).entries[asked];
  if (value === undefined) return null;
  const words = marked.spans.filter(({ slot }) => slot === asked).map(({ from, to }) => text.slice(from, to));
  return saysValue(words.join(" "), asked, value) ? value : null;
}

function markedText({ text, asked, today }: Utterance, { marks, acts }: Marks): MarkedText {
  return { text, asked, today, acts, spans: locateMarks(text, marks) };
}
