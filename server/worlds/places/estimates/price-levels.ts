/**
 * How dear hotels and restaurants of a country are, the United States being 1. Round figures of our own, after the order
 * in which published comparisons of price levels have the countries; they only ever serve an estimate.
 */
const LEVELS: readonly (readonly [level: number, countries: string])[] = [
  [1.8, "MC"],
  [1.3, "CH LI IS BM KY"],
  [1.1, "NO DK LU BS BB"],
  [1, "US GB IE IL AU SG VI"],
  [0.95, "SE FI NL BE CA NZ FR AT DE SM VA HK AE QA"],
  [0.85, "IT ES JP KR AD CY MT GI PR GU"],
  [0.7, "PT GR SI EE LV LT CZ SK HR TW SA UY CR"],
  [0.6, "PL HU CN CL BR MX PA AR ZA"],
  [0.5, "RO BG RS ME BA MK AL TR TH MY CO PE EC DO MA"],
  [0.4, "IN ID VN PH LK NP EG TN KE KH LA BO GE AM UA"],
];
const ELSEWHERE = 0.7;

/** The country's level; 0.7 where none is listed. */
export function priceLevelOf(country: string): number {
  return LEVELS.find(([, countries]) => countries.split(" ").includes(country))?.[0] ?? ELSEWHERE;
}
