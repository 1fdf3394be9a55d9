export { COMMONSENSE_CHECKS, HARD_CONSTRAINTS } from "./findings";
export {
  type PublishedDay,
  type SubmissionRow,
  submissionRowSchema,
  type TravelplannerQuery,
  travelplannerQuerySchema,
} from "./formats";
export { type CountedVerdict, hardConstraintsAsked, summariseTravelplanner, type TravelplannerRates } from "./rates";
export { scoreTravelplanner, type TravelplannerVerdict } from "./score";
