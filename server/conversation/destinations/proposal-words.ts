import { formatDuration, formatMoney, listed, type Question } from "@/server/trip";
import type { PlaceKind } from "@/server/understanding";
import type { Proposal, Proposals } from "./proposals";

const KIND_WORDS: Readonly<Record<PlaceKind, string>> = {
  warm: "warm",
  cool: "cool",
  beach: "by the water",
  hiking: "good for hiking",
};
/** A question about where to go is answered by one of the proposals, by others, or by leaving it open once more. */
const OTHERWISE = ["Somewhere else", "You decide"];

/** The question where to go with places to choose from; without any where none of those tried has a plan within the budget. */
export function proposalQuestion(question: Question, { places, unknown }: Proposals): Question {
  if (places.length === 0) return { ...question, text: "I found no place that fits. Where do you want to go?" };
  const kinds = unknown.map((kind) => KIND_WORDS[kind]);
  const caveat = kinds.length === 0 ? "" : `I can't tell which of these are ${listed(kinds)}, but how`;
  const text = `${caveat === "" ? "How" : caveat} about ${placesWords(places)}? Prices cover the whole trip for everyone, at its cheapest.`;
  const options = [...places.map(({ city }) => city.name), ...OTHERWISE];
  return { ...question, text, kind: "options", options: options.map((answer) => ({ label: answer, answer })) };
}

function placesWords(places: readonly Proposal[]): string {
  const described = places.map((place) => `${place.city.name}, ${place.city.state} (${factsOf(place)})`);
  return described.length < 2 ? described.join("") : `${described.slice(0, -1).join(", ")}, or ${described.at(-1)}`;
}

/** "from $604, a 3 h 5 min flight, about 27 °C (80 °F) in March". */
export function factsOf({ cost, way, highF, month }: Proposal): string {
  return [
    `from ${formatMoney(cost)}`,
    ...(way === null ? [] : [wayWords(way)]),
    ...(highF === null
      ? []
      : [`about ${celsius(highF)} °C (${highF} °F) in ${MONTH.format(Date.UTC(2001, month - 1))}`]),
  ].join(", ");
}

const WAYS = { flight: "flight", train: "train", bus: "bus ride", "self-driving": "drive", taxi: "taxi" } as const;

function wayWords({ mode, minutes }: NonNullable<Proposal["way"]>): string {
  return minutes === null ? `by ${WAYS[mode]}` : `a ${formatDuration(minutes)} ${WAYS[mode]}`;
}

const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

function celsius(fahrenheit: number): number {
  return Math.round(((fahrenheit - 32) * 5) / 9);
}
