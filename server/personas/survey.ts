/** What travelers named as their primary concern when they judged itineraries: the survey of APEC-Travel, Table 7. */
export const SURVEY = { travelers: 1385, screening: "people in the US who travel four or more times a year" } as const;

/** The factors and their shares in percent. */
export const TRAVELER_FACTORS = [
  ["Total price", 23.9],
  ["Specific level of service (e.g., hotel stars, airfare class)", 17.7],
  ["Simple or few steps", 15.8],
  ["Value per dollar", 14.1],
  ["Travel at preferred time", 11.1],
  ["Minimum time in transit", 9],
  ["Travel or stay with preferred brands", 8.4],
] as const;

export type TravelerFactor = (typeof TRAVELER_FACTORS)[number][0];
