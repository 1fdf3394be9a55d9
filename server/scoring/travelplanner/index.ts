export {
  type PublishedDay,
  type SubmissionRow,
  submissionRowSchema,
  type TravelplannerQuery,
  travelplannerQuerySchema,
} from "./formats";
export { type CountedVerdict, hardConstraintsAsked, summariseTravelplanner, type TravelplannerRates } from "./rates";
export { scoreTravelplanner, type TravelplannerVerdict } from "./score";
