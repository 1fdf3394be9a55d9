/** The names of the checks, as in the published verdicts. */
export const COMMONSENSE_CHECKS = [
  "is_reasonable_visiting_city",
  "is_valid_restaurants",
  "is_valid_attractions",
  "is_valid_accommodation",
  "is_valid_transportation",
  "is_valid_information_in_current_city",
  "is_valid_information_in_sandbox",
  "is_not_absent",
] as const;
export type CommonsenseCheck = (typeof COMMONSENSE_CHECKS)[number];

export const HARD_CONSTRAINTS = [
  "valid_cuisine",
  "valid_room_rule",
  "valid_transportation",
  "valid_room_type",
  "valid_cost",
] as const;
export type HardConstraint = (typeof HARD_CONSTRAINTS)[number];

/** A check's result: `pass` is null where the query does not ask for it; `message` says what is wrong and what would be right. */
export interface Finding {
  readonly pass: boolean | null;
  readonly message: string | null;
}

export const PASSED: Finding = { pass: true, message: null };
export const NOT_ASKED: Finding = { pass: null, message: null };

export function failed(message: string): Finding {
  return { pass: false, message };
}
