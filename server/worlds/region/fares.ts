import { dollarsIn } from "../places/estimates/estimate";
import type { DollarRange } from "../places/estimates/tables";
import type { PriceRange } from "../records";

/** The range up to a distance as the crow flies. */
type Band = readonly [upToKm: number, range: DollarRange];

/**
 * What a seat costs one way, in US dollars: no open source has fares. All are estimates of our own, wide on purpose, from an early saver
 * fare to one bought on the day, and marked wherever they are shown.
 */
const SEAT_DOLLARS: Readonly<Record<"train" | "bus" | "flight", readonly Band[]>> = {
  train: [
    [100, [10, 50]],
    [250, [18, 120]],
    [500, [30, 200]],
    [1000, [50, 250]],
    [2000, [80, 330]],
    [Number.POSITIVE_INFINITY, [120, 450]],
  ],
  bus: [
    [100, [8, 25]],
    [250, [14, 45]],
    [500, [20, 75]],
    [1000, [45, 130]],
    [Number.POSITIVE_INFINITY, [70, 220]],
  ],
  flight: [
    [500, [50, 220]],
    [1000, [70, 300]],
    [2000, [90, 400]],
    [4000, [130, 600]],
    [7000, [260, 1200]],
    [12_000, [420, 1800]],
    [Number.POSITIVE_INFINITY, [600, 2500]],
  ],
};

/** Per person. */
export function seatFare(mode: keyof typeof SEAT_DOLLARS, straightKm: number, currency: string): PriceRange {
  const band = SEAT_DOLLARS[mode].find(([upToKm]) => straightKm <= upToKm);
  return dollarsIn(band?.[1] ?? [0, 0], currency);
}
