export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Whole dollars, in cents. */
export function dollars(amount: number): number {
  return Math.round(amount) * 100;
}

export function toTenths(value: number): number {
  return Math.round(value * 10) / 10;
}
