import { DAY_FIELDS, type DayField, LONGEST_VALUE, NOTHING, type RawDay, type WrittenDay } from "./written-day";

/** A day as it was found, in the published form: every field is there, "-" where the plan says nothing. */
export function normalize({ number, heading = "", fields }: RawDay): WrittenDay {
  const city = currentCity(plain(fields.current_city)) || cityOfHeading(plain(heading), fields);
  const texts: Record<DayField, string> = {
    current_city: city,
    transportation: transportation(plain(fields.transportation)),
    breakfast: nameAndCity(plain(fields.breakfast)),
    attraction: attractions(plain(fields.attraction), city),
    lunch: nameAndCity(plain(fields.lunch)),
    dinner: nameAndCity(plain(fields.dinner)),
    accommodation: nameAndCity(plain(fields.accommodation)),
  };
  for (const field of DAY_FIELDS) if (texts[field] === "") texts[field] = NOTHING;
  return { days: number, ...texts };
}

/** With or without a reason in brackets: "- (eaten before departure)". */
const NO_VALUE =
  /^(?:|(?:[-–—.\s]+|none|n\/?a|nothing|null|not applicable|skip(?:ped)?|no (?:breakfast|lunch|dinner))(?:\s*\([^()]*\))?[.\s]*)$/iu;

/**
 * One line without the quotes and the emphasis around it or its name; empty for the many ways to say that there is nothing. Emphasis
 * within stays: published names hold asterisks, too.
 */
function plain(value: string | undefined): string {
  const text = (value ?? "")
    .slice(0, LONGEST_VALUE)
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .replace(/^\*\*/, "")
    .replace(/\s*\*\*(?=\s*(?:,[^,]*)?$)/, "")
    .trim();
  return NO_VALUE.test(text) ? "" : text;
}

/** A move that only the heading tells ("Day 1: from Dallas to Austin"), or a city in it that what the day lists lies in. */
function cityOfHeading(written: string, fields: RawDay["fields"]): string {
  // "(March 3rd) - Buffalo → Chicago"
  const heading = written.replace(/^\([^)]*\)[\s:.,–—-]*/u, "");
  const move = /^(?:from|travel(?:ling)? from|departure from)\s+(\S.*?\s+to\s+\S.*)$/i.exec(heading)?.[1];
  if (move !== undefined || /→|->|=>/.test(heading)) return currentCity(move ?? heading);
  const listed = Object.values(fields).flatMap((text) =>
    text.split(/[;\n]/).map((piece) => piece.split(",").at(-1) ?? ""),
  );
  const city = heading.replace(/^(?:exploring|in|full day in)\s+/i, "").replace(/[.*\s]+$/, "");
  return listed.some((place) => place.trim() === city) ? city : "";
}

/** "Dallas → Austin", "Dallas to Austin" and "From Dallas to Austin" are the published "from Dallas to Austin". */
function currentCity(text: string): string {
  const arrow = /^(?:from\s+)?(.+?)\s*(?:→|->|=>)\s*(.+)$/i.exec(text);
  if (arrow !== null) return `from ${arrow[1]} to ${trimEnd(arrow[2] ?? "")}`;
  const words = /^(?:from\s+)?(\S.*?)\s+to\s+(\S.*)$/i.exec(text);
  return words === null ? trimEnd(text) : `from ${words[1]} to ${trimEnd(words[2] ?? "")}`;
}

/**
 * "Flight Number: F…, from A to B, …". The published lookup reads a flight's number up to a comma and the second city up to
 * a comma, so what follows a semicolon gets one, and a number that is written another way its published label.
 */
function transportation(text: string): string {
  return trimEnd(text)
    .replace(/\bflight\s*(?:number|no\.?)?\s*[:#]?\s*(F\d{5,})\b,?/gi, "Flight Number: $1,")
    .replace(/^self[\s-]driv(?:ing|e)\b/i, "Self-driving")
    .replace(/\s*;\s*(?=(?:cost|price|duration|distance|departure|arrival)\b)/gi, ", ")
    .replace(/\s*[([](?:cost|price)?\s*:?\s*\$[^)\]]*[)\]]/gi, "")
    .replace(/,\s*$/, "");
}

const ASIDE = /\s*[([][^()[\]]*(?:\$|\bcosts?\b|\bprice\b|\brating\b|\bper (?:night|person)\b)[^()[\]]*[)\]][.;]?$/i;
const TRAILING_COST =
  /\s*[,;–—-]\s*(?:(?:average\s+)?(?:costs?|price)\b\s*:?|\$)\s*\$?\s*[\d.,]*(?:\s*(?:per|\/)\s*\w+)?\.?$/i;

/** What a record of a table goes on with behind the name: "Quiet room; Room type: Entire home/apt; Price: 754; City: Honolulu". */
const RECORD =
  /^(?:name:\s*)?(.*?);\s*(?:(?:room type|price|house rules|minimum nights|maximum occupancy|review rate|average cost|cuisines|(?:aggregate )?rating)\s*:.*|city\s*:\s*[^;]+)$/i;

function withoutRecord(text: string): string {
  const name = RECORD.exec(text)?.[1];
  if (name === undefined) return text;
  const city = /;\s*city\s*:\s*([^;]+)/i.exec(text)?.[1]?.trim();
  return city === undefined || name.trim().endsWith(`, ${city}`) ? name.trim() : `${name.trim()}, ${city}`;
}

/** The name alone in italics, quotes or code: "*Blue Door*, Austin". */
const DRESSED = /^(?:\*([^*]+)\*|_([^_]+)_|"([^"]+)"|“([^”]+)”|`([^`]+)`)(?=\s*,[^,]*$)/u;

function undressed(text: string): string {
  return text.replace(DRESSED, (_, ...names: readonly (string | undefined)[]) => names.slice(0, 5).join(""));
}

/**
 * "Name, City". A price behind the city is left out, as those who wrote the published plans down left it out: the published
 * lookup takes everything behind the last comma for the city. Nothing else is touched: names may hold anything.
 */
function nameAndCity(text: string): string {
  return undressed(trimEnd(withoutRecord(text).replace(ASIDE, "").replace(TRAILING_COST, "")).replace(/;$/, ""));
}

/** "Name, City;Name, City;": the published rules throw away what is behind the last semicolon. */
function attractions(text: string, currentCityText: string): string {
  const pieces = text.includes(";") ? text.split(";") : splitAtCities(text, currentCityText);
  return pieces
    .map((piece) => nameAndCity(plain(piece)))
    .filter((piece) => piece !== "")
    .map((piece) => `${piece};`)
    .join("");
}

/** "Navy Pier, Chicago, Millennium Park, Chicago" is two visits: each ends with the day's city. */
function splitAtCities(text: string, currentCityText: string): string[] {
  const cities = currentCityText.replace(/^from /, "").split(" to ");
  let rest = text;
  const pieces: string[] = [];
  while (rest !== "") {
    const ends = cities.flatMap((city) => {
      const at = city === "" || city === NOTHING ? -1 : rest.indexOf(`, ${city}, `);
      return at === -1 ? [] : [at + city.length + 2];
    });
    const end = ends.length === 0 ? rest.length : Math.min(...ends);
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).replace(/^,\s*(?:and\s+)?/, "");
  }
  return pieces;
}

/** Without spaces and the full stop at the end, where it ends a sentence and no abbreviation. */
function trimEnd(text: string): string {
  return text.trim().replace(/([a-z)]{3})\.$/, "$1");
}
