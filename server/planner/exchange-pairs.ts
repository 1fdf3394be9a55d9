import { minutesOnTheWay, waysFit } from "./day-course";
import type { ChosenTrip } from "./solve";

/** What an exchange has to bring, so that no two of them undo each other by rounding. */
const LEAST_GAIN = 1e-6;
/** What a minute on the way weighs: an hour is about as bad as two sights of a kind in a row. */
const MINUTE_ON_THE_WAY = 0.05;

/** What stops of one kind are exchanged by. */
export interface Exchange<Stop> {
  /** Two stops with their places exchanged; null where they may not be. */
  swapped(one: Stop, other: Stop): readonly [Stop, Stop] | null;
  /** The trip with these stops in place of its own of the kind. */
  withStops(stops: readonly Stop[]): ChosenTrip;
  /** What is bad about the order of stops, the ways between them aside. */
  frictionOf(stops: readonly Stop[]): number;
}

/** The trip with pairs of these stops exchanged until none leaves less friction and shorter ways, and each way still fits. */
export function withPairsExchanged<Stop extends { readonly day: number }>(
  stops: readonly Stop[],
  { swapped, withStops, frictionOf }: Exchange<Stop>,
): ChosenTrip {
  const better = (now: readonly Stop[], first: number, second: number): readonly Stop[] | null => {
    const [one, other] = [now[first], now[second]];
    const both = one === undefined || other === undefined ? null : swapped(one, other);
    if (both === null) return null;
    const exchanged = now.with(first, both[0]).with(second, both[1]);
    const days = both.map(({ day }) => day);
    const cost = (some: readonly Stop[]) =>
      frictionOf(some) + MINUTE_ON_THE_WAY * minutesOnTheWay(withStops(some), days);
    return cost(exchanged) < cost(now) - LEAST_GAIN && waysFit(withStops(exchanged), days) ? exchanged : null;
  };
  let current = stops;
  for (let improved = true; improved; ) {
    improved = false;
    for (let first = 0; first < stops.length; first++) {
      for (let second = first + 1; second < stops.length; second++) {
        const exchanged = better(current, first, second);
        if (exchanged === null) continue;
        current = exchanged;
        improved = true;
      }
    }
  }
  return withStops(current);
}
