import { fail, ok, type Result } from "@/server/trip";
import { readArguments, writeArgument } from "./action-arguments";
import { toolNamed, tools } from "./tools";

/** An action of the plain-text protocol: "FlightSearch[Dallas, Austin, 2022-03-10]". */
export interface ParsedAction {
  /** As the tool's own name where it is one of ours, else as it was written. */
  readonly tool: string;
  /** By the tool's keys where their number is right, else the arguments in order, for `callTool` to say what is wrong. */
  readonly input: Readonly<Record<string, string>> | readonly string[];
}

const beforeTheName = /^[\s*_`#>-]*(?:Action(?:\s*\d+)?[\s*_`]*[::][\s*_`]*)?/i;
/** What follows is not the action any more: models go on by themselves. */
const afterTheAction = /\n[\s*_`#>-]{0,20}(?:Observation|Thought|Action)(?:\s{0,20}\d+)?[\s*_`]{0,20}:[\s\S]*$/i;

/**
 * The action in a model's words: spaces, quotes, Markdown, a bracket that is missing and whatever was written after it do no
 * harm. A tool with one argument takes all of the brackets, commas too; so does a tool that is not known, since only its caller
 * knows better. Problem "bad_input" where there is no action.
 */
export function parseAction(text: string): Result<ParsedAction> {
  const line = text.replace(beforeTheName, "").replace(afterTheAction, "").trim();
  const head =
    /^([A-Za-z][A-Za-z_ -]{0,60}?)[\s*`]{0,20}(?:([[(])|[::]\s*|\s+(?=\S))/.exec(line) ?? /^([A-Za-z]+)$/.exec(line);
  const written = head?.[1] ?? "";
  const bracketed = head?.[2] !== undefined;
  const tool = toolNamed(written);
  if (!head || (tool === undefined && !bracketed)) {
    const names = tools.map(({ name }) => name).join(", ");
    return fail({
      code: "bad_input",
      message: `There is no action in "${line.slice(0, 80)}": write one as Name[arguments], such as FlightSearch[Dallas, Austin, 2022-03-10]. The names are: ${names}.`,
    });
  }
  const keys = tool === undefined ? [] : Object.keys(tool.inputSchema.shape);
  const values = readArguments(line.slice(head[0].length), head[2] === "(" ? ")" : "]", keys.length > 1);
  const input =
    values.length === keys.length ? Object.fromEntries(keys.map((key, index) => [key, values[index] ?? ""])) : values;
  return ok({ tool: tool?.name ?? written.trim(), input });
}

/** The action as text, which `parseAction` reads back; arguments that would be misread stand in double quotes. */
export function formatAction({ tool, input }: ParsedAction): string {
  const values = Array.isArray(input) ? input : Object.values(input);
  return `${tool}[${values.map((value) => writeArgument(value, values.length > 1)).join(", ")}]`;
}
