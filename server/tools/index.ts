export {
  type Note,
  type Notebook,
  type PlanWriter,
  type Row,
  TOOL_NAMES,
  type Tool,
  type ToolAnswer,
  type ToolContext,
  type ToolName,
} from "./tool";
