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

/** What is meant, and slips and short forms of it that are too far away to find by distance, or begin a sentence. */
const SLIPS_OF = `the: teh; business: busines bussiness buisness bizness biz; economy: econmy economi; morning: mornin; vegetarian: vegeterian vegatarian veg veggo
  vegeterain vegtarian; marriott: marriot mariott; hilton: hillton; downtown: dowtown; wheelchair: wheelchar; tomorrow: tommorow tommorrow tomorow
  tmrw tmr; until: untill; wednesday: wensday wendsday; people: ppls ppl; night: nght; nights: nigths; days: dys; accommodation: accomodation
  accom; accommodations: accomodations; kids: kidz kiddies nippers bairns littluns; children: chldren; hotel: hotle hotell; shared: shard; private:
  privat; week: wek weeek; from: frm fom form; with: wth wit wiht w; and: adn nad n; cuisine: cuzine; budget: budjet bugdet; travel: trvl; weekend:
  wknd; year: yrs yr; before: b4; birthday: bday; husband: hubs; hour: h hr; cafe: café; cafes: cafés; are: r; you: u; thanks: ty thx; sorry: sry
  soz; something: smth sthg; manager: mgr; government: gov govt; doctor: doc; university: uni; hours: hrs; minutes: min mins; breakfast: bfast
  brekfast brekkie brekky breakfest; service: svc; tv: telly tellies; football: footie footy; grandma: nan nana gran granny; gift: pressie;
  restaurant: resto resturant restuarant; restaurants: restos resturants; ac: aircon airconditioning airco; message: msg; preference: pref
  preferance prefrence preferrence; preferences: prefs; your: ur; please: pls plz plese pleae; them: em; because: cuz coz bc; though: tho;
  probably: prolly prob probs; definitely: def defo definately definitly; about: abt; love: luv; through: thru; boyfriend: bf; recommendations:
  recs; refundable: refundible; insurance: insurence; parking: parkng; swimming: swiming; flexible: flexable; rarely: rarley; occasionally:
  occasionaly ocasionally occassionally; frequently: frequantly`;

/** What each of them means. */
export const SLIPS: Readonly<Record<string, string>> = Object.fromEntries(
  SLIPS_OF.split(/;\s+/).flatMap((line) => {
    const [meant = "", slips = ""] = line.split(/:\s+/);
    return slips.split(/\s+/).map((slip) => [slip, meant]);
  }),
);
/** Written laughter and other asides that say nothing of the matter. */
export const INTERJECTIONS: ReadonlySet<string> = new Set(
  "lol lmao rofl haha hahaha hehe btw tbh imo imho fyi omg xd ngl innit".split(" "),
);

/** Slips that are words themselves: only right before a capital or in a text without capitals. */
export const SLIPS_AND_WORDS: ReadonlySet<string> = new Set(["form", "wit"]);
