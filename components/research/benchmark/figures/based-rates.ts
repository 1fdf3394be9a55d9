import { basesOf, type RateColumn, ratesOf } from "@/server/views";
import type { BasedRates } from "../../rates/column-rates";
import type { EndedTrial } from "./ended-trials";

/** The rates of these trials with what they rest on; none of no trial. */
export function basedRates(columns: readonly RateColumn[], ended: readonly EndedTrial[]): BasedRates {
  if (ended.length === 0) return { rates: null, bases: null };
  const tallied = ended.map(({ taskId, result: { tallies } }) => ({ taskId, tallies }));
  const rates = ratesOf(
    columns,
    tallied.map(({ tallies }) => tallies),
  );
  return { rates, bases: basesOf(columns, tallied) };
}
