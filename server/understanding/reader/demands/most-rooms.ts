import { numberOfWord } from "../../text/numbers";

const NUMBER = "(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine)";
const ROOMS = "(?:hotel )?rooms?\\b";
const LIMIT =
  "(?:at (?:the )?most|no more than|not more than|max(?:imum)?(?: of)?|up to|only|just|≤|<=|(?:all|everyone|everybody|us) (?:in|share|sharing))";
const BEFORE = new RegExp(`${LIMIT} ?${NUMBER} ${ROOMS}`, "i");
const AFTER = new RegExp(
  `\\b${NUMBER} ${ROOMS},? (?:at (?:the )?most|max(?:imum)?\\b|or (?:fewer|less)\\b|tops\\b)`,
  "i",
);

/** The rooms that the words allow at most ("no more than two rooms", "2 rooms max"), and where they say so; null: nothing. */
export function mostRoomsIn(
  text: string,
): { readonly rooms: number; readonly from: number; readonly to: number } | null {
  const match = BEFORE.exec(text) ?? AFTER.exec(text);
  const number = match?.[1]?.toLowerCase();
  if (match === null || number === undefined) return null;
  const rooms = numberOfWord(number)?.value ?? Number(number);
  return rooms === 0 ? null : { rooms, from: match.index, to: match.index + match[0].length };
}
