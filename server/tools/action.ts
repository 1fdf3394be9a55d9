import { fail, ok, type Result } from "@/server/trip";
import {
  type Closing,
  readArguments,
  readNamedArguments,
  readObjectArguments,
  writeArgument,
} from "./action-arguments";
import type { Tool } from "./tool";
import { SANDBOX_TOOLS, toolNamed } from "./tools";

/** An action of the plain-text protocol: "FlightSearch[Dallas, Austin, 2022-03-10]". */
export interface ParsedAction {
  /** As the tool's own name where it is one of ours, else as it was written. */
  readonly tool: string;
  /** By key where they were named or their number is right, else the arguments in order, for `callTool` to say what is wrong. */
  readonly input: Readonly<Record<string, string>> | readonly string[];
}

const beforeTheName = /^[\s*_`#>-]*(?:Action(?:\s*\d+)?[\s*_`]*[::][\s*_`]*)?/i;
/** What follows is not the action any more: models go on by themselves. */
const afterTheAction = /\n[\s*_`#>-]{0,20}(?:Observation|Thought|Action)(?:\s{0,20}\d+)?[\s*_`]{0,20}:[\s\S]*$/i;
const fence = /^[ \t]{0,20}```[A-Za-z]{0,20}[ \t]{0,20}$/gm;
/** "Action 1:" before a name with a bracket, or with the input on a line of its own, wherever it is. */
const labeled =
  /\bAction(?:\s{0,20}\d{1,4})?[\s*_`]{0,20}[::](?=[\s*_`]{0,20}[A-Za-z][A-Za-z_]{0,40}[\s*`]{0,20}(?:[[(]|Action[ _]?Input))/i;
const inputLabel = /^[\s*_`]{0,20}Action[ _]?Input[\s*_`]{0,20}[::](?:\*\*|__)?\s{0,20}(?:```\w{0,10}\s{0,20})?/i;

/**
 * A model's words from the name of its action on, without code fences and what it went on to write: "Sure! Action: CitySearch[Texas]" gives
 * "CitySearch[Texas]". Words that hold no action are given as they are.
 */
export function actionText(text: string): string {
  const words = text.replace(fence, "");
  const begins = /^[\s*_`#>-]*(?:Action(?:\s*\d+)?[\s*_`]*[::]|[A-Za-z][A-Za-z_]*[[(])/i.test(words);
  const at = begins ? -1 : words.search(labeled);
  const own = at < 0 ? words : words.slice(at);
  return own.replace(beforeTheName, "").replace(afterTheAction, "").trim();
}

/**
 * The action in a model's words: what it says before, spaces, quotes, Markdown, a bracket that is missing and whatever was written after it do no
 * harm. Arguments may be in order, named (`origin="Dallas"`), a JSON object, or follow as "Action Input:". A tool with one argument
 * takes all of the brackets, commas too; so does a tool that is not known, since only its caller knows better. Problem
 * "bad_input" where there is no action.
 */
export function parseAction(text: string, offered = SANDBOX_TOOLS): Result<ParsedAction> {
  const line = actionText(text);
  const head =
    /^([A-Za-z][A-Za-z_ -]{0,60}?)[\s*`]{0,20}(?:([[(])|[::]\s*|\s+(?=\S))/.exec(line) ?? /^([A-Za-z]+)$/.exec(line);
  const written = head?.[1] ?? "";
  const rest = line.slice(head?.[0].length ?? 0);
  const input = inputLabel.exec(rest)?.[0] ?? null;
  const bracketed = head?.[2] !== undefined;
  const tool = toolNamed(written);
  if (!head || (tool === undefined && !bracketed && input === null)) {
    return fail({
      code: "bad_input",
      message: `There is no action in "${line.slice(0, 80)}": write one as Name[arguments], such as FlightSearch[Dallas, Austin, 2022-03-10]. The names are: ${offered.join(", ")}.`,
    });
  }
  const name = tool?.name ?? written.trim();
  if (input !== null) return ok({ tool: name, input: argumentsOf(rest.slice(input.length), "", tool) });
  return ok({ tool: name, input: argumentsOf(rest, head[2] === "(" ? ")" : "]", tool) });
}

function argumentsOf(text: string, closing: Closing, tool: Tool | undefined): ParsedAction["input"] {
  const keys = tool === undefined ? [] : Object.keys(tool.inputSchema.shape);
  const byKey = readObjectArguments(text, keys) ?? readNamedArguments(text, closing, keys);
  if (byKey !== null) return byKey;
  const values = readArguments(closing === "" ? text.replace(/\n[\s\S]*$/, "") : text, closing, keys.length > 1);
  return values.length === keys.length
    ? Object.fromEntries(keys.map((key, index) => [key, values[index] ?? ""]))
    : values;
}

/** The action as text, which `parseAction` reads back; arguments that would be misread stand in double quotes. */
export function formatAction({ tool, input }: ParsedAction): string {
  const values = Array.isArray(input) ? input : Object.values(input);
  return `${tool}[${values.map((value) => writeArgument(value, values.length > 1)).join(", ")}]`;
}
