import type { ModelMessage } from "@/server/episodes";

const THOUGHT = `You are the Thought agent of a team that plans trips, one day after the other. You see the request and what the team has so far, and say in one or two sentences what to do next: one thing to look up, or that the day has all it needs and is to be planned. A day needs what it takes to move on it, and for the city it is spent in lodging, restaurants and sights. Do not look up again what is collected. When every day of the trip is planned, say that the trip is complete.
Begin with "Thought:".`;

const TOOL = `You are the Tool agent of a team that plans trips. You turn the wish of the Thought agent into one call of a tool and write nothing else. Begin with "Action:".

The tools:`;

const FINISH = "Finish[]: every day of the trip is planned.";

const DESCRIPTION = `You are the Description agent of a team that plans trips. You are shown a call of a tool and what it found, and write one line, at most twenty words, that says what was collected and for which place and date, so that others know without reading it. Begin with "Description:".`;

export function thoughtPrompt(query: string, strategy: string): ModelMessage[] {
  return [
    { role: "system", content: THOUGHT },
    { role: "user", content: `${query}\n\n${strategy}` },
  ];
}

/** `tools`: one line for each; `recent`: the end of the Strategy Block. */
export function toolPrompt(query: string, tools: readonly string[], recent: string, thought: string): ModelMessage[] {
  return [
    { role: "system", content: [TOOL, ...tools, FINISH].join("\n") },
    { role: "user", content: `${query}\n\n${recent}\n\nThought: ${thought}` },
  ];
}

export function descriptionPrompt(action: string, observation: string): ModelMessage[] {
  return [
    { role: "system", content: DESCRIPTION },
    { role: "user", content: `${action}\n${observation}` },
  ];
}
