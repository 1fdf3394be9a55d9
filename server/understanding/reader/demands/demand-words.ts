import type { HouseRule, RoomType, Transportation } from "@/server/trip";
import { lexicon } from "../../text/pattern";

/** What a phrase demands when it is as it is, and when it is under a "no". */
export interface DemandRule {
  readonly patterns: readonly string[];
  readonly affirmed: DemandEffect | null;
  readonly negated: DemandEffect | null;
  /** Words that must not follow or precede: they make the phrase something else. */
  readonly notBefore?: RegExp;
  readonly notAfter?: RegExp;
}
export type DemandEffect =
  | { readonly kind: "transportation"; readonly value: Transportation }
  | { readonly kind: "roomType"; readonly value: RoomType }
  | { readonly kind: "houseRule"; readonly value: HouseRule }
  /** Named as one of several: spoken of, but not settled. */
  | { readonly kind: "open"; readonly value: "roomType" };

const transportation = (value: Transportation): DemandEffect => ({ kind: "transportation", value });
const roomType = (value: RoomType): DemandEffect => ({ kind: "roomType", value });
const OPEN_ROOM: DemandEffect = { kind: "open", value: "roomType" };
const houseRule = (value: HouseRule): DemandEffect => ({ kind: "houseRule", value });

export const DEMAND_LEXICONS = {
  flying: lexicon([
    "fly|flying|flys|flyin|flight|flights|flight transportation|flight based|flight travel|air travel|airplane|airplanes|aeroplane|plane|planes|air transportation|by air|airlines|air transport|a flight|a plane",
  ]),
  driving: lexicon([
    "self drive|self driving|selfdrive|self drives|self driven|drive|drives|driving|drive ourselves|driving ourselves|drive myself|driving myself|drive around|driving around|rental car|rental cars|rent a car|renting a car|rent cars|car rental|car rentals|hire a car|behind the wheel|license|licence|driver's license|driver's licence|drivers license|drivers licence|driving license|driving licence|drive ourselves around|drive a car|take a car|taking a car|use a car|using a car|need a car|want a car|self driving transportation|self drive transportation",
  ]),
  offspring: lexicon([
    "son|sons|daughter|daughters|grandson|grandsons|granddaughter|granddaughters|grandkids|grandchildren|boy|boys|girl|girls|children|kids|child|kid",
  ]),
  kids: lexicon(["children|kids|child|kid|kiddos|little ones"]),
  lodging: lexicon([
    "room|rooms|home|homes|place|places|apartment|apartments|house|houses|unit|units|property|properties|condo|condos|space|accommodation|accommodations|accomodation|accomodations|lodging|lodgings|flat|airbnb|bedroom|bedrooms|quarters|rental|rentals|suite|cabin|stay",
  ]),
};

