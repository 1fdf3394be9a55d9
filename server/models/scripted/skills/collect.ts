import { type NextAct, nextAct, type Search } from "../planning/next-search";
import { bodyOf, instructionOf, queryIn, todayIn } from "../reading/prompt-text";
import { type PastStep, stepsInMessages, stepsInText } from "../reading/scratchpad";
import { readWish } from "../reading/wish";
import type { Dial, ScriptedReply, Skill } from "../skill";

/** What each tool calls its arguments, in order. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  CitySearch: ["state"],
  FlightSearch: ["origin", "destination", "date"],
  DistanceMatrix: ["origin", "destination", "mode"],
  RestaurantSearch: ["city"],
  AttractionSearch: ["city"],
  AccommodationSearch: ["city"],
  NotebookWrite: ["description"],
  Planner: ["query"],
};

interface Call {
  readonly tool: string;
  readonly inputs: readonly string[];
}

/** Collects a trip with the tools, one call at a time, in plain text or by the server's tool protocol. */
export const collect: Skill = {
  name: "collect with tools",
  recognises: (prompt) => instructionOf(prompt).startsWith("You collect what a travel plan needs"),
  async reply(prompt, dial) {
    const body = bodyOf(prompt);
    const isNative = prompt.tools.length > 0;
    const query = firstQueryIn(body);
    const steps = isNative ? stepsInMessages(prompt) : stepsInText(body);
    const act = nextAct(await readWish(query, todayIn(body)), steps, dial.errs("forget"));
    const call = erring(callOf(act, query), steps, dial);
    return isNative ? nativeReply(call, act) : textReply(call, act, steps.length + 1);
  },
};

/** The query stands before all steps. */
function firstQueryIn(body: string): string {
  return queryIn(`\n${body.split("\n\n")[0] ?? ""}`);
}

function callOf(act: NextAct, query: string): Call {
  if (act.kind === "search") return act.search;
  if (act.kind === "write down") return { tool: "NotebookWrite", inputs: [act.description] };
  return { tool: "Planner", inputs: [query] };
}

/** Takes the wrong year, gives a city a wrong name, or does the last thing again. */
function erring(call: Call, steps: readonly PastStep[], dial: Dial): Call {
  const last = steps.at(-1);
  if (last !== undefined && dial.errs("repeat")) return last;
  if (call.tool === "FlightSearch" && dial.errs("miscount")) {
    return { ...call, inputs: call.inputs.map((input) => input.replace(/^2\d{3}-/, "2023-")) };
  }
  if (call.tool === "NotebookWrite")
    return dial.errs("forget") ? { tool: "Planner", inputs: ["Plan the trip."] } : call;
  if (call.tool === "Planner" || !dial.errs("invent")) return call;
  return { ...call, inputs: call.inputs.map((input, index) => (index === 0 ? `${input} Beach Resort Area` : input)) };
}

function thoughtOf(act: NextAct): string {
  if (act.kind === "plan") return "What can be found is written down. The plan can be made.";
  if (act.kind === "write down") return `That serves: I write it down. (${act.description})`;
  return `I need to know ${whatFor(act.search)}.`;
}

function whatFor({ tool, inputs }: Search): string {
  const [first, second, third] = inputs;
  switch (tool) {
    case "CitySearch":
      return `which cities there are in ${first}`;
    case "FlightSearch":
      return `which flights go from ${first} to ${second} on ${third}`;
    case "DistanceMatrix":
      return `whether one can go from ${first} to ${second} by ${third}`;
    case "RestaurantSearch":
      return `where to eat in ${first}`;
    case "AttractionSearch":
      return `what to see in ${first}`;
    case "AccommodationSearch":
      return `where to stay in ${first}`;
  }
}

function textReply({ tool, inputs }: Call, act: NextAct, number: number): ScriptedReply {
  return { text: `Thought ${number}: ${thoughtOf(act)}\nAction ${number}: ${tool}[${inputs.join(", ")}]` };
}

function nativeReply({ tool, inputs }: Call, act: NextAct): ScriptedReply {
  const input = Object.fromEntries((KEYS[tool] ?? []).map((key, index) => [key, inputs[index] ?? ""]));
  return { text: thoughtOf(act), toolCalls: [{ tool, input }] };
}
