export {
  COMMONSENSE_CHECKS,
  type CommonsenseCheck,
  type Finding,
  HARD_CONSTRAINTS,
  type HardConstraint,
} from "./findings";
export {
  type PublishedDay,
  publishedDaySchema,
  publishedPlanSchema,
  type SubmissionRow,
  submissionRowSchema,
  type TravelplannerQuery,
  travelplannerQuerySchema,
} from "./formats";
export { summariseTravelplanner, type TravelplannerRates } from "./rates";
export { scoreTravelplanner, type TravelplannerVerdict } from "./score";
