import { planTool } from "./plan-tool";

/** One day at a time (human-like reasoning, section 3.3). */
export const dailyPlanner = planTool(
  "DailyPlanner",
  "day",
  "Writes the plan of one day of the trip from the query and what is in the notebook. DailyPlanner[Plan day 2, in Austin, for 2 people and at most $150.] writes that day.",
  "Plan day 2, in Austin, for 2 people and at most $150.",
);
