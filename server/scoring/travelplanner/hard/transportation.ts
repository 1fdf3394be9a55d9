import { type Evaluation, filledText } from "../days";
import { type Finding, failed, NOT_ASKED, PASSED } from "../findings";

/** valid_transportation: the unwanted way to travel is not written anywhere. Case-sensitive, as published. */
export function checkUnwantedTransportation({ query, days }: Evaluation): Finding {
  const wanted = query.local_constraint.transportation;
  if (wanted === null) return NOT_ASKED;
  const word = wanted === "no flight" ? "Flight" : "Self-driving";
  const day = days.find((one) => filledText(one, "transportation")?.includes(word));
  return day === undefined ? PASSED : failed(`Day ${day.number} says "${word}"; ${wanted} was asked for.`);
}
