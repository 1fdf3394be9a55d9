import { planTool } from "./plan-tool";

/** The last act of two-stage planning: the notebook becomes a plan (TravelPlanner, section 3.3). */
export const planner = planTool(
  "Planner",
  "trip",
  "Writes the plan of the whole trip from the query and what is in the notebook, and nothing else. Planner[Plan a trip from Dallas to Austin for 3 days, from March 10th to 12th, 2022, with a budget of $900.] writes it. Use it once all that is needed is written down.",
  "Plan a trip from Dallas to Austin for 3 days, from March 10th to 12th, 2022, with a budget of $900.",
);
