import { lexicon } from "../text/pattern";

export const CURRENCIES = lexicon([
  "$|usd|dollars|dollar|bucks|buck|us dollars|us dollar|american dollars|us$:USD",
  "€|eur|euros|euro:EUR",
  "£|gbp|pounds|quid|pound sterling:GBP",
  "¥|yen|jpy:JPY",
  "cad|canadian dollars:CAD",
  "aud|australian dollars:AUD",
  "pesos|mxn:MXN",
]);

/** Words between "budget" and a bare number. */
export const BUDGET_BRIDGE = lexicon([
  "of|is|at|set|now|around|about|approximately|approx|roughly|under|below|up to|max|maximum|total|limit|cap|:|a|the|our|my|to|no more than|not more than|less than|within|somewhere|near|close|range|trip|this|for|would be|will be|be|was|has been|capped|kept|only|just|say|ish|~|(|between|from|stands|it|whole|entire|overall|tops out|-|,|everything|including|included|all|hotels|not|fixed|flexible|maybe|perhaps|probably",
]);

/** Words that make an amount the budget of the trip. */
export const BUDGET_WORDS = new Set(
  "budget budgeted budgeting spend spending afford total overall expense expenses expenditure allocated allowance funds cap price cost costs max maximum tops within under below".split(
    " ",
  ),
);

/** Words right before or after an amount that make it the price of one thing. */
export const THING_PRICED = new Set(
  "hotel hotels room rooms flight flights ticket tickets dinner dinners lunch meal meals airfare deposit parking tip souvenirs spa breakfast concert gift fare fares".split(
    " ",
  ),
);
