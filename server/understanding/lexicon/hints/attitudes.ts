/** How a clause speaks against what it names: "can't stand", "ruins the evening". */
export const AVERSIONS: readonly string[] = [
  "hate*|detest*|loathe*|despise*|dread*|resent*|dislike*|avoid*",
  "can|could not|never stand|bear|take|abide|deal|handle|cope|tolerate|face|endure|stomach",
  "ruin*|spoil*|wreck*|annoy*|disgust*|irritat*|disturb*|bothers|stink*|stank|sucks|sucked",
  "awful|terrible|horrible|horrid|nightmare|worst|disgusting|dreadful|unbearable|filthy|miserable|torture",
  "never again|ever",
  "no way|thanks|thank",
  "sick|tired|weary|fed of|up",
  "put* me|us off",
  "drive*|drove me|us ..1 mad|crazy|nuts|insane",
  "away from",
  "not ..1 for me|us",
  "scare*|terrif*|nervous|afraid|anxious|panic*|phobia",
  "allerg*|sneez*|asthma*|cough*|headache*|migraine*|itch*",
  "makes me|us|my|our",
  "last thing i|we",
  "rather not|skip|without",
  "enough of",
  "not|never ..1 like|want|enjoy|fancy|love|appreciate",
  "can|could not ..1 eat|sit|sleep|breathe|relax|enjoy|concentrate|think|hear ..2 next|near|around|with|when|if|beside",
  "not|never believe|trust",
  "bore*|bored|boring|tedious",
  "slow|slows|hold|holds|weigh|weighs|drag|drags me|us ..1 down|back|up",
  "get|gets ..2 nerves|way",
  "nuisance|hassle|overrated|pointless|unnecessary|overkill|gimmick",
  "waste|wasted of|on",
  "no|not|never ..2 see|get|got ..2 point|appeal|attraction|fuss|use",
  "no point|use|need|appeal",
  "more trouble than",
  "leave|leaves me|us cold",
  "do|live|manage|cope|survive|happy|happier|fine|better|good|perfectly without",
  "can|could not justify|afford|see",
  "not ..1 for my|our|people",
  "not worth",
  "not|never ..2 one|type|kind|person|people for|to|who|of",
  "not my|our thing|style|cup|bag|scene|idea",
  "talk|talks|take|takes|cost|costs ..1 too much|long|fast",
  "too expensive|stiff|stuffy|formal|pricey|much|slow|posh",
  "last resort",
  "tie|ties|tied me|us down",
  "kill|kills the|my|our|all",
  "stress*|rigid",
  "who needs|wants|uses|bothers",
  "why would|should|bother|pay|book",
  "what is the point|use|good",
  "for ..1 others|millionaires|snobs|executives|bosses|someone|somebody",
  "leave ..2 to the|others|people",
  "eye watering",
  "out of my|our league|reach|price|budget",
  "ramble*|drone*|rattle*",
  "tied to",
  "hardly|rarely|seldom|barely",
  "burn ..1 easily|quickly|fast",
  "down the drain",
  "just an|a ..1 upsell|gimmick|extra|racket",
  "declin*",
  "pass on",
  "elsewhere",
  "never|not|hardly bother*|bothered with|about",
  "rather|sooner ..2 save|keep|spend",
  "take|takes|took|kill|kills the|my|our|all ..1 fun|joy|charm|pleasure",
  "drown*",
  "can|could not hear|talk|think ..1 over|above",
  "never ..1 pay|paid|buy|bought|book|splash",
  "overpriced|extortionate",
  "not ..1 pay|paying ..1 extra|more",
  "too many|much|loud|crowded|hot|noisy",
  "give|gives me|us the creeps|a",
];

/** How a clause puts up with what it names, although it sounds like the contrary. */
export const TOLERANCES: readonly string[] = [
  "not|never|without ..2 mind|bother*|hate|dislike|annoy*|disturb*|avoid|scare*|afraid|nervous|anxious|allerg*|sick|tired|bore*",
  "not ..3 miss|skip|lose|forgo|lack|lacking|leave",
  "no ..1 allerg*|phobia*|fear*|aversion|headache*",
  "not kill|hurt me|us",
  "can|could|would|do not ..2 live|do|manage|cope|survive|be|imagine|go|function|sleep|travel ..2 without",
  "not too",
  "cough up",
  "am|are afraid $|,|that|our|my|the|his|her|i|we|it|he|she|they|not|so",
  "less|no|least|not|without|avoid ..1 stress*|hassle|nuisance|boring|rigid|expensive|tiring|annoy*",
  "not put ..1 off",
];

/** How a traveller tells that something earlier was a pleasure. */
export const PLEASURES: readonly string[] = [
  "love*|enjoy*|adore*|lovely|wonderful|perfect|brilliant|fantastic|amazing|great|best|heaven|bliss|delightful|superb|fabulous|excellent|delighted|happy|magical|spoiled|treat",
  "never regret*",
];

