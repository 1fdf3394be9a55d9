import { formatLongDate, formatMoney, isPartMissing, isUnpriced, type Money, recordSentences } from "@/server/trip";
import type { SharedDay, SharedStop, SharedTrip } from "@/server/views";
import { stopDetails, stopHeadline } from "../stop-text";
import { escapeMarkdown } from "./escape";

/** The trip as a Markdown document with one table a day; text of others is escaped, costs are left out where they are not shown. */
export function toMarkdown(trip: SharedTrip): string {
  const { title, from, to, people, origin, cost } = trip;
  const party = `${people} ${people === 1 ? "person" : "people"}`;
  return [
    `# ${escapeMarkdown(title)}`,
    `${formatLongDate(from)} to ${formatLongDate(to)}, ${party}, from ${escapeMarkdown(origin)}.`,
    ...trip.days.map((day) => dayText(day, trip)),
    ...(cost === null ? [] : [costText(cost, trip), ...recordSentences(trip).map(escapeMarkdown)]),
    `*${escapeMarkdown(trip.source)}*`,
  ]
    .join("\n\n")
    .concat("\n");
}

function dayText({ number, date, from, city, stops }: SharedDay, trip: SharedTrip): string {
  const withCosts = trip.cost !== null;
  const where = from === city ? city : `${from} to ${city}`;
  const heading = `## Day ${number}: ${formatLongDate(date)}, ${escapeMarkdown(where)}`;
  if (stops.length === 0) return `${heading}\n\nNothing is planned.`;
  const columns = ["Time", "What", "Where", "Details", ...(withCosts ? ["Cost"] : [])];
  const rows = stops.map((stop) => [
    timesText(stop),
    escapeMarkdown(stopHeadline(stop)),
    escapeMarkdown(stop.kind === "leg" ? "" : (stop.address ?? stop.city)),
    detailsText(stop),
    ...(withCosts ? [stop.cost === null ? "" : escapeMarkdown(costCell(stop.cost, stop, trip))] : []),
  ]);
  const rule = columns.map((column) => (column === "Cost" ? "---:" : "---"));
  return [heading, "", ...[columns, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`)].join("\n");
}

function costCell(cost: Money, { kind }: SharedStop, trip: SharedTrip): string {
  return cost.amountMinor === 0 && isUnpriced(trip, kind) ? "unknown" : formatMoney(cost);
}

function timesText({ start, end }: SharedStop): string {
  if (start === null) return "";
  return end === null ? start.time : `${start.time} – ${end.time}`;
}

function detailsText(stop: SharedStop): string {
  const pieces = [
    ...stopDetails(stop),
    ...(stop.phone === null ? [] : [`phone ${stop.phone}`]),
    ...(stop.confirmation === null ? [] : [`confirmation ${stop.confirmation}`]),
  ];
  return escapeMarkdown(pieces.join(", "));
}

function costText(cost: NonNullable<SharedTrip["cost"]>, trip: SharedTrip): string {
  const rows = (
    [
      ["Travel", "legs"],
      ["Lodging", "stays"],
      ["Meals", "meals"],
      ["Visits", "visits"],
    ] as const
  ).filter(([, part]) => !isPartMissing(trip, part, cost[part]));
  return [
    "## Costs",
    "",
    "| For | Cost |",
    "| --- | ---: |",
    ...rows.map(([label, part]) => `| ${label} | ${escapeMarkdown(formatMoney(cost[part]))} |`),
    `| **In all** | ${escapeMarkdown(formatMoney(cost.total))} |`,
  ].join("\n");
}
