/** One step of the past, as the agent wrote it and as it was answered. */
export interface Step {
  /** "Thought 1: …\nAction 1: …", as the model wrote it. */
  readonly written: string;
  readonly observation: string;
}

/** The steps as a model reads them again: each with its observation under the same number. */
export function scratchpad(steps: readonly Step[]): string[] {
  return steps.map(({ written, observation }, index) => `${written}\nObservation ${index + 1}: ${observation}`);
}
