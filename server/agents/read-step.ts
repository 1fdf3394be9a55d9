/** What a model wrote as one step of the plain-text protocol. */
export interface WrittenStep {
  readonly thought: string;
  /** Empty where there is none. */
  readonly action: string;
}

/** The thought and the action of a step. What the model went on to write for itself, an observation or further steps, is left away. */
export function readStep(text: string): WrittenStep {
  const own = text.replace(/\n[\s*_#>-]{0,20}Observation(?:\s{0,20}\d+)?[\s*_]{0,20}:[\s\S]*$/i, "");
  const [before = "", ...after] = own.split(/^[\s*_#>-]{0,20}Action(?:\s{0,20}\d+)?[\s*_]{0,20}:[*_]*/im);
  const thought = before.replace(/^[\s*_#>-]{0,20}Thought(?:\s{0,20}\d+)?[\s*_]{0,20}:[*_]*/i, "").trim();
  const action = (after[0] ?? "").replace(/\n[\s*_#>-]{0,20}Thought(?:\s{0,20}\d+)?[\s*_]{0,20}:[\s\S]*$/i, "").trim();
  return { thought, action };
}

/** The step as it stands in the scratchpad. */
export function stepText({ thought, action }: WrittenStep, number: number): string {
  return `Thought ${number}: ${thought}\nAction ${number}: ${action}`;
}
