import { formatDate, formatMoney } from "@/server/trip";
import type { LivePlan } from "@/server/worlds/live";

/** What a live plan followed from, for a person to read. */
export function liveLines(id: string, { asked, notes, changes, confirmed, unchecked }: LivePlan): string[] {
  return [
    "",
    "Offers:",
    ...asked.map((question) => `  ${askedWords(question)}`),
    ...notes.map((note) => `  ${note}`),
    ...changes.flatMap(({ differences, proposal }) => [...differences.map(({ text }) => `  ${text}`), `  ${proposal}`]),
    ...confirmed.map((offer) => `  ${confirmedWords(offer)}`),
    ...unchecked.map((sentence) => `  ${sentence}`),
    `  Again, as it is now: plan --replay ${id}`,
  ];
}

function askedWords({ provider, about, records, leftOut, day, problem }: LivePlan["asked"][number]): string {
  const left = Object.entries(leftOut).map(([reason, count]) => `, ${count} left out (${reason})`);
  const found = records === null ? "not available now" : `${records} offered${left.join("")}`;
  const asOf = day === null ? "" : `, as of ${formatDate(day)}`;
  return `${provider}, ${about}: ${found}${asOf}.${problem === null ? "" : ` ${problem}`}`;
}

function confirmedWords({
  name,
  total,
  payThere,
  isRefundable,
  validUntil,
  link,
}: LivePlan["confirmed"][number]): string {
  return [
    `${name}: ${formatMoney(total)} in all, checked just now`,
    ...(payThere === null ? [] : [`${formatMoney(payThere)} of it paid there`]),
    ...(isRefundable === null ? [] : [isRefundable ? "can be canceled" : "can’t be canceled for free"]),
    ...(validUntil === null
      ? []
      : [`the price holds until ${validUntil.slice(11, 16)} UTC on ${formatDate(validUntil.slice(0, 10))}`]),
    ...(link === null ? [] : [`book at ${link}`]),
  ].join(", ");
}
