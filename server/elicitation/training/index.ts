export { bayesBound } from "./bayes-bound";
export { writeSeedDialog } from "./model/write-seed-dialog";
export { oraclePolicy } from "./oracle";
export type { DialogStep } from "./simulate-dialog";
export { SIMULATED_TODAY, Stage, type StageOptions } from "./stage";
export { type DpoIteration, type DpoOptions, type PlayedPair, type RewardKind, trainDpo } from "./train-dpo";
export { trainPriors } from "./train-priors";
export { type SeedDialog, type SftResult, trainSft } from "./train-sft";
