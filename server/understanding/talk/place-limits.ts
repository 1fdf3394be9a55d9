import { plainWords } from "./read-turns";

/** Where to go, as far as words limit it without naming a place. */
export interface PlaceLimits {
  /** Of the flight there; null: not said. */
  readonly flightMinutes: number | null;
  /** Names of states; null: anywhere. */
  readonly states: readonly string[] | null;
}

const COUNT = String.raw`(\d{1,2}|one|two|three|four|five|six)(?: and a half)?`;
const HOURS = `${COUNT}[ -]?(?:hours?|hrs?|h)`;
const FLIGHT: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:(?:at )?most|max(?:imum)?|no (?:more|longer) than|not more than|up to|within|under|less than|below)(?: of)?(?: an?)? ${HOURS}(?: (?:of )?(?:by (?:air|plane)|flights?|flying|fly|in the air|away by (?:air|plane)))`,
    "g",
  ),
  new RegExp(
    String.raw`\b(?:flights?|fly|flying)(?: time)?(?: of)? (?:(?:at )?most|max(?:imum)?|no (?:more|longer) than|not more than|up to|within|under|less than|below|for at most) ${HOURS}`,
    "g",
  ),
  new RegExp(String.raw`\b${HOURS}(?: flights?| by (?:air|plane)) (?:(?:at )?most|max(?:imum)?|or less|tops)\b`, "g"),
];
const WORDS = ["zero", "one", "two", "three", "four", "five", "six"];

const REGIONS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:pacific )?northwest(?:ern)?\b/g, ["Washington", "Oregon", "Idaho"]],
  [/\bsouthwest(?:ern)?\b/g, ["Arizona", "New Mexico", "Nevada", "Utah", "Texas"]],
  [
    /\b(?:northeast(?:ern)?|new england)\b/g,
    ["Maine", "Massachusetts", "Rhode Island", "Vermont", "New York", "Pennsylvania"],
  ],
  [
    /\bsoutheast(?:ern)?\b/g,
    ["Florida", "Georgia", "South Carolina", "North Carolina", "Tennessee", "Louisiana", "Virginia"],
  ],
  [/\bwest coast\b/g, ["California", "Oregon", "Washington"]],
  [
    /\beast coast\b/g,
    [
      "Maine",
      "Massachusetts",
      "Rhode Island",
      "New York",
      "Pennsylvania",
      "Maryland",
      "District of Columbia",
      "Virginia",
      "North Carolina",
      "South Carolina",
      "Georgia",
      "Florida",
    ],
  ],
  [/\bgulf(?: coast)?\b/g, ["Florida", "Louisiana", "Texas"]],
  [/\bmidwest(?:ern)?\b/g, ["Illinois", "Indiana", "Michigan", "Minnesota", "Missouri", "Ohio", "Wisconsin"]],
  [/\b(?:the )?(?:rockies|rocky mountains)\b/g, ["Colorado", "Utah", "Montana", "Wyoming", "Idaho", "New Mexico"]],
  [
    /\b(?:in|down|the) (?:the )?south\b/g,
    ["Florida", "Georgia", "South Carolina", "North Carolina", "Tennessee", "Louisiana", "Texas"],
  ],
];

/** The limits that messages set, the last that says something of each; in the order of saying. Pure. */
export function placeLimits(texts: readonly string[]): PlaceLimits {
  const words = texts.map(plainWords);
  const minutes = words.flatMap(minutesIn).at(-1) ?? null;
  const states = words
    .flatMap((text) => REGIONS.flatMap(([says, names]) => (text.search(says) >= 0 ? [names] : [])))
    .at(-1);
  return { flightMinutes: minutes, states: states ?? null };
}

function minutesIn(text: string): number[] {
  return FLIGHT.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([whole, count = ""]) => {
      const word = WORDS.indexOf(count);
      const hours = word >= 0 ? word : Number(count);
      return Math.round(60 * (hours + (whole.includes("and a half") ? 0.5 : 0)));
    }),
  );
}

/** Words without the limits that they set. */
export function withoutPlaceLimits(words: string): string {
  return [...FLIGHT, ...REGIONS.map(([says]) => says)].reduce((rest, says) => rest.replace(says, " "), words);
}
