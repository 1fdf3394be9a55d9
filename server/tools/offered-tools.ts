import type { InputSchema, ToolName } from "./tool";
import { tools } from "./tools";

/** Tools as a model is told of them by the server's own tool protocol; all of them, or those named. */
export function toOfferedTools(
  names?: readonly ToolName[],
): { readonly name: ToolName; readonly description: string; readonly inputSchema: InputSchema }[] {
  const offered = names === undefined ? tools : tools.filter(({ name }) => names.includes(name));
  return offered.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
}
