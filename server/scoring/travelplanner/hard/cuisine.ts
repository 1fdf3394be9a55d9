import { type Evaluation, filledText, MEALS } from "../days";
import { type Finding, failed, NOT_ASKED, PASSED } from "../findings";
import { nameAndCity } from "../text";

/** valid_cuisine: every wanted cuisine is eaten. A day is read up to its first meal in the origin. */
export function checkCuisine({ query, days, tables }: Evaluation): Finding {
  const wanted = query.local_constraint.cuisine ?? [];
  if (wanted.length === 0) return NOT_ASKED;
  const eaten = new Set<string>();
  for (const day of days) {
    for (const meal of MEALS) {
      const written = filledText(day, meal);
      if (written === null) continue;
      if (nameAndCity(written).city === query.org) break;
      const cuisines = tables.restaurants.find(written)?.row.cuisines ?? "";
      for (const cuisine of wanted) if (cuisines.includes(cuisine)) eaten.add(cuisine);
    }
  }
  const missing = wanted.filter((cuisine) => !eaten.has(cuisine));
  return missing.length === 0 ? PASSED : failed(`No meal away from ${query.org} is ${missing.join(" or ")}.`);
}
