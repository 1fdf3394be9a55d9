/** How a plan is written down: what the tolerant reader reads best (human-like reasoning, appendix A.6). */
export const PLAN_FORMAT = `Write each day as in this example, with every line, and "-" where there is nothing:

Day 1:
Current City: from Riverton to Lakeside
Transportation: Flight Number: F1234567, from Riverton to Lakeside, Departure Time: 10:00, Arrival Time: 12:00
Breakfast: -
Attraction: Harbour Museum, Lakeside;Old Mill, Lakeside;
Lunch: Blue Door, Lakeside
Dinner: Corner Table, Lakeside
Accommodation: Quiet room near the park, Lakeside

On a day that is spent in one city, "Current City" is that city alone and "Transportation" is "-". By road the line is "Self-driving, from Riverton to Lakeside" or "Taxi, from Riverton to Lakeside". On the last day, which ends at home, no accommodation is needed.`;

/**
 * What the plan rests on. What common sense wants is not spelt out: whether agents know it without being told is what the benchmark
 * measures (TravelPlanner, section 3.4).
 */
export const PLAN_RULES = `Take everything from the information given: flight numbers, restaurants, attractions and accommodations, with their names unchanged. The plan must agree with common sense and keep all that the query asks for.`;
