/** Plain ways of leaving a choice to the agent; the reader's act `leaveOpen` goes further. */
const LEFT_OPEN: readonly RegExp[] = [
  /\bno (?:\w+ ){0,3}(?:preferences?|opinions?|feelings?|favou?rites?|requirements?)\b/,
  /\b(?:do|does|did)(?: not|n't|nt) (?:really |much |have (?:a |any )?)?(?:\w+ )?(?:matter|care|mind|preferences?)\b(?! (?:paying|flying|walking|sharing|spending))/,
  /\b(?:could|can)(?: not|n't|not)? care less\b/,
  /\byou (?:can |may |please )?(?:decide|choose|pick)\b/,
  /\b(?:up|down|over) to you\b/,
  /\byour (?:call|choice|pick|decision)\b/,
  /\b(?:surprise (?:me|us)|dealer's choice|anything goes|all the same|same to (?:me|us)|indifferent)\b/,
  /^\W*(?:whatever|whichever|either|anything|any|skip|pass|next)(?: (?:one|is|works|suits|will|would|you|it|this|that|question|please|then|fine|ok(?:ay)?|goes|do|be|really|like|think)\b)*\W*$/,
  /\b(?:any(?:thing| of (?:them|those))?|either|both|all)(?: one)?(?:'s| is| are| would be| will be)? (?:fine|ok(?:ay)?|good|great|works?|suits?|will do)\b/,
  /\bnothing (?:in )?(?:particular|special|specific)\b/,
];

/** Whether an answer leaves the matter to the agent: "doesn't matter", "you decide", "skip". */
export function isLeftOpen(text: string): boolean {
  const plain = text.toLowerCase().replaceAll("’", "'");
  return LEFT_OPEN.some((pattern) => pattern.test(plain));
}
