/** What `GET /schema` says. The tools depend on the task, so that their names are not listed here: `list_tools` gives them. */
export const OPEN_ENV_SCHEMAS = {
  action: {
    type: "object",
    properties: {
      type: { type: "string", enum: ["call_tool", "list_tools"] },
      tool_name: { type: "string" },
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
} as const;
