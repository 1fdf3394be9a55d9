/** A tag of any markup but a script's or a style's, between whose tags there is no traveler's word. */
const TAG = /<\/?(?!script\b|style\b)[a-z][^<>]{0,200}>/gi;

/** The text without the tags that came along, e.g. from a web page: they are no words, and what they frame may be. */
export function withoutTags(text: string): string {
  return text.replace(TAG, " ");
}

/** Scripts, code, queries, and orders to whatever program reads the text. None of it is a traveler's wish. */
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

/** Whether a text holds a script, code or instructions to a program rather than a traveler's words alone. */
export function isMachineText(text: string): boolean {
  return SIGNS.some((sign) => sign.test(text));
}
