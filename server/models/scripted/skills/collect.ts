import { bodyOf, queryIn } from "../prompt-text";
import type { ReceivedPrompt, Skill } from "../skill";
import { askedDays } from "../trip/asked-days";
import { callText, searchesFor, type ToolCall, titleOf } from "../trip/searches";

/** Collects a trip with the tools, one call at a time, in plain text or by the server's tool protocol. */
const collect: Skill = async (prompt) => {
  const isNative = prompt.tools.length > 0;
  const { calls, observation } = isNative ? pastInMessages(prompt) : pastInText(bodyOf(prompt));
  const last = calls.at(-1);
  const searches = (await askedDays(prompt)).flatMap(searchesFor);
  const isFound = searches.some((search) => callText(search) === last) && observation.includes(" | ");
  const call: ToolCall =
    last !== undefined && isFound
      ? { tool: "NotebookWrite", input: { description: titleOf(last) } }
      : (searches.find((search) => !calls.includes(callText(search))) ?? {
          tool: "Planner",
          input: { query: queryIn(bodyOf(prompt)) },
        });
  const thought = `The trip needs ${call.tool}.`;
  if (isNative) return { text: thought, toolCalls: [call] };
  const step = calls.length + 1;
  return `Thought ${step}: ${thought}\nAction ${step}: ${callText(call)}`;
};

export const collectSkills = { "agents/two-stage/act": collect, "agents/two-stage/act-native": collect };

/** What was called before, and what the last call gave. */
interface Past {
  readonly calls: readonly string[];
  readonly observation: string;
}

function pastInText(body: string): Past {
  const calls = [...body.matchAll(/^Action \d+: (.*)$/gm)].map(([, call = ""]) => call);
  return { calls, observation: body.slice(body.lastIndexOf("\nObservation ")) };
}

function pastInMessages({ messages }: ReceivedPrompt): Past {
  const calls = messages.flatMap((message) => {
    const made = message.role === "assistant" ? (message.toolCalls ?? []) : [];
    return made.map(({ tool, input }) => `${tool}[${Object.values(Object(input)).join(", ")}]`);
  });
  return { calls, observation: messages.at(-1)?.content ?? "" };
}
