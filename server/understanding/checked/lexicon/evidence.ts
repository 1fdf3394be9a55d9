import type { HouseRule, RoomType, Transportation } from "@/server/trip";

/**
 * Words without which a text cannot say a thing, in English and its neighbors: necessary, not sufficient. They bound what a model may
 * claim to have read; they never set anything. All are matched in text without accents, in small letters.
 */
const NO =
  "no|not|non|never|without|sans|sin|ohne|kein\\w*|nicht|nie|pas|senza|sem|nao|zonder|geen|niet|nobody|none|nothing|avoid|skip|rather|hate\\w*|refus\\w*|afraid|scared|terrif\\w*|fear|phobi\\w*|sick\\w*|grounded|cannot|cant|can't|dont|don't|doesn't|wont|won't|isn't|neither|nor|except|exclud\\w*|odia\\w*|odio|miedo|peur|angst|paura|medo|bann?ed|out of the question|off the table|instead of|anything but";
const negated = (what: string, or = "$^"): RegExp =>
  new RegExp(`(?=[\\s\\S]*\\b(?:${NO})\\b)(?=[\\s\\S]*\\b(?:${what})\\b)|\\b(?:${or})\\b`);

export const TRANSPORTATION_EVIDENCE: Readonly<Record<Transportation, RegExp>> = {
  "no flight": negated(
    "fl[yi]\\w*|flights?|plane\\w*|aeroplane\\w*|airplane\\w*|air|airports?|avion\\w*|vol|vols|voler|volar|vuelos?|flug\\w*|flieg\\w*|vol[oi]|volare|aere[oi]\\w*|voos?|voar|vliegen|vliegtuig|vlucht\\w*|ground|avia\\w*|avio\\w*",
    "(?:keep us|keep me|stay) on the ground|(?:by|over) (?:road|land|train) only",
  ),
  "no self-driving": negated(
    "driv\\w*|car|cars|wheel|licen[cs]e|rental|conduc\\w*|coches?|carros?|auto|autos|voitures?|fahren|selbst|guid\\w*|macchina|dirig\\w*|rijden|behind",
  ),
  "only trains and buses":
    /\b(?:trains?|rail\w*|bus(?:es)?|coach(?:es)?|tren(?:es)?|treni?|zug|zuge|bahn\w*|autobus\w*|trein\w*|neither|nor|either)\b/,
};

const PRIVACY =
  "privat\\w*|privad\\w*|prive\\w*|own|ourselves|myself|to us|to me|eigen\\w*|proprio|propia|only us|just us|nobody else|no one else";
export const ROOM_EVIDENCE: Readonly<Record<RoomType, RegExp>> = {
  "entire room": new RegExp(
    `\\b(?:entire|whole|full|complete|entier\\w*|enter[ao]|complet[ao]?|ganze\\w*|inteir[ao]|intero|hele|${PRIVACY})\\b`,
  ),
  "private room": new RegExp(`\\b(?:${PRIVACY})\\b`),
  "shared room":
    /\b(?:shar\w*|dorm\w*|bunk\w*|hostel\w*|compartid\w*|partag\w*|geteilt\w*|mehrbett\w*|condivis\w*|compartilhad\w*|gedeeld\w*)\b/,
  "not shared room": negated(
    "shar\\w*|dorm\\w*|bunk\\w*|strangers?|compart\\w*|partag\\w*|teil\\w*|geteilt\\w*|mehrbett\\w*|condivi\\w*|compartilh\\w*|delen|gedeeld\\w*",
  ),
};

export const HOUSE_RULE_EVIDENCE: Readonly<Record<HouseRule, RegExp>> = {
  smoking: /\b(?:smok\w*|cigar\w*|fum\w*|rauch\w*|tabac\w*|roken|vape|vaping|pipe)\b/,
  parties: /\b(?:part(?:y|ies)|celebrat\w*|fiesta\w*|fete\w*|feier\w*|fest\w*|festa\w*|feest\w*|bash|shindig)\b/,
  "children under 10":
    /\b(?:child\w*|kids?|kiddo\w*|little ones?|toddlers?|bab(?:y|ies)|infants?|nin[oa]s?|hij[oa]s?|enfants?|bebe\w*|kind\w*|bambin\w*|criancas?|year old\w*|sons?|daughters?|boys?|girls?)\b/,
  visitors: /\b(?:visit\w*|guests?|friends? over|drop by|come over|besuch\w*|invit\w*|ospiti|bezoek\w*|over)\b/,
  pets: /\b(?:pets?|dogs?|dogg\w*|pup\w*|cats?|kitten\w*|parrots?|animals?|mascotas?|perr[oa]s?|gatos?|chiens?|chats?|animaux|hund\w*|katze\w*|haustier\w*|can[ei]|gatt[oi]|cachorr[oa]s?|honden?|huisdier\w*|terrier|labrador|poodle|beagle|tabby|four legged)\b/,
};
export const PETS_EVIDENCE = HOUSE_RULE_EVIDENCE.pets;

