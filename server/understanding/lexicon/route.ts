import { lexicon } from "../text/pattern";

/** What a place is in the trip. `home`: where it goes back to; `other`: named, but no part of it. */
export type Role = "origin" | "destination" | "home" | "other";

export const ROUTE_LEXICONS = {
  /** Words that count or praise what is visited: "3 different cities". */
  kind: lexicon([
    "different|distinct|unique|separate|various|other|new|big|major|great|nice|small|cool|more|beautiful|lovely|interesting|amazing|of the|of its|of|its|nearby|main|fun|the|whole|entire",
  ]),
  towns: lexicon(["city|cities|town|towns|destinations|destination|stops|stop|places|spots|locations|citys|citites"]),
};

/**
 * Phrases that end in a place and tell its role. Of those that end at the same place the one with the most words counts.
 */
export const CUES: readonly (readonly [readonly string[], Role])[] = [
  [
    [
      "from :? <place>",
      "from the|downtown|sunny|rainy|home <place>",
      "depart*|leave|leaving|leaves <place>",
      "depart*|leav*|fly*|flight|flights|travel*|go|going|driv*|com*|head*|set*|tak* ..3 from|out <place>",
      "fly*|driv*|depart*|head*|leav* out of <place>",
      "out of <place>",
      "start*|begin*|beginn*|originat*|commenc*|kick* ..4 in|at|from <place>",
      "start*|begin* out? ..3 out of <place>",
      "start*|begin* our|my|the|this journey|trip|tour|adventure|vacation in|at|from <place>",
      "start*|begin* :? <place>",
      "set*|tak* off|out from|in <place>",
      "based in|out|at|near of? <place>",
      "i|we|currently live|reside|am|are|living in|near|at <place>",
      "we|i are|am|currently based? living? in|at <place>",
      "i am|we are from <place>",
      "living in|near <place>",
      "i|we am|are actually|still|now in|at|near <place>",
      "and|but|now|currently live|living|work in|near|at <place>",
      "ex <place>",
      "home is|base|city|town|airport is? in? :? <place>",
      "hometown|origin|departure|departing is|city|point|airport|from? is? in? :? <place>",
      "start* and|& end*|finish* in|at|from <place>",
      "round|return trip from <place>",
      "start* point|city|location is|: <place>",
      "depart*|leav* ..2 from <place>",
      "pick* ..3 in|from <place>",
    ],
    "origin",
  ],
  [
    [
      "back to|in|at|home <place>",
      "back home to|in <place>",
      "return* to|home|back to? <place>",
      "home to <place>",
      "ending|end|ends|finish* ..2 back in|at <place>",
    ],
    "home",
  ],
  [
    [
      "to|too :? <place>",
      "to the|downtown|sunny|beautiful|lovely|visit|see|explore|tour|discover|experience|do <place>",
      "toward|towards <place>",
      "bound for <place>",
      "head*|leav*|depart*|mak* ..1 for <place>",
      "visit*|explor*|see|seeing|tour*|discover*|cover*|experienc*|hit|hitting|do <place>",
      "visit*|explor*|see|seeing|tour*|discover*|cover*|experienc*|hit ..5 in|of|within|across|through|throughout|around <place>",
      "@towns in|within|across|of|throughout|around|from the|state? of? <place>",
      "in|into|within|across|through|throughout|around|via|at|onto|over <place>",
      "in the|downtown|sunny|beautiful|upstate|state|western|southern|northern|eastern|central of? <place>",
      "arriv* in|at|to <place>",
      "end*|finish*|conclud*|terminat* ..3 in|at|with|on <place>",
      "trip|vacation|getaway|holiday|journey|weekend|itinerary|tour|week|break in|to|of|through|around|for <place>",
      "spend* ..5 in|at <place>",
      "stop* ..2 in|at|by <place>",
      "stay* ..3 in|at <place>",
      "go|going|goto|love <place>",
      "first|firstly|then|next|finally|afterwards|lastly|onwards <place>",
      "destination|destinations|where|dest|dst|arrival|arrive is|are|will|city? be? :? <place>",
      "fly*|driv*|head*|go|going|travel* ..2 into|to|in <place>",
      "leave|leaving|leaves|depart* ..3 for|to <place>",
      "want to do <place>",
      "would|i|we like|love|prefer <place>",
      "<duration> in|at|around|exploring <place>",
      "<duration> <place>",
      "interested in <place>",
      "from <place> and|then|to <place>",
      "state of <place>",
    ],
    "destination",
  ],
  [
    [
      "been|went|was|were|gone|flew|traveled|travelled|moved|visited to|in|from? <place>",
      "visited <place>",
      "avoid*|skip*|except|besides|unlike|excluding <place>",
      "not <place>",
      "lives|lived|live|grew|raised|born up? in|near <place>",
      "who|sister|brother|friend|friends|cousin|parents|mom|dad|uncle|aunt|daughter|son live|lives|is|are in <place>",
      "instead of <place>",
      "rather|other than <place>",
      "similar to <place>",
      "like <place>",
      "layover|connection|stopover in|at|through <place>",
      "near to? <place>",
      "last year|month|summer|time ..4 in|to <place>",
      "anywhere|everywhere but|except <place>",
      "done|did <place>",
      "name|names is|are <place>",
      "seen <place>",
      "been there|to ..2 in|to <place>",
    ],
    "other",
  ],
];

/** Numbers of cities. */
export const CITY_COUNTS: readonly string[] = [
  "<count> ~kind3 @towns",
  "<count> ~kind3 cities|towns tour|trip",
  "a total of <count> @towns",
  "cities|towns|stops : <count>",
];
export const VAGUE_CITY_COUNTS: readonly string[] = [
  "few|several|some|many|multiple|various|multi|different ~kind2 cities|towns|city",
  "couple of ~kind2 cities|towns",
  "<count> - <count> cities|towns",
  "<count> or|to <count> ~kind1 cities|towns",
];
