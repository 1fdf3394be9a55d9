/** What an error is about. Only those of an item cost points; `time_limit`, `over_budget` and `city_days_partial` on the way do not. */
export const ERROR_KINDS = [
  "time_order",
  "position",
  "ticket_missing",
  "ticket_mismatch",
  "transport_duration",
  "time_limit",
  "over_budget",
  "opening_hours",
  "sleeping_hours",
  "city_days_partial",
  "city_days_unmet",
  "spot_minutes_partial",
  "spot_minutes_unmet",
  "not_returned",
  "meal",
] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

export interface SimulationError {
  readonly kind: ErrorKind;
  /** Index of the action in the plan; null at the end of the plan. */
  readonly action: number | null;
  /** In a sentence. */
  readonly message: string;
}
