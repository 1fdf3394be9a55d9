const NICE = [1, 2, 2.5, 5, 10];
const PARTS = 4;

/** Five ticks from 0 to a round number that is not below any of the values, and the decimals that tell them apart. */
export function axisTo(values: readonly number[]): { readonly ticks: number[]; readonly digits: number } {
  const part = Math.max(...values, 0) / PARTS || 1 / PARTS;
  const power = 10 ** Math.floor(Math.log10(part));
  const size = (NICE.find((nice) => nice * power >= part - 1e-12) ?? 10) * power;
  const digits = [0, 1, 2, 3, 4].find((count) => Math.abs(size - Number(size.toFixed(count))) < size / 1e6) ?? 4;
  return { ticks: Array.from({ length: PARTS + 1 }, (_, index) => Number((index * size).toFixed(digits))), digits };
}

const MOST_STEP_TICKS = 6;

/** At most so many steps, the first and the last among them. */
export function stepTicks(count: number): number[] {
  const gap = Math.max(1, Math.ceil((count - 1) / (MOST_STEP_TICKS - 1)));
  const ticks = Array.from({ length: Math.ceil(count / gap) }, (_, index) => 1 + index * gap).filter(
    (step) => step === 1 || count - step >= gap / 2,
  );
  return count > 1 ? [...ticks.filter((step) => step !== count), count] : ticks;
}