export const ONE_WAY_EVIDENCE =
  /\b(?:one way|oneway|no return|not (?:coming|going|flying|heading) (?:back|home)|won't (?:be )?(?:com\w* back|return\w*)|without (?:a |the )?return|stay(?:ing)? there|mov(?:e|ing) there|solo ida|aller simple|nur hin\w*|sin vuelta|sem volta|solo andata|ne (?:rentr|revien)\w* pas|no (?:vuelv|volv|regres)\w*|enkele reis|for good)\b/;

/** Beginnings of the cuisines' names in the languages around; a cuisine that is missing here is looked for by its own name. */
export const CUISINE_BEGINNINGS: Readonly<Record<string, readonly string[]>> = {
  American: ["americ", "amerik", "burger"],
  Mediterranean: ["mediterr", "mittelmeer"],
  Mexican: ["mexic", "mejic", "mexik", "messic", "taco", "tex mex"],
  French: ["french", "franc", "franz", "frans"],
  Italian: ["ital", "pasta", "trattoria"],
  Chinese: ["chin", "kine", "cine", "dim sum", "sichuan", "cantonese"],
  Indian: ["india", "indi", "indisch", "curry", "curries"],
  Japanese: ["japan", "japon", "giappon", "sushi", "ramen"],
  Korean: ["korea", "corean", "coree"],
  Thai: ["thai", "tailand"],
  Seafood: ["seafood", "fish", "marisco", "fruits de mer", "meeresfr", "frutti di mare", "frutos do mar"],
  BBQ: ["bbq", "barbec", "grill"],
  Tea: ["tea", "te ", "the "],
  Bakery: ["baker", "boulang", "panader", "backer"],
  Cafe: ["cafe", "coffee", "kaffee"],
};

/** What is before or behind an amount that each person or each day may cost. */
export const EACH =
  /\b(?:each|apiece|a head|per head|per person|a person|per capita|pp|cada un[oa]|por persona|por cabeza|pro person|pro kopf|je person|par personne|par tete|chacun|a testa|a persona|por pessoa|per persoon)\b/;
export const NIGHTS =
  /\b(?:nights?|sleeps?|overnights?|nites?|noches?|nuits?|nacht\w*|ubernachtung\w*|notti|notte|noites?|nachten)\b/;
export const WEEK = /\b(?:weeks?|wk|semanas?|semaines?|woche\w*|settiman\w*|weken)\b/;
export const FORTNIGHT = /\b(?:fortnight|quincena|quinzaine|quinzena)\b/;
export const OTHER_CURRENCY =
  /[€£¥₹]|\b(?:euros?|eur|pounds?|gbp|quid|sterling|yen|pesos?|reais|francs?|franken|chf|rupees?|canadian|aud|cad)\b/;

const many = (words: string): ReadonlySet<string> => new Set(words.split(" "));
/** One child each. */
export const CHILD_WORDS = many(
  "child kid kiddo toddler baby infant son daughter boy girl grandson granddaughter nephew niece hijo hija nino nina fils fille enfant kind sohn tochter bambino bambina figlio figlia filho filha crianca zoon dochter newborn teen teenager",
);
/** One person each. */
export const PERSON_WORDS = many(
  "wife husband partner spouse girlfriend boyfriend fiance fiancee mum mom mother dad father brother sister friend buddy mate colleague grandma grandmother grandpa grandfather aunt uncle cousin roommate bro sis adult adulto adulte adulta erwachsene erwachsener volwassene senior esposa esposo marido mujer madre padre amigo amiga hermano hermana novia novio femme mari mere pere ami amie frere soeur copine copain frau mann mutter vater freund freundin bruder schwester oma opa moglie marito amico amica fratello sorella mae pai esposa irmao irma vrouw man vriend vriendin hubby missus",
);
/** Two persons each. */
export const TWO_PEOPLE_WORDS = many(
  "parents grandparents twins padres eltern grosseltern genitori pais ouders zwillinge gemelos",
);
export const ALONE =
  /\b(?:alone|solo|sola|myself|single|just me|only me|one person|allein\w*|seul\w*|da sol[oa]|sozinh[oa]|alleen|individual|un pasajero|ein person|eine person|lone|on my own)\b/;