export const DEMAND_RULES: readonly DemandRule[] = [
  {
    patterns: ["@flying"],
    affirmed: null,
    negated: transportation("no flight"),
    notAfter:
      /^(before|after|with|over|longer|that|between|more|earlier|later|out|deals|prices|museum|attendant|delays|change|changes|club|overnight|into|from)$/,
  },
  {
    patterns: [
      "by|car|driving|drive|train|trains|road|ground|bus only",
      "by car|train|road|bus only",
      "only by car|train|road|bus|ground",
      "only drive|trains|train|driving",
      "ground transportation|transport|travel only",
      "only ground transportation|transport|travel",
      "stay on the ground",
      "flight free",
      "non flight",
      "prefer ground transportation|transport|travel",
    ],
    affirmed: transportation("no flight"),
    negated: null,
  },
  {
    patterns: ["@driving"],
    affirmed: null,
    negated: transportation("no self-driving"),
    notAfter:
      /^(too|more|longer|long|far|at|over|through|every|all|in|within|distance|distances|hours|from|to|between|times|past|after|before)$/,
  },
  {
    patterns: [
      "only public transport|transportation|transit",
      "public transport|transportation|transit only",
      "rely|relying on public transport|transportation|transit",
      "non drivers|driver",
      "do not own a car",
      "without a car",
      "car free",
      "no car|cars|automobile",
      "not ..1 in|by car",
    ],
    affirmed: transportation("no self-driving"),
    negated: null,
  },
  {
    patterns: [
      "entire|whole|full @lodging",
      "@lodging all? to|for ourselves|myself|yourself",
      "@lodging entirely|all|completely to ourselves|myself",
      "entire private @lodging",
      "rooms should|must be entire",
      "@lodging type? : entire|whole",
      "place|home|house|apartment|flat|condo|cabin|unit of our|my own",
    ],
    affirmed: roomType("entire room"),
    negated: null,
    notAfter: /^(time|trip|group)$/,
  },
  {
    patterns: [
      "private @lodging",
      "private and comfortable|quiet|cozy|clean @lodging",
      "own @lodging",
      "room|rooms|bedroom|bedrooms of our|my|their own",
      "@lodging should|must|to|can be private",
      "@lodging that|which is|are private",
      "private hotel room|rooms",
      "@lodging type? : private",
      "@lodging with|where nobody|none else",
      "@lodging with|where no one else",
      "@lodging without anyone|anybody|strangers|roommates else?",
    ],
    affirmed: roomType("private room"),
    negated: null,
    notBefore: /^(entire)$/,
  },
  {
    patterns: [
      "shared @lodging",
      "@lodging shared with strangers|others|other",
      "@lodging type? : shared",
      "shared dorm|dorms|dormitory",
      "dorm|dorms|dormitory|dormitories",
      "share a|our|any? @lodging with strangers|others|other",
      "sharing a|our|any? @lodging with strangers|others|other",
    ],
    affirmed: roomType("shared room"),
    negated: roomType("not shared room"),
    notAfter: /^(bath|bathroom|bathrooms|pool|kitchen)$/,
  },
  {
    patterns: ["shared", "share a? @lodging", "share", "sharing a? @lodging", "sharing"],
    affirmed: null,
    negated: roomType("not shared room"),
    notAfter: /^(bath|bathroom|bathrooms|pool|kitchen|a|our|photos|rides|ride)$/,
  },
  {
    patterns: ["private|entire or shared", "shared or private|entire", "private or entire", "entire or private"],
    affirmed: OPEN_ROOM,
    negated: null,
  },
  { patterns: ["unshared"], affirmed: roomType("not shared room"), negated: null },
  {
    patterns: ["smoking", "smoke", "smokes", "smoker", "smokers", "cigarettes"],
    affirmed: houseRule("smoking"),
    negated: null,
    notAfter: /^(jacket|gun|hot|mountains|detector|detectors|alarm)$/,
  },
  {
    patterns: [
      "parties",
      "partying",
      "host|hosting|throw|throwing|hold|holding ..2 party",
      "have|having a|our ..1 party",
      "party friendly",
      "house party",
      "party house",
      "can|could party",
    ],
    affirmed: houseRule("parties"),
    negated: null,
    notBefore: /^(search|third|different|watch)$/,
  },
  {
    patterns: [
      "visitors",
      "visitor friendly",
      "guests|friends|people|family over",
      "guests are|is? allowed|permitted|welcome",
      "allow*|permit*|accept* ..2 guests",
      "host*|invite|inviting|entertain* ..2 friends|guests|people|locals",
      "outside|overnight|extra|additional guests",
    ],
    affirmed: houseRule("visitors"),
    negated: null,
    notAfter: /^(center|centre|centers|guide|bureau|map|pass|restrictions|restriction)$/,
    notBefore: /^(as|time|are|be|many)$/,
  },
  { patterns: ["visitor restrictions|restriction|limits|limit"], affirmed: null, negated: houseRule("visitors") },
  {
    patterns: [
      "@kids under|below|younger the? than? age|ages? of? <number>",
      "@kids who|that? are? under|below|younger the? than? age? of? <number>",
      "@kids aged? <number>",
      "@kids are <number>",
      "@offspring ..1 ( <number>",
      "@offspring ..1 ,? aged|age <number>",
      "young|small|little|younger @kids",
      "toddler",
      "toddlers",
      "baby",
      "babies",
      "infant",
      "infants",
      "newborn",
      "kid|child|kids|children friendly",
      "@kids are|is|be? allowed|permitted|welcome|welcomed|ok|okay",
      "allow*|permit*|accommodat*|accept*|welcom* ..2 @kids",
      "suitable|appropriate for ..2 @kids",
      "<number> year|yr old|olds",
      "<number> yo",
      "under tens",
    ],
    affirmed: houseRule("children under 10"),
    negated: null,
    notAfter: /^(steps|shower)$/,
  },
  {
    patterns: [
      "pet|dog|cat friendly",
      "pets",
      "pet",
      "dog",
      "dogs",
      "cat",
      "cats",
      "puppy",
      "pup",
      "pups",
      "puppies",
      "kitten",
      "golden retriever",
      "labrador|poodle|terrier|beagle|corgi|bulldog|husky|retriever|chihuahua|dachshund",
      "furry friend",
      "furry friends",
    ],
    affirmed: houseRule("pets"),
    negated: null,
    notBefore: /^(hot|chili|leave|leaving|corn)$/,
    notAfter: /^(sled|sledding|show|stays|sitter|cafe|days)$/,
  },
];

/** An age from which a child is no longer under ten. */
export const TEN = 10;

/** Cuisines: how people write them, then the name in the tables. */
export const CUISINES = lexicon([
  "american:American",
  "chinese:Chinese",
  "french:French",
  "indian:Indian",
  "italian|itallian|italien:Italian",
  "mediterranean|mediteranean|mediterranian:Mediterranean",
  "mexican|tex mex:Mexican",
  "japanese:Japanese",
  "korean:Korean",
  "thai:Thai",
  "vietnamese:Vietnamese",
  "greek:Greek",
  "spanish:Spanish",
  "lebanese:Lebanese",
  "turkish:Turkish",
  "ethiopian:Ethiopian",
  "cuban:Cuban",
  "brazilian:Brazilian",
  "peruvian:Peruvian",
  "caribbean:Caribbean",
  "german:German",
  "cajun:Cajun",
  "middle eastern:Middle Eastern",
  "latin american:Latin American",
  "seafood|sea food:Seafood",
  "bbq|barbecue|barbeque:BBQ",
  "pizza:Pizza",
]);
