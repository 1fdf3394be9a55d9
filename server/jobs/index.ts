export { createAlarm } from "./alarm";
export { type Consumer, consume } from "./consume";
export { type Jobs, openJobs } from "./open-jobs";
export type { Claim, Job, JobQueue } from "./queue";
