import type { Said } from "@/server/trip";
import type { World } from "@/server/worlds";
import { locateMarks } from "../reader/marks/locate-marks";
import { claimsOf } from "../reader/marks/marked-claims";
import type { MarkedText } from "../reader/marks/marks";
import type { Marks } from "../reader/marks/read-marked";
import type { Utterance } from "../utterance";
import { type CheckedReading, checkClaims } from "./check-claims";

/** What another reader marked beyond what was read, as far as its words can mean it. Pure. */
export function checkMarks(utterance: Utterance, marks: Marks, read: Said, world: World): CheckedReading {
  const { text, today } = utterance;
  return checkClaims(claimsOf(markedText(utterance, marks)), read, { text, today, world });
}

function markedText({ text, asked, today }: Utterance, { marks, acts }: Marks): MarkedText {
  return { text, asked, today, acts, spans: locateMarks(text, marks) };
}
