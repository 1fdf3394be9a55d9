export { actionText, formatAction, type ParsedAction, parseAction } from "./action";
export { callTool } from "./call-tool";
export { createNotebook, formatNotes } from "./notebook";
export { toOfferedTools, toolsOn } from "./offered-tools";
export { type ReferenceCall, type ReferenceLeg, referenceCalls, referenceText } from "./reference-text";
export { shownText, toRecords } from "./table";
export {
  type InputSchema,
  type Note,
  type Notebook,
  type PlanWriter,
  type Row,
  type Surface,
  TOOL_NAMES,
  type Tool,
  type ToolAnswer,
  type ToolContext,
  type ToolName,
} from "./tool";
export { SEARCHES, toolLines, toolNamed, toolSignature, tools } from "./tools";
