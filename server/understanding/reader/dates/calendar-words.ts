import { lexicon } from "../../text/pattern";

export const MONTHS = lexicon([
  "january|jan|januar|janvier|enero|gennaio:1",
  "february|feb|febuary|feburary|februar|février|fevrier|febrero|febbraio:2",
  "march|mar|märz|marzo:3",
  "april|apr|avril|abril|aprile:4",
  "may|mai:5",
  "june|jun|juni|juin|junio|giugno:6",
  "july|jul|juli|juillet|luglio:7",
  "august|aug|août|agosto:8",
  "september|sept|sep|septemeber|septembre|septiembre|settembre:9",
  "october|oct|oktober|octobre|octubre|ottobre:10",
  "november|nov|novembre|noviembre:11",
  "december|dec|decemeber|dezember|décembre|diciembre|dicembre:12",
]);

export const WEEKDAYS = lexicon([
  "sunday|sun:0",
  "monday|mon:1",
  "tuesday|tue|tues:2",
  "wednesday|wed|weds:3",
  "thursday|thu|thur|thurs:4",
  "friday|fri:5",
  "saturday|sat:6",
]);

/** Months that are also verbs or names: on their own they need a sign that a month is meant. */
export const MONTHS_AND_WORDS: ReadonlySet<string> = new Set([
  "may",
  "march",
  "mar",
  "jan",
  "jun",
  "dec",
  "sep",
  "nov",
]);

/** Parts of a month by first and last day; 31 is its last day, however long it is. */
export const MONTH_PARTS = lexicon([
  "early|the beginning of|beginning of|the start of|start of|early in|the early part of|begin of|first days of|the first days of|first few days of|the first few days of|first part of|the first part of:1-10",
  "mid|the middle of|middle of|around the middle of:11-20",
  "late|the end of|end of|late in|towards the end of|last days of|the last days of|last few days of|the last few days of|last part of|the last part of:21-31",
  "first half of|the first half of|1st half of|the 1st half of:1-15",
  "second half of|the second half of|last half of|the last half of|latter half of|2nd half of|the 2nd half of:16-31",
  "first two weeks of|the first two weeks of|first fortnight of|the first fortnight of|first 2 weeks of:1-14",
  "last two weeks of|the last two weeks of|last fortnight of|the last fortnight of|last 2 weeks of:-14",
  "first week of|the first week of|first week in|the first week in|1st week of:1-7",
  "second week of|the second week of|second week in|the second week in|2nd week of:8-14",
  "third week of|the third week of|third week in|the third week in|3rd week of:15-21",
  "fourth week of|the fourth week of|fourth week in|the fourth week in|4th week of|the 4th week of:22-28",
  "last week of|the last week of|last week in|the last week in|final week of:-7",
  "first ten days of|the first ten days of|first ten days in:1-10",
  "last ten days of|the last ten days of|last ten days in:-10",
]);

/** Seasons by first and last month, as people speak of holidays. */
export const SEASONS = lexicon(["spring|springtime:3-5", "summer|summertime:6-8", "fall|autumn:9-11", "winter:12-2"]);

/**
 * Holidays: a fixed month-day, or month-weekday-n (the n-th such weekday, -1 the last), then the days before and after it
 * that belong to "over" the holiday.
 */
export const HOLIDAYS = lexicon([
  "thanksgiving|thanksgiving day|thanksgiving break|thanksgiving weekend|turkey day:11-4-4 0 3",
  "christmas|xmas|christmas day|christmas break|the christmas holidays:12/25 1 1",
  "new year's|new years|new year|new year's eve|new years eve|nye:12/31 0 1",
  "independence day|the fourth of july|fourth of july|4th of july|july 4th:7/4 1 1",
  "memorial day|memorial weekend:5-1--1 2 0",
  "labor day|labour day:9-1-1 2 0",
  "mlk day|mlk weekend|mlk|martin luther king day|martin luther king:1-1-3 2 0",
  "presidents day|president's day|presidents' day|presidents weekend|presidents' weekend:2-1-3 2 0",
  "columbus day|columbus weekend|indigenous peoples day:10-1-2 2 0",
  "veterans day:11/11 0 0",
  "halloween:10/31 0 0",
  "between christmas and new year|between christmas and new year's|between christmas and new years:12/26 0 5",
  "christmas eve|xmas eve:12/24 0 0",
  "new year's day|new years day:1/1 0 0",
  "mother's day|mothers day:5-0-2 1 0",
  "father's day|fathers day:6-0-3 1 0",
  "juneteenth:6/19 0 0",
  "cinco de mayo:5/5 0 0",
  "st patrick's day|st patricks day|st paddy's day|saint patrick's day|st patrick's|st paddy's:3/17 1 1",
  "canada day:7/1 0 0",
  "boxing day:12/26 0 0",
  "may bank holiday:5-1-1 2 0",
  "june bank holiday:6-1-1 2 0",
  "august bank holiday:8-1--1 2 0",
  "easter|easter sunday:easter 2 1",
  "good friday:easter-2 0 3",
  "easter saturday:easter-1 0 0",
  "easter monday:easter1 0 0",
  "palm sunday:easter-7 0 0",
  "ash wednesday:easter-46 0 0",
  "holy week:easter-7 0 6",
  "lent:easter-46 0 45",
  "valentine's day|valentines day|valentine's|valentines:2/14 1 1",
]);

/** Times that are spoken of without saying when. */
export const VAGUE_TIMES = lexicon([
  "spring break|mardi gras|ramadan|passover|lent|the holidays|soon|sometime soon|in the near future|next year|later this year|this year|one of these days|some time this year|sometime this year|my birthday|our anniversary|school holidays|when the weather is nice",
]);

/** Nouns that a number counts, so that it is not the day of a month: "in May 2 people". */
export const COUNTED = new Set(
  "people person persons adult adults kid kids child children day days night nights week weeks month months city cities traveler travelers traveller travellers stops guests friends pax ppl individuals hours hour dollars usd bucks rooms room different towns star stars year years grand k".split(
    " ",
  ),
);
