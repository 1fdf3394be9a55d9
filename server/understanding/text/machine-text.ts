/** A tag of any markup but a script's or a style's, between whose tags stands no traveller's word. */
const TAG = /<\/?(?!script\b|style\b)[a-z][^<>]{0,200}>/gi;

/** The text without the tags that came along, e.g. from a web page: they are no words, and what they frame may be. */
export function withoutTags(text: string): string {
  return text.replace(TAG, " ");
}

/** Scripts, code, queries, and orders to whatever program reads the text. None of it is a traveller's wish. */
const SIGNS: readonly RegExp[] = [
  /<\/?(?:script|style)\b/i,
  /<\|/,
  /`{3}/,
  /[{[]\s{0,9}"[\w. -]{1,60}"\s{0,9}:/,
  /\$\{|\{\{|\}\}/,
  /\b(?:function|const|let|var|def|class|import|return)\s+\w+\s{0,9}[=({]/,
  /\b(?:console|document|window|process|os)\.\w+\(/,
  /\bselect\b.{1,80}\bfrom\b.{1,80}(?:\bwhere\b|;)/i,
  /\b(?:drop|truncate|alter)\s+table\b|\bdelete\s+from\b|\binsert\s+into\b|;\s{0,9}--/i,
  /\b(?:ignore|disregard|forget|override|bypass)\s+(?:(?:all|any|the|your|my|of|these|those)\s+){0,3}(?:(?:previous|prior|above|earlier|preceding|system|safety|other)\s+)?(?:instructions?|rules|prompts?|guidelines|directions|commands)\b/i,
  /\bsystem\s+prompt\b|\bdeveloper\s+mode\b|\bjailbreak\b|\byou\s+are\s+now\b|\[\/?INST\]|\bprompt\s+injection\b/i,
  /^\s{0,9}(?:system|assistant|developer)\s{0,9}:/im,
  /\b(?:set|update|change|write|mark|fill)\b.{0,40}\b(?:persona|flight|hotel|restaurant|attraction)\.[a-z]+/i,
  /\b(?:persona|flight|hotel|restaurant|attraction)\.(?:preferred|avoid|need|travel|ratings|budget)\w*\s{0,9}[:=]/i,
];

/** Whether a text holds a script, code or instructions to a program rather than a traveller's words alone. */
export function isMachineText(text: string): boolean {
  return SIGNS.some((sign) => sign.test(text));
}

const QUESTION =
  /^\s{0,9}(?:(?:hmm|um|well|so|and|oh|ok|okay)[,.]?\s){0,2}(?!what about|how about|what if)(?:what|why|how|who|when|where|which|is|are|do|does|did|was|were)\b[^.!?]{0,300}\?\s{0,9}$/i;
const OFF_TOPIC =
  /\bwhat(?:'s| is| will)?\b[^.?!]{0,40}\bweather\b|\bcapital of\b|\bwhat time is it\b|\btell me (?:a|another) joke\b|\bmeaning of life\b|\bstock (?:price|market)\b|\bwho (?:is|was|are) (?:the|you)\b|\bwrite (?:me )?(?:a|an|some) (?:poem|essay|story|code|song)\b/i;

/** Asks to be told something before anything is answered, with or without a question mark. */
const ASKS_TO_BE_TOLD: readonly RegExp[] = [
  /\b(?:can|could|would|will) (?:you|u|someone|anyone) (?:(?:please|pls|kindly|perhaps|maybe|first|just|also|mind) ){0,2}(?:tell|telling|explain|explaining|clarify|clarifying|remind|inform|list|define|describe|elaborate|show)\b(?! (?:me|us) (?:a|an|some|the best|the cheapest|hotels|flights|places|restaurants)\b)/i,
  /\b(?:may|can|might|could) (?:i|we) (?:please )?(?:ask|know|inquire|enquire|check)\b/i,
  /\bwhat(?:'?s| is| are) (?:a|an|your) [^.!?]{0,40}\b(?:policy|policies|class|fare|fares|rating)\b/i,
  /^\s{0,9}(?:do|does|are|is) (?:the |most |all )?(?:hotels|airlines|restaurants|planes|flights|rooms|they|museums)(?: \w+)? (?:usually|normally|generally|typically)\b/i,
  /\bwould (?:you|u) mind (?:telling|explaining|clarifying|reminding|listing)\b/i,
  /\b(?:what'?s|what is) the (?:diff|difference)\b|\bdiff(?:erence|erences|s)? (?:between|b\/w)\b/i,
  /\bwhat (?:does|do|is|are) (?:that|this|it|those|they|these|the|a|an|my|our)\b[^.!?]{0,60}\b(?:mean|entail|include|involve|cover|options|choices|difference|rules)\b/i,
  /\b(?:please|kindly|pls) (?:explain|clarify|tell me|elaborate|define)\b/i,
  /\bi (?:was wondering|wonder|would like to know|'d like to know|want to know|need to know|am not sure what you mean|don'?t (?:get|understand))\b(?! if you (?:can|could|would|might)\b)/i,
  /\bdo (?:you|u) (?:happen to )?know (?:if|whether|which|what|how|when|where|who)\b/i,
];
/** What opens a question whose mark was left out: "whats the diff", "wait which ones r there". */
const OPENS_QUESTION =
  /^\s{0,9}(?:(?:hmm|um|well|so|and|oh|ok|okay|wait|sorry|hey|hi|but|lol|huh)[,.]?\s{1,3}){0,3}(?:what'?s|what (?:is|are|does|do|kind|kinds|type|types|options|choices)|which (?:ones?|is|are|hotels|airlines|do|does|brands)|how (?:much|many|does|do|is|are|long|far|come)|who (?:is|are)|why (?:is|are|do|does|would)|is (?:it|that|there|this)|are (?:there|they|those)|do (?:they|you)|does (?:it|that|the))\b/i;

/** "Is there anything with a pool?": a wish in the form of a question. */
const ASKS_FOR =
  /^[^?]{0,20}\b(?:is|are) there (?:any|anything|something|some|one|ones|somewhere|anywhere|a (?:hotel|place|room|flight|restaurant))\b[^?]{0,60}\b(?:with|near|by|on|at|that|where|close)\b[^?]*\?\s{0,9}$/i;

/** Whether a text asks something back, or of other things, in place of an answer. */
export function isCounterQuestion(text: string, isAnswer: boolean): boolean {
  if (OFF_TOPIC.test(text) || (isAnswer && QUESTION.test(text) && !ASKS_FOR.test(text))) return true;
  const sentences = text.split(/(?<=[.!?])\s+/).filter((sentence) => /\p{L}/u.test(sentence));
  return sentences.length > 0 && sentences.every((sentence) => asksBack(sentence, isAnswer));
}

function asksBack(sentence: string, isAnswer: boolean): boolean {
  if (ASKS_TO_BE_TOLD.some((sign) => sign.test(sentence))) return true;
  return isAnswer && OPENS_QUESTION.test(sentence) && !ASKS_FOR.test(sentence);
}
