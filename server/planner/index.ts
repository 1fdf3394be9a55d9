export { type PlanOptions, plan } from "./plan";
