/** The published constraints by their names in files, with their names in the paper (TravelPlanner, Table 1). */
export const COMMONSENSE_CONSTRAINTS = {
  is_valid_information_in_sandbox: "Within sandbox",
  is_not_absent: "Complete information",
  is_valid_information_in_current_city: "Within current city",
  is_reasonable_visiting_city: "Reasonable city route",
  is_valid_restaurants: "Diverse restaurants",
  is_valid_attractions: "Diverse attractions",
  is_valid_transportation: "Non-conflicting transport",
  is_valid_accommodation: "Minimum nights stay",
} as const;

export const HARD_CONSTRAINTS = {
  valid_cost: "Budget",
  valid_room_rule: "Room rule",
  valid_cuisine: "Cuisine",
  valid_room_type: "Room type",
  valid_transportation: "Transport",
} as const;

const NAMES: Readonly<Record<string, string>> = { ...COMMONSENSE_CONSTRAINTS, ...HARD_CONSTRAINTS };
export const COMMONSENSE_NAMES = Object.keys(COMMONSENSE_CONSTRAINTS);
export const HARD_NAMES = Object.keys(HARD_CONSTRAINTS);

/** A check's name for people; one that is not published as it is. */
export function constraintName(name: string): string {
  return NAMES[name] ?? name;
}
