const AGREEING = "(?:(?:yes|yeah|ok(?:ay)?|sure|great|perfect|good|fine|please)[ ,.!]+)*";
/** "Keep it" may mean the current plan as well as the other one, so it takes nothing. */
const TAKE = new RegExp(
  `^\\W*${AGREEING}(?:(?:(?:i|we)(?:['’]ll| will)? |let['’]?s |please )?(?:take|accept|apply|do|go (?:ahead|for it|with)|use)(?: (?:it|that|this|the (?:new|other) (?:one|plan)|(?:that|this|the new|the other) (?:one|plan)))?|yes(?: please)?|(?:sounds|looks) (?:good|great|perfect)|ok(?:ay)?|perfect|(?:sounds|looks) (?:good|great|perfect)[ ,.!]+(?:i|we)?(?:['’]ll| will)? ?take (?:it|that|this)(?: one)?)\\W*$`,
  "i",
);
const POLITE = "(?:ok(?:ay)?|sure|great|perfect|good|fine|please|no|nope|nah|thanks|thank you)";
const AS_IT_IS = "(?:mine|(?:the|my|our) (?:old )?(?:one|plan)|(?:(?:it|this|that) )?as (?:it )?(?:is|was))";
const LEAVE = new RegExp(
  `^\\W*(?:(?:(?:yes|yeah|${POLITE})[ ,.!]+)*(?:(?:leave|drop|reject|forget|discard) (?:it|that|this)|no|nope|nah|rather not|not that one|(?:(?:i|we)(?:['’]d| would)? (?:rather )?)?(?:keep|stick (?:with|to)) ${AS_IT_IS})|(?:no(?:pe)?|nah)\\b[ ,.!]*(?:${POLITE}[ ,.!]+)*(?:${POLITE}|keep (?:it|this|that)))\\W*$`,
  "i",
);

/** Whether a message takes or leaves what was proposed and says nothing else; null: it is about something else. */
export function proposalAnswer(text: string): "accepts" | "rejects" | null {
  if (LEAVE.test(text)) return "rejects";
  return TAKE.test(text) ? "accepts" : null;
}
