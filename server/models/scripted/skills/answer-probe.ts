import type { Skill } from "../skill";

/** The questions of `models check`: calls the tool that is offered, names a city in JSON, or is ready. */
export const answerProbe: Skill = {
  name: "answer-probe",
  prompts: ["models/check/probe"],
  reply({ messages, tools: [tool] }) {
    if (tool !== undefined) return { text: "", toolCalls: [{ tool, input: { city: "Oslo" } }] };
    return { text: messages.at(-1)?.content.includes("JSON") === true ? '{"city": "Oslo"}' : "ready" };
  },
};
