/** The names of the checks, as in the published verdicts, with what each asks for. */
export const COMMONSENSE_CHECKS = {
  is_reasonable_visiting_city: "Reasonable City Route",
  is_valid_restaurants: "Diverse Restaurants",
  is_valid_attractions: "Diverse Attractions",
  is_valid_accommodation: "Minimum Nights Stay",
  is_valid_transportation: "Non-conf. Transportation",
  is_valid_information_in_current_city: "Within Current City",
  is_valid_information_in_sandbox: "Within Sandbox",
  is_not_absent: "Complete Information",
} as const;
export type CommonsenseCheck = keyof typeof COMMONSENSE_CHECKS;

export const HARD_CONSTRAINTS = {
  valid_cuisine: "Cuisine",
  valid_room_rule: "Room Rule",
  valid_transportation: "Transportation",
  valid_room_type: "Room Type",
  valid_cost: "Budget",
} as const;
export type HardConstraint = keyof typeof HARD_CONSTRAINTS;

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
