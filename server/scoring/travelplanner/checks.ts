/** The checks of TravelPlanner (section 3.4) by their names in published verdicts, in the order of the published evaluation. */
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

/** Their names for people, in the words and the order of the paper's Table 1. */
export const COMMONSENSE_LABELS: Readonly<Record<CommonsenseCheck, string>> = {
  is_valid_information_in_sandbox: "Within sandbox",
  is_not_absent: "Complete information",
  is_valid_information_in_current_city: "Within current city",
  is_reasonable_visiting_city: "Reasonable city route",
  is_valid_restaurants: "Diverse restaurants",
  is_valid_attractions: "Diverse attractions",
  is_valid_transportation: "Non-conflicting transport",
  is_valid_accommodation: "Minimum nights stay",
};

export const HARD_LABELS: Readonly<Record<HardConstraint, string>> = {
  valid_cost: "Budget",
  valid_room_rule: "Room rule",
  valid_cuisine: "Cuisine",
  valid_room_type: "Room type",
  valid_transportation: "Transport",
};
