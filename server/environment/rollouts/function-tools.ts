import type { OfferedTool } from "../episode/observation";

/** Tools as chat completions and chat templates have them. */
export function functionTools(tools: readonly OfferedTool[]) {
  return tools.map(({ name, description, inputSchema }) => ({
    ...{ type: "function", function: { name, description, parameters: inputSchema } },
  }));
}
