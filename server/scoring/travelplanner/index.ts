export { COMMONSENSE_CHECKS, COMMONSENSE_LABELS, HARD_LABELS, type HardConstraint } from "./checks";
export {
  type PublishedDay,
  type SubmissionRow,
  submissionRowSchema,
  type TravelplannerQuery,
  travelplannerQuerySchema,
} from "./formats";
export { hardConstraintsAsked, travelplannerTallies } from "./rates";
export { scoreTravelplanner, type TravelplannerVerdict } from "./score";
export { fromTo, nameAndCity } from "./text";
