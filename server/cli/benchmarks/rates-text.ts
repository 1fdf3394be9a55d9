import type { RateColumn, Rates } from "@/server/views";

/** One line per rate: shares in percent, points as they are. */
export function ratesText(columns: readonly RateColumn[], rates: Rates): string[] {
  const names = columns.map(({ group, average }) => [group, average].filter((part) => part !== null).join(" "));
  const width = Math.max(...names.map((name) => name.length));
  return columns.map((column, index) => `${(names[index] ?? "").padEnd(width)} ${rateText(column, rates[column.key])}`);
}

/** "62.5 %", "94.80"; "–" where there is none. */
export function rateText({ unit }: RateColumn, value: number | null | undefined): string {
  if (value == null) return "    –";
  return unit === "share" ? `${(value * 100).toFixed(1).padStart(5)} %` : value.toFixed(2).padStart(6);
}
