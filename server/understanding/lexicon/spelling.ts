/** Words that readers rely on; a word one edit away from exactly one of them, and no word itself, is taken for it. */
export const KEYWORDS: readonly string[] =
  `budget people person persons flight flights flying cuisine cuisines itinerary departing leaving travel traveling travelling visiting private entire shared weekend weekends visitors smoking parties children january february march april august september october november december monday tuesday wednesday thursday friday saturday sunday dollars adults friends family accommodation accommodations restaurant restaurants nights cities different returning starting heading italian chinese mexican mediterranean american indian french japanese license licence tomorrow vacation around between without afraid toddler toddlers daughter daughters husband teenager apartment breakfast passengers travelers travellers saturday everyone grandparents grandmother afternoon vegetarian refundable insurance downtown concierge cancellation wheelchair accessible aquarium alaska jetblue marriott novotel economy overnight laundry flexible moderate bathtub toiletries seafood buffet outdoor takeout delivery reservation reservations shopping landmark landmarks historical restrooms airbus casual festival festivals workshop workshops`.split(
    " ",
  );

/** English words that lie one edit away from a keyword. */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `light lights slight plight fight fights fright sights rights tights lights mights frying trying plying collars patties partied entice share shares sharing shares shard leading weaving heaving budgets midget fudget visitor adult friend fiends person's personal cities cited ties station stating staring starring sparing storing reading heeding beading hearing heating heaping departed fiance family's cousin cousins match starch larch marsh manch monkey sundry fridge april's octobers around aground round ground untied france trench fresh frenchy indians italians italics mexicans chines americans travels traveler traveled ravel gravel children's privates primate pirate flying's lying vacations location vocation returning retuning tutoring without withhold afraid weekend's couple ahead parted parting parking farting starting carting fright knights nigh night eights march's august's augusta sunny monday's shaved shaded shaken smocking smokin entires enters entree entry flies flight's fliers resturants visitings posting hosting boating skating stating causal deliver delivers buffer buffers bested moderated flexibly chopping stopping`.split(
    /\s+/,
  ),
);

/** Slips too short to find by distance. */
export const SLIPS: Readonly<Record<string, string>> = {
  teh: "the",
  busines: "business",
  bussiness: "business",
  buisness: "business",
  bizness: "business",
  econmy: "economy",
  economi: "economy",
  mornin: "morning",
  vegeterian: "vegetarian",
  vegatarian: "vegetarian",
  marriot: "marriott",
  mariott: "marriott",
  hillton: "hilton",
  dowtown: "downtown",
  wheelchar: "wheelchair",
  tommorow: "tomorrow",
  tommorrow: "tomorrow",
  tomorow: "tomorrow",
  untill: "until",
  wensday: "wednesday",
  wendsday: "wednesday",
  ppls: "people",
  nght: "night",
  nigths: "nights",
  dys: "days",
  accomodation: "accommodation",
  accomodations: "accommodations",
  kidz: "kids",
  chldren: "children",
  hotle: "hotel",
  shard: "shared",
  privat: "private",
  wek: "week",
  weeek: "week",
  frm: "from",
  fom: "from",
  form: "from",
  wth: "with",
  wit: "with",
  wiht: "with",
  adn: "and",
  nad: "and",
  cuzine: "cuisine",
  budjet: "budget",
  bugdet: "budget",
  trvl: "travel",
  wknd: "weekend",
  yrs: "year",
  b4: "before",
  tmrw: "tomorrow",
  tmr: "tomorrow",
  bday: "birthday",
  hubs: "husband",
};
/** Slips that are words themselves: only right before a capital or in a text without capitals. */
export const SLIPS_AND_WORDS: ReadonlySet<string> = new Set(["form", "wit"]);
