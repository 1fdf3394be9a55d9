/** The published checks by their names in files, in words. */
const CHECK_NAMES: Readonly<Record<string, string>> = {
  is_reasonable_visiting_city: "Reasonable city route",
  is_valid_restaurants: "Diverse restaurants",
  is_valid_attractions: "Diverse attractions",
  is_valid_accommodation: "Minimum nights",
  is_valid_transportation: "No conflicting transport",
  is_valid_information_in_current_city: "Within the current city",
  is_valid_information_in_sandbox: "Within the sandbox",
  is_not_absent: "Complete information",
  valid_cost: "Budget",
  valid_room_rule: "House rule",
  valid_room_type: "Room type",
  valid_cuisine: "Cuisine",
  valid_transportation: "Transport demand",
};

/** A check's name for people: TravelPlanner's, Table 1; any other as it is. */
export function checkName(name: string): string {
  return CHECK_NAMES[name] ?? name;
}
