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

/** "Is there anything with a pool?": a wish in the form of a question. */
const ASKS_FOR =
  /^[^?]{0,20}\b(?:is|are) there (?:any|anything|something|some|one|ones|somewhere|anywhere|a (?:hotel|place|room|flight|restaurant))\b[^?]{0,60}\b(?:with|near|by|on|at|that|where|close)\b[^?]*\?\s{0,9}$/i;

/** Whether a text asks something back, or of other things, in place of an answer. */
export function isCounterQuestion(text: string, isAnswer: boolean): boolean {
  return OFF_TOPIC.test(text) || (isAnswer && QUESTION.test(text) && !ASKS_FOR.test(text));
}
