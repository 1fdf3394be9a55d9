import { attractionsOf, type Evaluation, isFilled, MEALS } from "../days";
import { type Finding, failed, PASSED } from "../findings";

/** Check 2, is_valid_restaurants: no restaurant twice, compared as written. */
export function checkRestaurantVariety({ days }: Evaluation): Finding {
  const eaten = new Set<unknown>();
  for (const day of days) {
    for (const meal of MEALS) {
      const written = day.fields[meal];
      if (!isFilled(written)) continue;
      if (eaten.has(written)) {
        return failed(
          `Day ${day.number}, ${meal}: ${JSON.stringify(written)} is eaten at a second time; choose another restaurant.`,
        );
      }
      eaten.add(written);
    }
  }
  return PASSED;
}

/** Check 3, is_valid_attractions: no attraction twice, compared as written. */
export function checkAttractionVariety({ days }: Evaluation): Finding {
  const seen = new Set<string>();
  for (const day of days) {
    for (const attraction of attractionsOf(day)) {
      if (seen.has(attraction)) {
        return failed(`Day ${day.number}: "${attraction}" is visited a second time; choose another attraction.`);
      }
      seen.add(attraction);
    }
  }
  return PASSED;
}
