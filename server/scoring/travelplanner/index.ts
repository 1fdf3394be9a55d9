export {
  type PublishedDay,
  type SubmissionRow,
  submissionRowSchema,
  type TravelplannerQuery,
  travelplannerQuerySchema,
} from "./formats";
export { hardConstraintsAsked, travelplannerTallies } from "./rates";
export { scoreTravelplanner, type TravelplannerVerdict } from "./score";
