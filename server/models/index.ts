export {
  allBudgets,
  type Budget,
  type BudgetLimits,
  type CountedBudget,
  createBudget,
  type Reservation,
  type Spending,
} from "./budget/budget";
export type { CachedResponse, ResponseCache } from "./cache/response-cache";
export { checkModel, type Finding, type ModelCheck } from "./check/check-model";
export type { ModelSettings, ModelsConfig } from "./config/models-config";
export { oneModelConfig } from "./config/one-model";
export { type Environment, readModelsConfig } from "./config/read-config";
export { modelsByRole, type NamedModel, namedModel, usesOf, withOneModel } from "./config/roles";
export {
  type CallOptions,
  type EmbedCall,
  type ModelCall,
  type Models,
  type ObjectCall,
  type OfferedTool,
  type Prompt,
  type PromptOfFile,
  promptOf,
} from "./models";
export { type OpenOptions, openModels } from "./open-models";
export { filledPrompt } from "./prompts/filled-prompt";
export {
  type PromptFile,
  type PromptPart,
  type PromptValue,
  partFile,
  promptFile,
  promptPart,
} from "./prompts/prompt-file";
export { type Prompts, type PromptTexts, promptsWith, promptText, SHIPPED_PROMPTS } from "./prompts/prompts";
export { checkReach, type Reach } from "./reach/check-reach";
export { describeModels, type ModelDescription } from "./reach/describe-models";
export { STRUCTURED_PROMPTS } from "./structured/prompts";
