const MINUTE = 60;

/** "40 s", "2 min 10 s", "1 h 5 min". */
export function formatSeconds(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < MINUTE) return `${whole} s`;
  if (whole < 60 * MINUTE) return joined(Math.floor(whole / MINUTE), "min", whole % MINUTE, "s");
  return formatMinutes(Math.round(whole / MINUTE));
}

/** "about 12 min": the median time of an item times the items left; null while no item was rated. */
export function timeLeft(left: number, medianSeconds: number | null): string | null {
  if (medianSeconds === null || left === 0) return null;
  return `about ${formatMinutes(Math.max(1, Math.round((left * medianSeconds) / MINUTE)))}`;
}

/** "12:04:05", in the reader's time zone. */
export function formatClock(at: Date): string {
  return at.toLocaleTimeString("en-GB");
}

function formatMinutes(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : joined(Math.floor(minutes / 60), "h", minutes % 60, "min");
}

function joined(large: number, largeUnit: string, small: number, smallUnit: string): string {
  return small === 0 ? `${large} ${largeUnit}` : `${large} ${largeUnit} ${small} ${smallUnit}`;
}
