import { trimmed } from "../travelplanner/text";
import { readStrictTime } from "./plan-time";

const OPEN = "<plan>";
const CLOSE = "</plan>";

/**
 * The actions that a model wrote between plan tags (README of the data, "Extracting actions from the text"), without white space
 * around them and each text once. Stray closing tags give an empty action, as in the official program. Linear.
 */
export function extractPlan(text: string): string[] {
  const actions = new Set<string>();
  let open = text.indexOf(OPEN);
  let close = open === -1 ? -1 : text.indexOf(CLOSE, open + OPEN.length);
  // A tag that nothing closes is taken for an empty action.
  if (open !== -1 && close === -1) close = open + OPEN.length - 1;
  while (open !== -1 && close !== -1) {
    actions.add(trimmed(text.slice(open + OPEN.length, Math.max(close, open + OPEN.length))));
    const rest = close + CLOSE.length;
    if (open < rest) open = text.indexOf(OPEN, rest);
    close = text.indexOf(CLOSE, rest);
  }
  return [...actions];
}

/** What the format check found. Without any call between tags, `isFound` is false. */
export interface FormatCheck {
  readonly isValid: boolean;
  readonly isFound: boolean;
  /** In sentences, for the model that wrote the plan. */
  readonly problems: readonly string[];
}

/** What each argument of an action is. */
const ARGUMENTS = new Map<string, readonly ("text" | "time")[]>([
  ["stay_in", ["text", "time", "time"]],
  ["visit", ["text", "time", "time"]],
  ["go_to_place", ["text", "text", "time", "time"]],
  ["go_to_city", ["text", "text", "time", "time", "text"]],
]);

/**
 * Whether a model's plan has the form that the prompt asks for (README of the data, "Format check"). It is stricter than the
 * simulator in some ways (double quotes, plain times) and laxer in others (text in front of an inner tag). Linear.
 */
export function checkPlanFormat(text: string): FormatCheck {
  const calls = callsBetweenTags(text);
  if (calls.length === 0) {
    const problem = `No plan was found. Write each action as ${OPEN}action(arguments)${CLOSE}, with nothing else between the tags.`;
    return { isValid: false, isFound: false, problems: [problem] };
  }
  const problems = calls.flatMap(problemsOf);
  return { isValid: problems.length === 0, isFound: true, problems };
}

interface TaggedCall {
  readonly name: string;
  readonly args: string;
}

/** Every `<plan>name(arguments)</plan>` on one line. */
function callsBetweenTags(text: string): TaggedCall[] {
  const calls: TaggedCall[] = [];
  const start = /<plan>([\p{L}\p{N}_]+)\(/gu;
  const end = `)${CLOSE}`;
  let close = text.indexOf(end);
  let newline = text.indexOf("\n");
  for (let found = start.exec(text); found !== null && close !== -1; found = start.exec(text)) {
    const from = start.lastIndex;
    if (close < from) close = text.indexOf(end, from);
    if (newline !== -1 && newline < from) newline = text.indexOf("\n", from);
    if (close === -1 || (newline !== -1 && newline < close)) continue;
    calls.push({ name: found[1] ?? "", args: text.slice(from, close) });
    start.lastIndex = close + end.length;
  }
  return calls;
}

function problemsOf({ name, args }: TaggedCall): string[] {
  const kinds = ARGUMENTS.get(name);
  if (kinds === undefined) {
    return [`There is no action ${shown(name)}. Use ${[...ARGUMENTS.keys()].join(", ")}.`];
  }
  const parts = args.split(",");
  if (parts.length !== kinds.length) return [`${name} takes ${kinds.length} arguments, not ${parts.length}.`];
  return parts.flatMap((part, index) => {
    if (kinds[index] === "text") {
      return part.split('"').length === 3 ? [] : [`In ${name}, write ${shown(part)} in double quotes.`];
    }
    const quoted = /"([^"]*)"/.exec(part)?.[1];
    if (quoted !== undefined && readStrictTime(quoted) !== null) return [];
    return [`In ${name}, write the time ${shown(part)} as "YYYY-MM-DD HH:MM".`];
  });
}

/** A piece of a model's text, cut for a message. */
function shown(text: string): string {
  const plain = trimmed(text);
  return plain.length > 60 ? `${plain.slice(0, 60)}…` : plain;
}
