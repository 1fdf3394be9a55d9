import type { EntryKey, EntryValue, Said } from "@/server/trip";
import type { Topic } from "../lexicon/entries/entry-words";
import type { Item } from "../text/item";
import { TAKEN } from "../text/taken";
import type { SaidEntries } from "./entries";
import { speaksOf } from "./entry-topics";

/** The text as the readers of the trip see it: without the words that speak of an entry alone ("no red-eye flights", "Alaska Airlines"). */
export function withoutEntryWords(words: readonly Item[], { taken }: SaidEntries): Item[] {
  const hidden = new Set(taken.flatMap(({ starts, shared }) => (shared ? [] : starts)));
  return words.map((item) =>
    hidden.has(item.start) && item.kind !== "break"
      ? {
          kind: "word",
          text: TAKEN,
          lower: TAKEN,
          capital: false,
          start: item.start,
          end: item.end,
          joined: item.joined,
        }
      : item,
  );
}

/** What holds of the trip and of an entry alike (design.md, "Vocabulary"): said of one, it is known of the other. */
export function shareFacts<T extends Said>(said: T, asked: EntryKey | null): T {
  const values: Partial<Record<EntryKey, EntryValue>> = { ...said.entries };
  const trip = { ...said.trip };
  const { budget, children = 0 } = trip;
  if (values["persona.travelWithPets"] === true) trip.pets = true;
  else if (values["persona.travelWithPets"] === false) delete trip.pets;
  if (budget !== undefined && Number.isInteger(budget) && budget > 0) values["persona.budget"] = budget;
  if (children > 0) values["persona.travelWithChild"] = true;
  if (trip.pets === true || said.constraints.houseRule?.includes("pets") === true) {
    values["persona.travelWithPets"] ??= true;
  }
  const houseRule = said.constraints.houseRule?.filter(
    (rule) => rule !== "pets" || values["persona.travelWithPets"] !== false,
  );
  if (said.constraints.roomType === "entire room") values["hotel.preferredRoomType"] = "entire home";
  const unclear = new Set(said.unclear);
  if (values["persona.budget"] !== undefined) unclear.delete("persona.budget");
  if (asked !== null && unclear.delete("budget") && asked === "persona.budget") unclear.add(asked);
  if (asked === null && Object.keys(trip).length === 0 && !unclear.has("children")) unclear.delete("people");
  const { houseRule: _houseRule, ...others } = said.constraints;
  const constraints = houseRule === undefined || houseRule.length === 0 ? others : { ...others, houseRule };
  return { ...said, trip, constraints, entries: values, unclear: [...unclear] };
}

/** Words by which an amount beside an answer is the trip's: "fifty dollars for a change" is not. */
const BUDGET = /^(budget|total|spend|spending|afford|altogether|overall|trip|make|raise|lower|maximum|max|limit)$/;

/**
 * What an answer about an entry tells of the trip besides. "We", "for both of us", "in summer" and "my wife smokes" are said
 * in passing there: who travels counts in answers about the traveller, lodging's rules where lodging is spoken of.
 */
export function withoutAsidesOfAnswer(said: Said, topic: Topic, words: readonly Item[]): Said {
  const { window: _window, people, children, days, pets, budget, ...others } = said.trip;
  const saysWho = topic === "person" || Object.keys(others).length > 0;
  const ownPets = topic === "person" || topic === "hotel" || said.entries["persona.travelWithPets"] === true;
  const { houseRule, roomType, ...constraints } = said.constraints;
  const aboutLodging = topic === "person" || topic === "hotel" || speaksOf(words, "hotel");
  const answers = Object.keys(said.entries).some((entry) => entry.startsWith(`${topic}.`));
  const isBudget = !answers || words.some(({ lower }) => BUDGET.test(lower));
  const countsDays = words.some(({ kind }) => kind === "number");
  return {
    ...said,
    trip: {
      ...others,
      ...(saysWho && people !== undefined ? { people } : {}),
      ...(countsDays && days !== undefined ? { days } : {}),
      ...(isBudget && budget !== undefined ? { budget } : {}),
      ...(ownPets && pets !== undefined ? { pets } : {}),
      ...(saysWho && children !== undefined ? { children } : {}),
    },
    constraints: {
      ...constraints,
      ...(aboutLodging && houseRule !== undefined ? { houseRule } : {}),
      ...(aboutLodging && roomType !== undefined ? { roomType } : {}),
    },
    unclear: said.unclear.filter((one) => !/^(people|children|startDate|days|cuisines|roomType)$/.test(one)),
  };
}
