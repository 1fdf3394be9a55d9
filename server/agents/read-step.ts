/** What a model wrote as one step of the plain-text protocol. */
export interface WrittenStep {
  readonly thought: string;
  /** Empty where there is none. */
  readonly action: string;
}

const ACTION = /^[\s*_#>-]{0,20}Action(?:\s{0,20}\d+)?[\s*_]{0,20}:[*_]*/im;
/** Within a line, only before a name with a bracket or with its input: the word alone is no label. */
const ACTION_WITHIN =
  /[*_]{0,3}\bAction(?:\s{0,20}\d+)?[*_]{0,3}:[*_]{0,3}(?=[\s`*_]{0,8}[A-Za-z][A-Za-z_]{0,40}[\s`*_]{0,20}(?:[[(]|Action Input))/i;
const FENCE = /^[ \t]{0,20}```[A-Za-z]{0,20}[ \t]{0,20}$/gm;

/** The thought and the action of a step. What the model went on to write for itself, an observation or further steps, is left away. */
export function readStep(text: string): WrittenStep {
  const own = text.replace(/\n[\s*_#>-]{0,20}Observation(?:\s{0,20}\d+)?[\s*_]{0,20}:[\s\S]*$/i, "").replace(FENCE, "");
  const parts = own.split(ACTION);
  const [before = "", ...after] = parts.length > 1 ? parts : own.split(ACTION_WITHIN);
  const thought = before.replace(/^[\s*_#>-]{0,20}Thought(?:\s{0,20}\d+)?[\s*_]{0,20}:[*_]*/i, "").trim();
  const action = (after[0] ?? "").replace(/\n[\s*_#>-]{0,20}Thought(?:\s{0,20}\d+)?[\s*_]{0,20}:[\s\S]*$/i, "").trim();
  return { thought, action };
}

/** The step as written in the scratchpad. */
export function stepText({ thought, action }: WrittenStep, number: number): string {
  return `Thought ${number}: ${thought}\nAction ${number}: ${action}`;
}
