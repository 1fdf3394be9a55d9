import type { Sign } from "../belief/evidence";

/** Words for weight itself. */
const WEIGHT =
  /\b(?:important|importance|essential|crucial|vital|critical|paramount|priorit(?:y|ies)|deal ?-?breakers?|(?:an?|absolute|real) must|must[- ]haves?|necessity|big (?:deal|one|thing)|top of (?:my|our|the) list|high (?:up )?on (?:my|our|the) list|insist|adamant|matters? (?:a (?:lot|great deal)|most|more|greatly|enormously|hugely|to (?:me|us))|care (?:a lot|a great deal|deeply|very much|about)|(?:really|truly|deeply) (?:matters?|care|need|want)|(?:feel|felt) (?:very |quite |that |so |too )?strongly|strong (?:feelings?|opinions?|views?)|(?:picky|fussy|particular|choosy|precious) (?:about|on|over)|absolutely|definitely)\b/gi;
/** Words for weight that nobody says of a wish but to deny it. */
const WEIGHT_DENIED =
  /\b(?:matters?|mind|care|fussed|bothered|picky|fussy|particular|choosy|worried|crazy about|set on|attached|fuss|bother|exactly)\b/gi;
/** Words for lightness. */
const LIGHTNESS =
  /\b(?:minor|trivial|trifle|detail|bonus|afterthought|secondary|nice to have|(?:small|little) (?:thing|matter|point)|(?:bottom|low|lower|far) (?:of|on|down|down on) (?:my|our|the) list)\b/gi;

/** Ways of making something weighty that name no weight, or to which a "no" belongs. */
const STRESSED =
  /\b(?:non-?negotiable|not (?:up for )?negotia\w+|not optional|above all|first thing (?:I|we) |make sure|(?:can(?:no|')t|could(?: no|n')t|won't|wouldn't) (?:do|live|manage|imagine|travel|go|come|book|stay|fly|eat|sleep|set foot)\b[^.!?]*\bwithout|no (?:compromise|way around)|(?:won't|not going to|never|refuse to) (?:budge|compromise|bend|give (?:it|that|this) up)|never again|(?:makes?|made|ruins?|ruined|spoils?|spoiled|wrecks?) (?:or breaks? )?(?:the|my|our) (?:whole |entire )?(?:trip|holiday|vacation|stay|day)|make or break|or (?:I|we)(?:'ll|'m|'re| will| won't| shan't| don't) |(?:has|have|'s|'ve) got to be|has to be|I mean (?:it|that)|I beg|(?:I|we)(?:'d| would)? (?:rather|sooner) (?:stay|not go|not come|sleep)|I swore|(?:can(?:no|')t|couldn't) (?:stress|emphasi[sz]e)|more than anything|worth (?:any|every) )/i;
/** Ways of making light of something. */
const SHRUGGED =
  /\b(?:either way|whatever|I (?:guess|suppose|reckon|dare ?say)|at a pinch|if (?:it's |that's |at all )?(?:possible|easy|convenient|handy|no (?:trouble|bother))|if (?:I|we|you) (?:have|had) to (?:pick|choose|say)|take it or leave it|(?:can|could|can easily) (?:live|do|manage|cope|be happy|get by) without|(?:I'll|I'd|we'll|we'd) (?:live|survive|cope|manage|get by|get over it)|not the end of the world|lose (?:any |much |no )?sleep|all the same to|all one to|as (?:soon|happy|happily) |no (?:skin|tears|drama|harm|fuss|great)|n't (?:cry|sulk|grumble|notice|weep)|mildly|faintly|slight(?:ly)? (?:preference|lean)|I'd lean|I lean)\b|,? though[.!?]*$|, though I\b/im;

const DENIALS =
  /\b(?:not|no|never|nothing|hardly|barely|scarcely|neither|nor|without|far from|less|lying if|isnt|doesnt|dont|wouldnt|\w+n't)\b/gi;
/** "Nothing is more important", "not only a detail": these take the "no" away. */
const UNDENIED = /\b(?:more|only|just|merely|doubt) $/i;
const CLAUSE = /[.!?;:,]|\b(?:but|though|although|yet|because|since|and|so)\b/;

/**
 * How a text sounds: whether its words say that something matters, or that it does not. They say nothing about a value, only how
 * much it counts: a noisy sign, weighed by what it was worth among simulated travelers (`train priors`). A "no" turns words for weight
 * and for lightness round ("not that important", "no small thing"), two leave them ("I can't say it doesn't matter"). Lightness goes
 * before weight that is not denied, and what is named before hedges.
 */
export function emphasisOf(text: string): Exclude<Sign, "volunteered"> {
  const plain = text.replaceAll("’", "'");
  const weights = denialsBefore(WEIGHT, plain);
  const denied = denialsBefore(WEIGHT_DENIED, plain).filter((denials) => denials > 0);
  const lightness = denialsBefore(LIGHTNESS, plain);
  if ([...weights, ...denied].some(isOdd) || lightness.some((denials) => !isOdd(denials))) return "shrugged";
  if (weights.length + denied.length + lightness.length > 0 || STRESSED.test(plain)) return "stressed";
  return SHRUGGED.test(plain) ? "shrugged" : "plain";
}

const isOdd = (count: number) => count % 2 === 1;

/** For each such word how many denials stand before it in its clause. */
function denialsBefore(words: RegExp, text: string): readonly number[] {
  return [...text.matchAll(words)].map(({ index }) => {
    const clause = text.slice(0, index).split(CLAUSE).at(-1) ?? "";
    return UNDENIED.test(clause) ? 0 : [...clause.matchAll(DENIALS)].length;
  });
}
