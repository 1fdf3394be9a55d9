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

/** What every plan must keep (TravelPlanner, Table 1). */
export const PLAN_RULES = `Take everything from the information given: flight numbers, restaurants, attractions and accommodations, with their names unchanged. Leave nothing out that a day needs: the way on a day of moving; three meals and an attraction on a day spent in one city; lodging for every night. The trip begins and ends at home and does not come back to a city that it has left. What is listed on a day lies in that day's cities. No restaurant and no attraction comes twice. Do not mix the own car with flights or taxis. Stay in an accommodation at least its minimum nights, and take as many rooms as the people need. Keep the budget for everybody together, and every wish about rooms, house rules, cuisines and transportation.`;
