/** Cities that dine late: the largest ones and those that live in the evening. */
const LATE_CITIES: ReadonlySet<string> = new Set([
  ...["New York", "Los Angeles", "San Francisco", "Miami", "New Orleans", "Las Vegas"],
  ...["Chicago", "Boston", "Washington", "Seattle", "Austin", "San Diego", "Atlanta", "Philadelphia"],
]);

/** When people of a city sit down to dinner, in minutes from midnight; a plan may be earlier where the day asks for it. */
export function dinnerHour(city: string): number {
  return LATE_CITIES.has(city) ? 19 * 60 + 30 : 18 * 60 + 30;
}
