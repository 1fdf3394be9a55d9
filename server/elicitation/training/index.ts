export { dialogId, heldDialog } from "./held-dialog";
export { writeSeedDialog } from "./model/write-seed-dialog";
export { oraclePolicy } from "./oracle";
export type { SimulatedDialog } from "./simulate-dialog";
export { Stage, type StageOptions } from "./stage";
export { type DpoIteration, type DpoOptions, type PlayedPair, trainDpo } from "./train-dpo";
export { trainPriors } from "./train-priors";
export { type SeedDialog, type SftResult, trainSft } from "./train-sft";
