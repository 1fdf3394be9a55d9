export { type PlanOptions, plan } from "./plan";
export type { WorkerPlanOptions } from "./worker/messages";
export { type PlanInWorkerHooks, planInWorker } from "./worker/plan-in-worker";
