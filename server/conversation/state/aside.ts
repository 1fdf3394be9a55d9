/** What is said beside the trip: it sets nothing, leaves the open question open, and is answered for what it is. */
export type Aside =
  /** Why the open question is asked. */
  | "why"
  /** What is known so far. */
  | "known"
  /** How many questions are still to come. */
  | "howMany"
  /** What the open question means, or what can be answered. */
  | "options"
  /** Whether what is said now can be changed later. */
  | "later"
  /** Who or what is answering, and how this works. */
  | "who"
  /** The last thing said is to be taken back. */
  | "undo"
  | "greeting"
  | "thanks"
  /** "Ok", "hm": heard, and nothing more. */
  | "nod"
  | "hostile";

/** A question back is a sentence; what is longer is about something else. */
const LONGEST = 120;

/** In the order of asking. Each stands for the whole message: what says something of the trip is no aside. */
const ASIDES: readonly (readonly [Aside, RegExp])[] = [
  [
    "why",
    /^\W*(?:(?:but|and|so|hm+|wait)[ ,]+)?(?:why\W*$|why (?:do|are|would|is|does)\b.*(?:ask|need|want|know|question|matter|important)|what (?:for|does (?:it|that) matter)|what has that to do)/i,
  ],
  [
    "undo",
    /^\W*(?:(?:no|wait|sorry|please|actually|can (?:you|we|i)|could you)[ ,]+)*(?:undo|revert|go back|scratch (?:that|it)|take (?:that|it) back|cancel that|forget (?:that|it|what i (?:just )?said))(?: (?:that|it|this|please|one|a step|(?:my |the )?last (?:one|change|answer|message|thing)))*\W*$/i,
  ],
  [
    "known",
    /\bwhat (?:do|have|did) you (?:know|got|get|noted?|understood|understand|learned|have|written)\b(?!.*\bmean\b)|\bwhat (?:did|have) i (?:say|said|tell|told)\b|^\W*(?:please )?(?:sum (?:it |that )?up|summari[sz]e|recap|summary)\b/i,
  ],
  [
    "howMany",
    /\bhow many (?:more|questions|are left|left)\b|\bhow (?:much )?longer\b|\bhow long (?:will|does) (?:this|it|that) (?:take|go)\b|\bare we (?:done|finished|there yet|nearly|almost)\b|\b(?:many|more) questions\W*\?/i,
  ],
  [
    "who",
    /\bwho (?:are|r) (?:you|u)\b|\bwhat are you\b|\bare you (?:a |an )?(?:real |actual )?(?:human|bot|robot|person|machine|ai|program|computer|real)\b|\bhow does (?:this|it|that) work\b|\bwhat can you do\b|\bam i (?:talking|speaking|chatting)\b|\bhow are you\b/i,
  ],
  [
    "later",
    /\b(?:can|could|may) (?:i|we) (?:still |always )?(?:change|edit|correct|undo)\b.*(?:later|afterwards|still|any ?time)|\bcan (?:i|we) change my mind\b/i,
  ],
  [
    "options",
    /\bwhat would (?:you|be best)\b|\bwhat (?:are|were) (?:my|the|our) (?:options|choices)\b|\bwhat (?:can|could|should|do) (?:i|we) (?:say|answer|choose|pick|choose from)\b|\bwhat (?:do|did) (?:you|that|this) mean\b|\bwhat does (?:that|this|it) mean\b|\b(?:explain|rephrase)\b|\bi (?:don['’]?t|do not|didn['’]?t) (?:understand|get it|get that|follow)\b|^\W*(?:what|huh|pardon|sorry|come again|help)\W*$/i,
  ],
  ["greeting", /^\W*(?:hi|hello|hey|howdy|good (?:morning|afternoon|evening|day))(?: there| dragoman)?\W*$/i],
  [
    "thanks",
    /^\W*(?:(?:ok(?:ay)?|great|perfect|good|alright)[ ,]+)?(?:many )?(?:thanks|thank you|thx|cheers)(?: (?:so|very) much| a lot| a bunch| you)?\W*$/i,
  ],
  [
    "nod",
    /^\W*(?:ok(?:ay)?|sure|fine|right|all ?right|cool|great|good|h+m+|yes|yeah|yep|i see|got it|understood)\W*$/i,
  ],
  [
    "hostile",
    /\b(?:stupid|idiots?|useless|dumb|morons?|shut up|fuck\w*|shit\w*|bullshit|hate (?:you|this)|crap|sucks?|assholes?|pathetic|go away)\b/i,
  ],
];

/** What a message that says nothing of the trip is instead; null: nothing of these. */
export function asideIn(text: string): Aside | null {
  if (text.length > LONGEST) return null;
  return ASIDES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
