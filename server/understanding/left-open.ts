import { leavesOpen } from "./readers/open-clauses";
import { wordsOf } from "./text/words";

/** Whether an answer leaves the matter to the agent: "doesn't matter", "you decide", "skip". */
export function isLeftOpen(text: string): boolean {
  return leavesOpen(wordsOf(text));
}
