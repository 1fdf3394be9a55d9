export { formatPlanAction, type PlanAction, readPlanAction } from "./action";
export type { ErrorKind, SimulationError } from "./errors";
export { checkPlanFormat, extractPlan } from "./plan-text";
export { formatTime as formatPlanTime, readStrictTime as readPlanTime } from "./plan-time";
export { FORMULAS, type Formula, type ItinerarybenchScore, scoreItinerarybench } from "./score";
export { efficiencyRange, type ItinerarybenchTask, itinerarybenchTaskSchema } from "./task";
