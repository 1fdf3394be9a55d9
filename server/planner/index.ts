export { type PlanOptions, plan } from "./plan";
export { planTimed, type TimedOptions } from "./timed/plan-timed";
export type {
  DailyWindow,
  Minute,
  TimedAction,
  TimedPlan,
  TimedProblem,
  TimedResult,
  TimedRules,
} from "./timed/problem";
export type { WorkerPlanOptions } from "./worker/messages";
export { type PlanInWorkerHooks, planInWorker } from "./worker/plan-in-worker";
