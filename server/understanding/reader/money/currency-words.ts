import { lexicon } from "../../text/pattern";

export const CURRENCIES = lexicon([
  "$|usd|dollars|dollar|bucks|buck|us dollars|us dollar|american dollars|us$:USD",
  "€|eur|euros|euro:EUR",
  "£|gbp|pounds|quid|pound sterling:GBP",
  "¥|yen|jpy:JPY",
  "cad|canadian dollars|canadian|c $|ca $|$ cad:CAD",
  "aud|australian dollars|australian|a $|au $|$ aud|aussie dollars:AUD",
  "nzd|nz dollars|nz $|kiwi dollars:NZD",
  "pesos|mxn|mexican pesos:MXN",
  "chf|francs|swiss francs|sfr:CHF",
  "inr|rupees|rupee|rs|\u20b9:INR",
  "zar|rand|rands|r:ZAR",
  "sek|swedish kronor|swedish krona:SEK",
  "nok|norwegian kroner|norwegian krone:NOK",
  "dkk|danish kroner|danish krone:DKK",
  "sgd|singapore dollars|s $:SGD",
  "myr|ringgit|rm:MYR",
  "cny|rmb|yuan|renminbi|kuai|元|cn ¥|rmb ¥:CNY",
  "brl|reais|real|r $:BRL",
  "krw|won|\u20a9:KRW",
  "thb|baht:THB",
  "hkd|hong kong dollars:HKD",
  "twd|nt dollars:TWD",
  "pln|zloty|z\u0142oty|z\u0142:PLN",
  "php|\u20b1:PHP",
  "try|lira:TRY",
  "idr|rupiah:IDR",
  "vnd|dong:VND",
  "ngn|naira|\u20a6:NGN",
  "kes|ksh|shillings:KES",
]);

/** Words between "budget" and a bare number. */
export const BUDGET_BRIDGE = lexicon([
  "of|is|at|set|now|around|about|approximately|approx|roughly|under|below|up to|max|maximum|total|limit|cap|:|a|the|our|my|to|no more than|not more than|less than|within|somewhere|near|close|range|trip|this|for|would be|will be|be|was|has been|capped|kept|only|just|say|ish|~|(|between|from|stands|it|whole|entire|overall|tops out|-|,|everything|including|included|all|hotels|not|fixed|flexible|maybe|perhaps|probably",
]);
