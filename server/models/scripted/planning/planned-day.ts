/** One day of a plan as it will be written; null where there is nothing. */
export interface PlannedDay {
  readonly number: number;
  readonly from: string;
  /** Where the day ends. */
  readonly city: string;
  readonly transportation: string | null;
  readonly breakfast: string | null;
  /** "Name, City" each. */
  readonly attractions: readonly string[];
  readonly lunch: string | null;
  readonly dinner: string | null;
  readonly accommodation: string | null;
}

/** The plan as the prompts ask for it. */
export function planText(days: readonly PlannedDay[]): string {
  return days.map(dayText).join("\n\n");
}

export function dayText(day: PlannedDay): string {
  return [
    `Day ${day.number}:`,
    `Current City: ${day.from === day.city ? day.city : `from ${day.from} to ${day.city}`}`,
    `Transportation: ${day.transportation ?? "-"}`,
    `Breakfast: ${day.breakfast ?? "-"}`,
    `Attraction: ${day.attractions.length === 0 ? "-" : day.attractions.map((name) => `${name};`).join("")}`,
    `Lunch: ${day.lunch ?? "-"}`,
    `Dinner: ${day.dinner ?? "-"}`,
    `Accommodation: ${day.accommodation ?? "-"}`,
  ].join("\n");
}
