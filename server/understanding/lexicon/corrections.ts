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
  "hmm|hm|um|uh|er|erm|oh|ah|oops|whoops|well|argh|ugh|or|wait|hang|hold on? ,? no ,|-?",
  "hmm|hm|um|uh|er|oh|ah|oops|or ,? no? ,? actually ,? no? ,?",
  "just|only? kidding|joking",
  "jk|nvm|nevermind",
  "never mind ,? that?",
  "excuse me ,?",
  "i beg your pardon",
  "pardon me? ,?",
  "let me ..1 change|correct|rephrase|fix|restate|amend|revise that|it|my|myself|this ,?",
  "let me start over|again",
  "i ..1 wanted|meant|intended|should|ought to? have? say|said|type|typed|write|written|put|pick|picked|click",
  "i misspoke|mistyped|misclicked|mixed",
  "my mistake|bad|error",
  "i was wrong|mistaken",
  "that was|is a|the? mistake|typo|wrong|slip",
  "typo ,?",
  "i take that|it back",
  "i take back that|it|what",
  "come to think",
  "thinking|think about|of it ..1 again|more",
  "now that i think",
  "on second",
  "no ,? make it|that",
  "no ,? i mean|meant",
  "delete|ignore|cancel|erase that",
  "i|we stand corrected",
  "hang|hold on",
];

/** A "no" inside these takes back what was said before and turns nothing: "Hilton, wait no, Hyatt". */
export const NO_OF_RETRACTION = /^(hmm|hm|um|uh|er|erm|oh|ah|oops|whoops|well|argh|ugh|or|wait|hang|hold|no)$/;

/** Words that may stand between taking something back and what counts instead. */
export const FILLERS = lexicon([
  "let us keep it simple|let us|keep it|it is|it will be|that is|that should be|should be|would be|will be|it has to be|we are|there will be|there are|we will be|i am",
  "to|too|in|for|on|from|make|make it|make that|go with|do|say|just|only|maybe|rather|better|instead|the|a|an|about|wait|no|sorry|well|ah|er|uh|um|hmm|oops|actually|i mean|i meant|please|scratch that|on second thought|my mistake|my bad|change that to|change it to|correction|would prefer|i would prefer|we would prefer|visit|until|by|at",
]);