/** How a traveller tells of something earlier that went wrong. */
export const GRIEVANCES: readonly string[] = [
  "lost|lose|stranded|charged|overcharged|cancelled|canceled|delayed|bumped|bedbugs|dirty|filthy|rude|broken|stolen|robbed|ruined|wrecked|refused|ignored|burned|burnt|swore|grudge|nightmare|awful|terrible|horrible|worst|disaster|disappoint*|never|complain*|mess|messed|late|hours|sick|missed|miss|stuck|shame|pity|regret*|damaged",
  "until|till <number>",
  "until|till dawn|midnight|late|morning",
  "all|whole night",
];

/** What was missing before is wanted now: "the last place had no internet". */
export const FORMER: readonly string[] = [
  "last|previous ..2 time|trip|place|hotel|room|holiday|vacation|stay|flight|one|year|summer|winter",
  "had|was|were|did no|not",
  "missed|miss having|a|the|our|my",
];

/** How what is asked is held dear, without its being named: a yes to a question for yes or no. */
export const HELD_DEAR: readonly string[] = [
  "can|could|would not ..2 do|live|go|leave|travel|be|imagine|manage|eat ..3 without it|that|one|them",
  "never ..3 without it|that|one|them",
  "would not ..2 miss it|that",
  "worth it|every|the money|having",
  "makes all the difference",
  "make|makes|made ..2 evening|night|day|trip|holiday|meal|dinner ..2 special|perfect|better|nicer|complete|memorable",
  "makes the|my|our evening|night|meal|day|trip|holiday",
  "a|the must|necessity|priority|godsend|lifesaver|bonus|treat|plus",
  "better safe",
  "peace of mind",
  "safe side",
  "the more the merrier",
  "why not",
  "go for it",
  "count me|us in",
  "non negotiable",
  "go ahead",
  "bring it on",
  "i|we insist",
  "would be ..2 blessing|lifesaver|bliss|heaven",
  "you bet",
  "by all means",
];

/** How what is asked is thought little of, without its being named: a no to a question for yes or no. */
export const HELD_CHEAP: readonly string[] = [
  "waste of money|time",
  "rip ..1 off",
  "ripoff|scam|racket|overkill|pointless|unnecessary|overrated|gimmick|nonsense",
  "money down the drain",
  "more trouble than",
  "not ..2 worth",
  "not for us|me",
  "thanks|thank ..1 but",
  "over my dead body",
  "god|heaven forbid",
  "as if",
  "count me|us out",
  "i|we will|would pass",
  "can|could do without",
  "give it a miss",
  "could well? do without",
  "the less the better",
  "hard pass",
];

/**
 * How a traveller is content with whatever comes, where nothing that can be chosen is named: "as long as it has wings". Weaker
 * than what leaves the choice open outright, since a wish may stand beside it.
 */
export const UNCONCERNED: readonly string[] = [
  "as|so long as",
  "when|if ..2 suits",
  "one from the next|other|another",
  "provided it|they|that",
  "will|would|should|is|does ..1 do|fine|ok|okay|enough $",
  "is all i|we need|want|ask",
  "not ..1 need|want|use|require a|any ..1 thing|anything|of|single",
  "not ..2 use|need any|anything|it|them|that|those|much",
  "never ..2 eat|drink|use|look|watch|notice|notices|noticed|care|cared|think|thought|need|needed|bother|bothered|occurred",
  "not ..3 notice|remember|register|apply|concern",
  "not ..2 my|our thing|style|department|strong",
  "not ..2 into that|them|it|those",
  "not ..3 tell ..4 difference|apart|other",
  "gets|get us|me there",
  "who cares",
  "makes no odds",
  "beggars",
  "no skin off",
  "you are the expert|boss|pro",
  "not an expert|a fan|a geek|a spotter",
];

/** How a traveller takes in both ways at once: "with or without", "dogs or no dogs". */
export const EITHER_WAY: readonly string[] = [
  "with or|and without",
  "or|and|, without ,? one|a|it|them|any? $|,|-|is|both|are|we|i|suits|fine|ok",
  "both ways",
  "long|short|quick or short|long",
  "big|small|large|tiny or|and small|big|large|huge",
  "early|late or late|early",
  "fancy|plain|simple|posh or plain|fancy|simple|posh",
  "old|new or new|old",
  "in|out|inside|outside|indoors|outdoors or|, out|in|outside|inside|outdoors|indoors ,? both|either?",
  "casual|formal|relaxed|dressy or formal|casual|dressy|relaxed ,? either|both|whichever|fine",
  "shower|bath|tub|bathtub or shower|bath|tub|bathtub ,? either|whichever|both",
  "room|house|home|apartment or an|a? room|house|home|apartment ,? either|both|whichever|fine",
  "independent|chain or independent|chain",
  "with ..1 , without|no",
  "day|night|morning or night|day|evening",
  "free|paid or paid|free|not",
  "near|close or far",
  "famous|known|popular or not|unknown|obscure",
  "one or the other",
  "this or that",
];

/** What may be anything of one kind only: "anything from the sea", "whatever comes out of a wok". */
export const RESTRICTED =
  "any|anything|whatever|anywhere|wherever|somewhere|whichever|everything ..3 with|from|near|on|in|by|where|that|out|off|made|close|serving|under|over|along|cheapest|cheaper";
