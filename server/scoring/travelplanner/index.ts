export {
  type PublishedDay,
  type SubmissionRow,
  submissionRowSchema,
  type TravelplannerQuery,
  travelplannerQuerySchema,
} from "./formats";
export { summariseTravelplanner, type TravelplannerRates } from "./rates";
export { scoreTravelplanner, type TravelplannerVerdict } from "./score";
