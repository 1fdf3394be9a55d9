/** Words that turn what follows round; two of them cancel out ("not afraid of flying", "do not mind driving"). */
export const TURNS: ReadonlySet<string> = new Set(
  "no not nowhere non without never neither nor none nobody avoid avoids avoiding avoided hate hates afraid scared fear fears terrified anxious nervous refuse refuses skip skipping mind dislike dislikes against unable restriction restrictions problem problems issue issues instead than exclude excluding except allergic anti quit minus unwilling wary phobia ban banned over opposed reluctant hesitant averse rule forbid forbids steer forget prohibit prohibits bored tired sick fed".split(
    " ",
  ),
);

/** Words that may stand between a turning word and what it turns. */
export const BRIDGE: ReadonlySet<string> = new Set(
  `any of by to on in the a an our my your taking take takes using use utilize utilise plan planning plans planned require requires requiring need needs needing involve involves involving include includes be been want wanting wants wish wishing do does did would will prefer preferred like love travel traveling travelling transportation transport intend intending intention going go get getting via through with for at all ever really is are has have having had mode modes means ourselves myself choose considering consider keen fan interested feel comfortable able board boarding being very please there should must i we us me anyone anybody one kind form commercial domestic subject desire desired about either or big huge much only valid current driving eat eating anything bring bringing allow allowing allows permit permitting host hosting rely relying stay staying keep own owns from looking opt depend just even too so bit that utilizing book booking taken involved want type types option options it can could am was throw throwing hold holding member members group party willing true up them wants buy buys buying purchase purchasing pay paying place room house apartment fly flying trust sleep live carry used sit next near put stick set foot afford clear try stand bear abide tolerate smell sight touched touch raw needed used bought wanted booked reserved made cared bothered believe watch watching drink drinking circumstances account way put putting whole care liked lying desirable say squeeze along fit parallel again`.split(
    /\s+/,
  ),
);

/** What follows a "no" that answers the question, or an "I'm afraid" of courtesy, rather than turning what is named. */
export const ANSWERS_FIRST =
  /^(the|my|our|his|her|their|i|we|he|she|they|it|this|that|these|those|so|because|just|only|thanks|thank|sorry|please|actually)$/;

/** What may follow and leave it to the planner: "flights are not necessary" forbids none. */
export const WAIVED = "..1 is|are|would ..1 not ..2 needed|necessary|required|important|mandatory|essential";

/** What may follow and makes a "no" one of conditions: "she won't fly without a window seat". */
export const CONDITIONED = "without|unless|until";

/** What may follow and rule the thing out: "flights are off the table", "shared rooms would not be acceptable". */
export const RULED_OUT: readonly string[] = [
  "..1 is|are|would|should|must|can|will|do|does ..1 not ..2 option|options|possible|acceptable|allowed|permitted|ok|okay|fine|wanted|welcome|desired|suitable|feasible|work",
  "..1 is|are not ..1 for me|us",
  "no $|,|thanks",
  "..1 is|are not ..2 my|our taste|thing|style|liking|cup|scene|idea|preference|favorite|favourite",
  "..1 is|are not ..1 something|anything|things i|we|that|to",
  "..1 is|are not ..1 what|where i|we",
  "..1 do|does not ..1 appeal|interest|suit|agree|work|tempt|excite",
  "in|at|on|during|with ..4 is|are|would|should ..1 not ..1 be? desired|wanted|welcome|wished|needed|necessary|required|allowed",
  "..1 is|are not ..1 desired|wished|of ..1 interest",
  "..1 holds|hold|has|have no interest|appeal|attraction",
  "ruin|ruins|spoil|spoils|disgusts|stinks|annoys|irritates",
  "bothers|bother ..2 $|,|me|us",
  "..1 is|are|would ..1 out|unacceptable|impossible|forbidden|prohibited|excluded|banned|unwanted",
  "..2 is|are out of the question",
  ": no|none",
  "..1 off the table",
  "..1 off limits",
  "not allowed|permitted|acceptable|needed|wanted",
  "prohibited|excluded|free|phobia",
  "..1 should|must|to be avoided",
  "scare|scares|terrify|terrifies me|us",
  "make|makes me|us sick|nervous|anxious|ill",
  "give|gives|gave me|us ..2 headache|headaches|migraine|migraines|asthma|rash",
  "..1 is|are a no go?",
];

/** What refuses in the next sentence what the one before names: "United? You're having a laugh." */
export const REFUSED_NEXT: readonly string[] = [
  "leave|forget|skip|drop it|them|that out?",
  "you|u are ..1 having|joking|kidding",
  "no way|chance|thanks|thank|need",
  "not for|interested|happening|a chance",
  "never again|ever",
  "count me|us out",
  "over my dead",
  "i would rather not|walk|die",
  "i am|will not ..1 fly|flying|touch|touching|going|use|using|eat|eating|stay|staying|pay|paying ..1 with|near|it|them|that|there|for",
];

/** What is missed by those who lack it: "I melt without air conditioning" asks for it. */
export const MISSES_BEFORE =
  /^(melt|melts|lost|die|dies|suffer|suffers|suffocate|miserable|grumpy|incomplete|complete|cranky|starve|helpless|naked|same|fun|lonely)$/;

/** After what is lacking: "dinner without a band is half a dinner". */
export const MISSED: readonly string[] = [
  "is|are|would|feels|be ..2 half|incomplete|nothing|unthinkable|pointless|no|sad|boring|dull|dead|impossible|trouble|problem|end|hopeless",
  ",? i|we|he|she|they ..2 stuck|lost|useless|helpless|stranded|hopeless|struggle|suffer|sunk",
  ",? i|we|he|she|they can|could|will|would|do|does not",
];
