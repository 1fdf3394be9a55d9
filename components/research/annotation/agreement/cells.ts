import type { Estimate, PercentAgreement } from "@/server/views";
import { type Cell, numberText } from "../../table/table";

const DECIMALS = 2;

/** "0.62", and below it "0.51 to 0.71". `units` is what its interval in the CSV rests on. */
export function coefficientCell({ value, interval }: Estimate, units: number): Cell {
  if (value === null) return null;
  const text = (figure: number) => numberText(figure, DECIMALS);
  const basis = interval === null ? "" : `${text(interval.low)} to ${text(interval.high)}`;
  return { value, estimate: { text: text(value), basis, interval, n: units } };
}

/** "61 %", and below it "55–67 % · chance 24 %". */
export function percentCell(agreement: PercentAgreement | null, units: number): Cell {
  if (agreement === null || agreement.value === null) return null;
  const { value, interval, chance } = agreement;
  const within = interval === null ? null : `${wholePercent(interval.low)}–${wholePercent(interval.high)} %`;
  const byChance = chance === null ? null : `chance ${wholePercent(chance)} %`;
  const basis = [within, byChance].filter((part) => part !== null).join(" · ");
  return { value, estimate: { text: `${wholePercent(value)} %`, basis, interval, n: units } };
}

/** "61 %". */
export function shareCell(value: number | null): Cell {
  return value === null ? null : shown(value, `${wholePercent(value)} %`);
}

/** "+0.31": a difference in points of the scale. */
export function biasCell(value: number | null): Cell {
  if (value === null) return null;
  const text = numberText(Math.abs(value), DECIMALS);
  const sign = Number(value.toFixed(DECIMALS)) === 0 ? "" : value > 0 ? "+" : "−";
  return shown(value, `${sign}${text}`);
}

/** "0.71": a coefficient, or points of the scale. */
export function pointsCell(value: number | null): Cell {
  return value === null ? null : shown(value, numberText(value, DECIMALS));
}

/** A number in words of its own, and nothing below it. */
function shown(value: number, text: string): Cell {
  return { value, text };
}

function wholePercent(share: number): string {
  return (100 * share).toFixed(0);
}
