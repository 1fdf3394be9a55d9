import { listed } from "@/server/trip";
import type { MeantStop } from "@/server/wishes";
import { factsOfStop, type Over, ratingAndPrice, sentences, stopsIn, whenOf } from "./over";

/** Which cabin the flights are in, or whose they are; null: the plan has no flight. */
export function flightsAnswer(tell: "cabin" | "airline", subject: string, over: Over): string | null {
  const isFlight = ({ stop }: MeantStop) => stop.kind === "leg" && stop.mode === "flight";
  const named = stopsIn(subject, over).filter(isFlight);
  const flights = named.length > 0 ? named : stopsIn("flights", over).filter(isFlight);
  if (flights.length === 0) return null;
  const known = flights.map((flight) => ({
    name: flight.stop.name,
    says: detail(flight, tell === "cabin" ? "Cabin" : "Airline", over),
  }));
  const [first] = known;
  if (first?.says == null) return `The records don't say which ${tell}.`;
  if (known.every(({ says }) => says === first.says))
    return `${first.says} on ${listed(known.map(({ name }) => name))}.`;
  return `${listed(known.map(({ name, says }) => `${says ?? "not on record"} on ${name}`))}.`;
}

function detail(meant: MeantStop, label: string, over: Over): string | null {
  return factsOfStop(meant, over)?.details.find((each) => each.label === label)?.text ?? null;
}

/** Where a stop is in the plan, how long it takes, its rating and price; null: the words name none. */
export function stopAnswer(subject: string, over: Over): string | null {
  const meant = stopsIn(subject, over);
  const [first] = meant;
  if (first === undefined) return null;
  if (OF_RECORD.test(subject))
    return meant
      .slice(0, 2)
      .map((each) => recordSentence(each, over))
      .join(" ");
  if (meant.length > 2) return `${listed(meant.slice(0, 4).map((each) => `${each.stop.name} ${whenOf(each)}`))}.`;
  if (meant.length === 2)
    return meant
      .map((each) => `${each.stop.name} is ${whenOf(each)}. ${ratingAndPrice(factsOfStop(each, over))}`)
      .join(" ");
  const { stop } = first;
  const city = stop.kind === "leg" ? ` from ${stop.from} to ${stop.to}` : ` in ${stop.city}`;
  const until = stop.kind !== "stay" && stop.end !== null ? `, until ${stop.end.time}` : "";
  const takes = detail(first, "Takes", over);
  return sentences(
    `${stop.name} is${city} ${whenOf(first)}${until}.`,
    takes === null ? "" : `It takes ${takes}.`,
    ratingAndPrice(factsOfStop(first, over)),
  );
}

const OF_RECORD = /\b(?:address|phone|website|far|open|opens|opening|closes?|closed|closing)\b/i;

/** Address and opening hours as the records have them. */
function recordSentence(meant: MeantStop, over: Over): string {
  const facts = factsOfStop(meant, over);
  const times = (facts?.open?.times ?? []).map(({ from, to }) => `${from} to ${to}`);
  const open = times.length === 0 ? [] : [`open ${listed(times)}`];
  const closed = (facts?.open?.closedOn.length ?? 0) > 0 ? [`closed on ${listed(facts?.open?.closedOn ?? [])}`] : [];
  const said = [...open, ...closed, ...[facts?.address, facts?.phone, facts?.website].flatMap((each) => each ?? [])];
  const { name } = meant.stop;
  return said.length === 0 ? `The records don't give that for ${name}.` : `${name}: ${said.join(", ")}.`;
}
