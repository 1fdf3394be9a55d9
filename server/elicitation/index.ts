export type { Belief } from "./belief/belief";
export { isValueOf } from "./belief/slots";
export { type ByModel, type ByModelEvent, recordUnusable } from "./by-model/by-model";
export {
  type AskedEntry,
  ask,
  type Dialog,
  type Note,
  newDialog,
  setEntry,
  setPreference,
  stenograph,
  takeAnswer,
  takeVolunteered,
} from "./dialog/dialog";
export { knownEntries, type LearnedPreference, preferencesOf } from "./dialog/known-entries";
export { nextQuestion, type QuestionOptions, questionsLeft } from "./dialog/next-question";
export { clarifying } from "./policies/clarifying";
export { modelPolicy } from "./policies/model/model-policy";
export { ASKING_PROMPTS } from "./policies/model/prompts";
export { weightsText } from "./policies/network/weights-file";
export type { NextEntry, QuestionPolicy } from "./policies/policy";
export {
  networkNamed,
  POLICY_NAMES,
  policyFromWeights,
  policyNamed,
  SHIPPED_POLICY,
  trainingOf,
} from "./policies/registry";
export { partsInWords } from "./questions/joint-question";
export { answersTo } from "./questions/question-text";
export { readFreeQuestion } from "./questions/read-free-question";
export { readQuestion } from "./questions/read-question";
export { modelStenographer } from "./stenographer/model-stenographer";
export { STENOGRAPHER_PROMPTS } from "./stenographer/prompts";
