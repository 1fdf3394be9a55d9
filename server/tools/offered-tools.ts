import type { InputSchema, Surface, Tool, ToolName } from "./tool";
import { tools } from "./tools";

/** Tools as a model sees them by the server's own tool protocol; all of them, or those named. */
export function toOfferedTools(
  names?: readonly ToolName[],
): { readonly name: ToolName; readonly description: string; readonly inputSchema: InputSchema }[] {
  const offered = names === undefined ? tools : tools.filter(({ name }) => names.includes(name));
  return offered.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
}

/** The tools of a surface that this installation has. */
export async function toolsOn(surface: Surface): Promise<readonly Tool[]> {
  const shown = tools.filter(({ surfaces }) => surfaces.includes(surface));
  const reasons = await Promise.all(shown.map((tool) => tool.unavailable?.() ?? null));
  return shown.filter((_, index) => reasons[index] === null);
}
