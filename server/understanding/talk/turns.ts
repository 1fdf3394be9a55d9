import type { Act } from "@/server/trip";

/** What people say to the agent itself rather than about their trip. */
export type Turn =
  /** Why the open question is asked. */
  | "why"
  /** What is known so far. */
  | "known"
  /** How many questions are still to come. */
  | "howMany"
  /** Whether what is said now can be changed later. */
  | "later"
  /** Who or what is answering, and how this works. */
  | "who"
  /** What the open question means, or what can be answered. */
  | "options"
  /** The last thing said is to be taken back. */
  | "undo"
  /** The trip is to be planned ("plan it now"). */
  | "plan"
  /** To go on without more questions ("go ahead"). */
  | "goAhead"
  /** There is no more to say ("that's all"). */
  | "done"
  /** It was said, or asked, before ("I told you already"). */
  | "repeated"
  | "greeting"
  | "thanks"
  /** "Ok", "hm": heard, and nothing more. */
  | "nod"
  | "praise";

/** What each turn is for. A nod to a question is an empty answer. */
export const ACT_OF: Readonly<Record<Turn, Act>> = {
  ...{ why: "ask", known: "ask", howMany: "ask", later: "ask", who: "ask", options: "ask" },
  ...{ undo: "undo", plan: "planNow", goAhead: "planNow", done: "planNow", repeated: "complain" },
  ...{ greeting: "smalltalk", thanks: "smalltalk", praise: "smalltalk", nod: "answer" },
};

/** Each pattern is of a whole clause without its fillers; the first that fits counts. */
export const TURNS: readonly (readonly [Turn, RegExp])[] = [
  [
    "why",
    /^(?:why|why not|what for|why (?:do|are|would|is|does|did) (?:you|u|that|this|it)\b.*|what does (?:it|that|this) matter|what has (?:that|this|it) to do with (?:it|that|anything|my trip)|what is (?:that|this|it) (?:for|good for))$/,
  ],
  [
    "undo",
    /^(?:(?:can|could) (?:you|we|i) )?(?:undo|revert|go back|scratch|take back|cancel|forget|take (?=.* back$))(?: (?:that|it|this|one|a step|to before|back|what i (?:just )?(?:said|wrote|typed)|(?:my |the )?last (?:one|bit|change|answer|message|thing)(?: (?:one|back))?))*$/,
  ],
  [
    "known",
    /^(?:what (?:do|have|did) you (?:know|got|get|noted?|understood|understand|learned|have|written)(?!.*\bmean\b)\b.*|what (?:did|have) i (?:say|said|tell|told)\b.*|sum (?:it |that )?up|summari[sz]e(?: it| that)?|recap|(?:a |the )?summary)$/,
  ],
  [
    "howMany",
    /^(?:how many (?:more|questions|are left|left)\b.*|how (?:much )?longer\b.*|how long (?:will|does) (?:this|it|that) (?:take|go)\b.*|are we (?:done|finished|there|nearly|almost)\b.*|(?:many |any )?more questions)$/,
  ],
  [
    "who",
    /^(?:(?:so |hey )?who (?:are|r) (?:you|u)\b.*|what are you|are you (?:a |an )?(?:real |actual )?(?:human|bot|robot|person|machine|ai|program|computer|real)\b.*|how does (?:this|it|that) work|what can you do|am i (?:talking|speaking|chatting)\b.*|how are you)$/,
  ],
  [
    "later",
    /^(?:(?:can|could|may) (?:i|we) (?:still |always )?(?:change|edit|correct|undo)\b.*(?:later|afterwards|still|any ?time)\b.*|can (?:i|we) change (?:my|our) minds?\b.*)$/,
  ],
  [
    "options",
    /^(?:what would (?:you|be best)\b.*|what (?:are|were) (?:my|the|our) (?:options|choices)|what (?:can|could|should|do) (?:i|we) (?:say|answer|choose|pick|choose from)|what (?:do|did) (?:you|that|this) mean\b.*|what does (?:that|this|it) mean|(?:please )?(?:explain|rephrase)(?: (?:that|this|it|please|the question))*|i (?:do not|did not) (?:understand|get it|get that|follow)\b.*|what|huh|pardon|come again|help|help me)$/,
  ],
  [
    "plan",
    /^(?:just )?(?:re)?plan (?:(?:it|this|that|everything|(?:the|my|our) trip)(?: (?:for (?:me|us)|already))?(?: (?:right )?(?:now|away|at once|immediately))?|(?:right )?(?:now|away)|at once|immediately)$|^(?:just|only) plan(?: (?:it|something))?$|^(?:just )?(?:make|build|start|give (?:me|us)|create) (?:the|my|our) (?:plan|itinerary)(?: now)?$|^start planning(?: (?:it|the trip|now))*$|^(?:re)?plan$|^without (?:any )?questions$/,
  ],
  [
    "goAhead",
    /^(?:go ahead(?: (?:and plan(?: it)?|now|with (?:it|that|the plan)))?|proceed|let us go|(?:no more|enough|no|stop (?:asking|with the)|skip the)(?: so many| all these| these| any more)? questions|that is enough questions|stop asking(?: me| us)?(?: (?:things|questions|stuff))?|(?:do not|no need to) ask(?: me| us)?(?: (?:anything|any ?more|more|questions|so much))*|enough of (?:this|that|these)|show (?:me|us) the (?:plan|trip|itinerary)(?: now)?)$/,
  ],
  [
    "done",
    /^(?:(?:that|this|it) (?:is|will be|would be|was) (?:all|it|enough|everything)(?: (?:for now|from me|from us|i (?:have|need|want|can think of)|we (?:have|need|want)|really|then|folks))*|that (?:will|would) do|(?:nothing|not?hing) (?:else|more)|no(?:thing)? (?:else|more)(?: wishes)?|(?:i am|we are) (?:done|finished|all set|good)|enough(?: now| already)?|all set|(?:i|we) have (?:nothing|no) (?:else|more)\b.*)$/,
  ],
  [
    "repeated",
    /^(?:but )?(?:i|we) (?:have )?(?:already |just |literally |only just )*(?:said|told|answered|mentioned|gave)(?: (?:you|u|that|it|this|so|all|everything|before|already|once|twice|above|earlier|just now))*$|^you (?:have )?(?:already |just )*(?:asked|know)(?: (?:me|us|that|this|it|before|already|once|twice))+$|^(?:already|just) (?:said|told|answered|asked)(?: (?:you|that|it|this|so))*$|^(?:are|were) you (?:even )?(?:listening|reading)\b.*$|^(?:did|do) you not (?:read|listen|hear|see)\b.*$/,
  ],
  [
    "greeting",
    /^(?:hi|hello|hey|howdy|hiya|greetings|good (?:morning|afternoon|evening|day))(?: (?:there|dragoman|again|you|all|everyone))*$/,
  ],
  [
    "thanks",
    /^(?:many |much )?(?:thanks|thank (?:you|u)|thx|ty|cheers|much appreciated|bye|goodbye|see you|good night)(?: (?:so|very|ever so) much| a lot| a bunch| a million| again| for (?:that|this|everything|your help|the help|asking))*$/,
  ],
  [
    "nod",
    /^(?:ok(?:ay)?|k|sure|fine|right|all ?right|good|great|cool|h+m+|u+m+|yes|yeah|yep|yup|no problem|i see|got it|understood|noted|makes sense|fair enough)$/,
  ],
  [
    "praise",
    /^(?:(?:that|this|it|you) )?(?:(?:is|are|was|sounds?|looks?) )?(?:so |very |really )?(?:great|good|fine|perfect|wonderful|awesome|amazing|lovely|fantastic|excellent|brilliant|helpful|the best|nice|cool|beautiful|funny)$|^(?:well done|good job|nice work|ha(?:ha)*|lol|sorry)$/,
  ],
];

