/** What `GET /schema` says; a task may have fewer tools than all of them, which `list_tools` gives with their arguments. */
export function openEnvSchemas(toolNames: readonly string[]) {
  return {
    action: {
      type: "object",
      properties: {
        type: { type: "string", enum: ["call_tool", "list_tools"] },
        tool_name: { type: "string", enum: toolNames },
        arguments: { type: "object" },
      },
      required: ["tool_name"],
      additionalProperties: false,
    },
    observation: {
      type: "object",
      properties: {
        prompt: { type: "string" },
        tools: { type: "array", items: { type: "object" } },
        tool_name: { type: "string" },
        result: { type: "string" },
      },
      required: [],
      additionalProperties: false,
    },
    state: {
      type: "object",
      properties: {
        episode_id: { type: ["string", "null"] },
        step_count: { type: "integer", minimum: 0 },
        session_id: { type: "string" },
      },
    },
  };
}
