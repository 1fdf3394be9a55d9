import { lexicon } from "../text/pattern";

/** Words by which a speaker takes back what was just said. */
export const TAKES_BACK: readonly string[] = [
  "no ,? wait ,? no?",
  "oh|hmm|um ,? wait",
  "wait ,? no",
  "wait ,|-",
  "scratch|strike|forget that",
  "i mean|meant",
  "make it|that",
  "let us make it|that",
  "or rather",
  "on second|reflection thought|thoughts?",
  "changed|change my|our mind|minds",
  "sorry",
  "oops|whoops",
  "correction",
  "actually",
  "^ no ,|-",
  ",|- no ,|-",
];

/** Words that may stand between taking something back and what counts instead. */
export const FILLERS = lexicon([
  "let us keep it simple|let us|keep it|it is|it will be|that is|that should be|should be|would be|will be|it has to be|we are|there will be|there are|we will be|i am",
  "to|too|in|for|on|from|make|make it|make that|go with|do|say|just|only|maybe|rather|better|instead|the|a|an|about|wait|no|sorry|well|ah|er|uh|um|hmm|oops|actually|i mean|i meant|please|scratch that|on second thought|my mistake|my bad|change that to|change it to|correction|would prefer|i would prefer|we would prefer|visit|until|by|at",
]);
