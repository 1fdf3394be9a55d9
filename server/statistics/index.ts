export { bootstrapInSteps, bootstrapOf, bootstrapRatio, type Part } from "./bootstrap";
export type { Interval } from "./interval";
export { exactMcNemar, type PairedCounts, pairedPassDifference } from "./paired";
export { type PassPower, passPowerIntervals, passPowerK, type TaskTally } from "./pass-power-k";
export { quantile } from "./quantile";
export { sampleDeviation } from "./sample-deviation";
export { spearman } from "./spearman";
export { type KappaWeights, weightedKappa } from "./weighted-kappa";
export { wilsonInterval } from "./wilson";
