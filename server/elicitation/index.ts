export type { Belief } from "./belief/belief";
export { isValueOf } from "./belief/slots";
export type { ByModel, ByModelEvent } from "./by-model/by-model";
export {
  type AskedEntry,
  ask,
  type Dialog,
  hear,
  hearAside,
  type Note,
  newDialog,
  setEntry,
  setPreference,
  stenograph,
} from "./dialog/dialog";
export { knownEntries, type LearnedPreference, preferencesOf } from "./dialog/known-entries";
export { nextQuestion, type QuestionOptions, questionsLeft } from "./dialog/next-question";
export { modelPolicy } from "./policies/model/model-policy";
export { weightsText } from "./policies/network/weights-file";
export type { NextEntry, QuestionPolicy } from "./policies/policy";
export { POLICY_NAMES, policyFromWeights, policyNamed, SHIPPED_POLICY, trainingOf } from "./policies/registry";
export { partsTold } from "./questions/joint-question";
export { answersTo } from "./questions/question-text";
export { modelStenographer } from "./stenographer/model-stenographer";
