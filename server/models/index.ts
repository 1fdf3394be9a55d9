export {
  allBudgets,
  type Budget,
  type BudgetLimits,
  type CountedBudget,
  createBudget,
  NO_BUDGET,
  type Reservation,
  type Spending,
} from "./budget/budget";
export type { CachedResponse, ResponseCache } from "./cache/response-cache";
export type { ModelSettings, ModelsConfig } from "./config/models-config";
export { oneModelConfig } from "./config/one-model";
export { type Environment, readModelsConfig } from "./config/read-config";
export { modelsByRole, type NamedModel, namedModel, withOneModel } from "./config/roles";
export type { CallOptions, ModelCall, Models, ObjectCall, OfferedTool, Prompt } from "./models";
export { type OpenOptions, openModels } from "./open-models";
export { checkReach, type Reach } from "./reach/check-reach";
export { describeModels, type ModelDescription } from "./reach/describe-models";