/** Words without which a message is not for an act, whatever the reader's model thinks. */
export const SIGNS: Readonly<Partial<Record<Act, RegExp>>> = {
  planNow:
    /\b(?:plan|planning|itinerary|go ahead|proceed|questions?|ask|asking|build|show me|send it|get going|do it)\b/,
  correct:
    /\b(?:actually|instead|rather|sorry|oops|whoops|wait|meant?|change[ds]?|make|not|but|after all|any ?more|no longer|now|said|mistake|wrong|typo|correction|scratch|never ?mind|my bad|only|just|was|were|is|are|fine|ok|okay|turns out|can)\b|n't\b/,
  undo: /\b(?:undo|back|scratch|revert|restore|cancel|forget|strike|erase|delete|ignore)\b/,
};

/** Plain insults: whatever else was read in a message of them, it is no preference. */
export const INSULT =
  /\b(?:stupid|idiots?|idiotic|useless|dumb|morons?|shut up|fuck\w*|shit\w*|bullshit|hate (?:you|this)|crap|sucks?|assholes?|pathetic|go away)\b/;

/** "No flights either" adds to what was said before and corrects nothing. */
export const ADDS = /\b(?:either|too|as well|also|neither|nor)\b/;

/** Whatever is still open is left to the agent. */
export const LEAVES_ALL =
  /\b(?:(?:decide|choose|pick) (?:everything|it all|all of (?:it|that)|the rest)|(?:decide|choose) for me|surprise (?:me|us)|leave (?:it all|everything|the rest) to you)\b/;
/** To a question, it is about what was asked alone. */
export const SURPRISE = /^surprise (?:me|us)$/;
