import type { PublishedDay } from "@/server/scoring";

const LINES = [
  ["Current City", "current_city"],
  ["Transportation", "transportation"],
  ["Breakfast", "breakfast"],
  ["Attraction", "attraction"],
  ["Lunch", "lunch"],
  ["Dinner", "dinner"],
  ["Accommodation", "accommodation"],
] as const;

/** Published days in words: "Day 1:" and a line for each part (human-like reasoning, appendix A.6). */
export function planText(days: readonly PublishedDay[]): string {
  return days
    .map((day, index) => [`Day ${index + 1}:`, ...LINES.map(([label, key]) => `${label}: ${day[key]}`)].join("\n"))
    .join("\n\n");
}
