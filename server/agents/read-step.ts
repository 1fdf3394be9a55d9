/** What a model wrote as one step of the plain-text protocol. */
export interface WrittenStep {
  readonly thought: string;
  /** Empty where there is none. */
  readonly action: string;
}

/** The thought and the action of a step. What the model went on to write for itself, an observation or further steps, is left away. */
export function readStep(text: string): WrittenStep {
  const own = text.replace(/\n[\s*_#>-]*Observation(?:\s*\d+)?[\s*_]*:[\s\S]*$/i, "");
  const [before = "", ...after] = own.split(/^[\s*_#>-]*Action(?:\s*\d+)?[\s*_]*:[*_]*/im);
  const thought = before.replace(/^[\s*_#>-]*Thought(?:\s*\d+)?[\s*_]*:[*_]*/i, "").trim();
  const action = (after[0] ?? "").replace(/\n[\s*_#>-]*Thought(?:\s*\d+)?[\s*_]*:[\s\S]*$/i, "").trim();
  return { thought, action };
}

/** The step as it stands in the scratchpad. */
export function stepText({ thought, action }: WrittenStep, number: number): string {
  return `Thought ${number}: ${thought}\nAction ${number}: ${action}`;
}
