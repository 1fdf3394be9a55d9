import { formatDate, formatMoney, formatRange } from "@/server/trip";
import type { LivePrices } from "@/server/views";
import { counted } from "../../format";

/** "Hôtel Aurora: €208, estimated €180–260". */
export function comparedWords({ name, before, now }: LivePrices["compared"][number]): string {
  if (now === null) return `${name} is not offered for your dates.`;
  const range = formatRange(before);
  const was =
    range !== null
      ? `estimated ${range}`
      : before.amountMinor === now.amountMinor
        ? "as before"
        : `was ${formatMoney(before)}`;
  return `${name}: ${formatMoney(now)}, ${was}`;
}

/** "€208 in all, €8 of it paid there, can be canceled". */
export function offerWords({ total, payThere, isRefundable }: LivePrices["confirmed"][number]): string {
  return [
    `${formatMoney(total)} in all`,
    ...(payThere === null ? [] : [`${formatMoney(payThere)} of it paid there`]),
    ...(isRefundable === null ? [] : [isRefundable ? "can be canceled" : "can’t be canceled for free"]),
  ].join(", ");
}

/** "LiteAPI: 12 offers of lodging in Monaco, 2 nights from Sat 12 Dec, on Sun 29 Nov." */
export function askedWords({ provider, about, records, day, problem }: LivePrices["asked"][number]): string {
  const found = records === null ? `no answer for ${about}` : `${counted(records, "offer")} of ${about}`;
  const asOf = day === null ? "" : `, on ${formatDate(day)}`;
  return [`${provider}: ${found}${asOf}.`, problem].filter((part) => part !== null).join(" ");
}
