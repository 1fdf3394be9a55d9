/** Words that are no place even where a place might stand: "from work", "to relax", "in English", "visit Mom". */
export const NEVER_PLACES: ReadonlySet<string> = new Set(
  `a an the my our your his her their this that these those some any all each every both other another same
  i we me us you he she they it him them who what which when where why how there here home work school office house place places
  january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
  monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun today tomorrow tonight yesterday weekend week month year day days night nights
  spring summer autumn fall winter christmas thanksgiving easter halloween
  american chinese french indian italian mediterranean mexican japanese thai korean vietnamese greek spanish english german british asian european
  amtrak airbnb uber lyft hilton marriott hyatt delta united southwest jetblue expedia google vrbo hertz avis hostel hotel hotels motel airport airports
  mom dad grandma grandpa mum mother father parents sister brother friend friends family kids children wife husband boyfriend girlfriend partner grandparents uncle aunt cousin
  see visit explore go get travel fly drive stay spend eat try enjoy relax do make take have be find keep leave depart return come start begin end book plan celebrate experience include allow accommodate
  march to from in on at by of for with and or but not no yes please thanks thank hi hello hey ok okay dear
  different various several many few couple two three four five six seven eight nine ten one first second last next total
  city cities town towns state states country countries county region area areas village coast beach beaches mountain mountains park parks lake river ocean sea
  landing normal springs downtown uptown anywhere somewhere everywhere nowhere wherever whatever usa total around about approximately nearly
  budget people adults person dollars usd group party solo trip trips travel vacation holiday holidays tour journey itinerary
  museum museums restaurant restaurants food cuisine cuisines meals accommodation accommodations lodging lodgings room rooms house houses apartment
  train trains flight flights plane planes car cars bus taxi advance general mind case order need needs ideally preferably particular addition terms regards regard fact favor return time between within during
  hangover banger online network nature history art music sports work business pleasure fun love good great nice best warm sunny cold quiet cheap cheaper
  want wants like need would could should going planning looking thinking
  start finish scratch abroad overseas now then later soon early late morning afternoon evening noon midnight
  disney disneyland disneyworld nba nfl mlb nyu ucla mit vip atm asap eta
  private shared entire single double triple pets dog cat dogs cats smoking parties visitors guests
  currently also maybe perhaps possibly probably either neither whether if so as than too very really just only even still again back away out off up down over under
  us budgeting dining lunch dinner breakfast brunch drinks coffee wine beer hiking skiing swimming surfing shopping camping
  friday's new san st santa los las el north south east west northern southern eastern western central old big little great upper lower grand`.split(
    /\s+/,
  ),
);

/** Of these the words that begin names of several words, in which the next one may be misspelled: "san fransisco". */
export const BEGINS_NAMES: ReadonlySet<string> = new Set(
  "new san santa los las el st north south west fort ft".split(" "),
);
