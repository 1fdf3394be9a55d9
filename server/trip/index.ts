export { type Act, actSchema } from "./act";
export {
  appointmentId,
  type BookedItem,
  bookedItemSchema,
  isAppointment,
  isBooked,
  isMealName,
  type MealName,
  mealNameSchema,
} from "./booked-item";
export {
  type BookedKind,
  bookingRule,
  type CancellationTerms,
  type ThingToBook,
  type Urgency,
  urgencyOf,
} from "./booking-rules";
export { breaksOf, keyOfFree, missingAt } from "./breaks";
export {
  addDays,
  clockTime,
  daysBetween,
  formatDate,
  formatDayOfYear,
  formatDuration,
  formatLongDate,
  isLocalDate,
  type LocalDate,
  type LocalTime,
  localDateSchema,
  localTimeSchema,
  minutesOfDay,
  monthsAfter,
  timeOfMinutes,
  todayHere,
  weekday,
  weekdayName,
  zoneOffsetMinutes,
} from "./calendar";
export { checkDifference } from "./check-difference";
export { csvField } from "./csv-field";
export { budgetMoney, conversionSaid, converted, dollarsPerUnit, inDollars, RATES } from "./currency";
export {
  bothRuledOut,
  type DemandName,
  type Demands,
  demandNameSchema,
  demandsSchema,
  FIVE_DEMANDS,
  type FiveDemand,
  type HouseRule,
  houseRuleSchema,
  isRuledOut,
  type NamedDemand,
  namedDemandSchema,
  type RoomType,
  roomTypeSchema,
  type Transportation,
  transportationSchema,
} from "./demand";
export { type ConflictDemand, demandsIn, insistedWords, withoutDemand } from "./demanded";
export { type Edits, mergeEdits, NO_EDITS, withEdits } from "./edits";
export {
  ASKABLE_ENTRIES,
  CRITICAL_ENTRIES,
  type Delegation,
  delegationSchema,
  type EntryQuestion,
  entryQuestionSchema,
  type KnownEntry,
  knownEntrySchema,
  type QuickReply,
} from "./elicitation";
export { amountWords, entryLabelInSentence, topicOf, valueInSentence } from "./entry-labels";
export {
  appointmentAt,
  appointmentWords,
  mergeTimes,
  saidTimeWords,
  timeLimitWords,
  timesOfRequest,
} from "./fixed-times";
export { forLog } from "./for-log";
export { groupBy } from "./group-by";
export {
  type Alternative,
  type Day,
  daySchema,
  type GivenUp,
  type Itinerary,
  isScheduledMode,
  itinerarySchema,
  type LegMode,
  type LegStop,
  legModeSchema,
  legStopSchema,
  type MealStop,
  type Missing,
  type Moment,
  mealStopSchema,
  type Offered,
  type Reason,
  type RoomGuests,
  type ScheduledMode,
  type StayStop,
  type Stop,
  scheduledModeSchema,
  stayStopSchema,
  stopSchema,
  type VisitStop,
  visitStopSchema,
} from "./itinerary";
export { itineraryDifference, type StopInPlan } from "./itinerary-difference";
export { withRouteLocked } from "./locked-route";
export {
  LONGEST_NAME,
  MOST_DAYS,
  MOST_NUMBER,
  MOST_OFFERED,
  MOST_PEOPLE,
  MOST_PREFERENCES,
  MOST_PRICE_MINOR,
  tripDaySchema,
} from "./maxima";
export { costWords, isPartMissing, isUnpriced, recordSentences } from "./missing";
export {
  formatMoney,
  formatRange,
  isEstimate,
  type Money,
  moneySchema,
  sumMoney,
  toMajor,
  usd,
  usdFromMinor,
} from "./money";
export { noteOf } from "./note";
export { objectiveSaid } from "./objective-said";
export { onceForEach } from "./once-for-each";
export { oneLine } from "./one-line";
export { MOST_OWN_PLACES, OWN_PLACES_CHECK, type OwnPlace, ownPlaceSchema } from "./own-place";
export { type PlanEdit, type PlanEditOf, planEditSchema } from "./plan-edit";
export {
  type Check,
  checkSchema,
  type DemandChange,
  demandChangeSchema,
  type Fault,
  isBroken,
  type PlanProgress,
  type PlanResult,
  planProgressSchema,
  type Relaxation,
  relaxationSchema,
} from "./plan-result";
export { type Outcome, type PlanReview, type ReviewedCheck, reviewOf } from "./plan-review";
export {
  LONGEST_CHANGE,
  MOST_CHANGES,
  type PlanVersion,
  planVersionSchema,
  replanChangesSchema,
  type VersionCause,
  type VersionSummary,
  versionCauseSchema,
  versionSummarySchema,
} from "./plan-version";
export {
  type EntryKey,
  type EntrySpec,
  type EntryValue,
  entryKeySchema,
  entryValueSchema,
  isAvoided,
  NO_PREFERENCE,
  PREFERENCE_ENTRIES,
  type PreferenceEntry,
  preferenceEntry,
  questionOf,
  valuesOf,
} from "./preference-entries";
export { asValue, demandingOnce, preferencesOfEntry, without } from "./preferences-said";
export { fail, formatProblem, ok, type Problem, type ProblemCode, ProblemError, type Result } from "./problem";
export { type Question, questionSchema, type Reading, reasonToAsk } from "./question";
export { Recent } from "./recent";
export { withRelaxation } from "./relax";
export {
  type Destination,
  LONGEST_NOTE,
  type Lock,
  type LockOf,
  lockSchema,
  MOST_NOTES,
  type Objective,
  objectiveSchema,
  type RequestDates,
  type RequestedCity,
  requestSchema,
  type TripRequest,
  type WeightedPreference,
} from "./request";
export { retryAfter } from "./retry-after";
export { DAY_HOURS, type DayHours, MUSIC_EVENING, minutesBeforeDeparture, type Pace, RHYTHM } from "./rhythm";
export { sleepingWords } from "./room-words";
export {
  MOST_SIGHTS,
  MOST_TIMES,
  partsSaid,
  type Said,
  type SaidConstraints,
  type SaidDay,
  type SaidStop,
  type SaidTime,
  type SaidTrip,
  saidConstraintsSchema,
  saidSchema,
  saidTripSchema,
} from "./said";
export { Slots } from "./slots";
export { spellingKey, spellingsOf } from "./spelling";
export { needsStepFree } from "./step-free";
export { finish, inTurns, type Steps } from "./steps";
export {
  asksForNothing,
  choicesIn,
  demandScope,
  isDemandStrength,
  isUnwanted,
  type Strength,
  strengthSchema,
  type Unwanted,
} from "./strength";
export { tripTitle } from "./title";
export { travelerTextSchema, withoutUnstorable } from "./traveler-text";
export { wishLabel } from "./wish-label";
export { isVisited, isWithinCity } from "./within-city";
export { withoutAccents } from "./without-accents";
export { capitalized, counted, LEG_LABELS, legWords, listed, timePrefix } from "./words";
