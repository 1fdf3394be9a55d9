/**
 * A prompt in a file of its own: "agents/two-stage/act" is server/agents/two-stage/prompts/act.txt. Lines `[system]` and
 * `[user]` begin its messages, and `{{query}}` is a placeholder. A part has no such lines: it fills placeholders of prompts.
 */
export interface PromptFile<Placeholder extends string = string> {
  readonly name: string;
  readonly kind: "prompt" | "part";
  /** Exactly those that the file has. */
  readonly placeholders: readonly Placeholder[];
}

/** Part of a prompt that has a file of its own, with what fills it. */
export interface PromptPart {
  readonly file: PromptFile;
  readonly values: PromptValues;
}

/** Data, which is never expanded again; a part; or several of them, as paragraphs. */
export type PromptValue = string | PromptPart | readonly PromptValue[];
export type PromptValues = Readonly<Record<string, PromptValue>>;

/** Declares the file of a prompt. */
export function promptFile<const Placeholder extends string = never>(
  name: string,
  placeholders: readonly Placeholder[] = [],
): PromptFile<Placeholder> {
  return { name, kind: "prompt", placeholders };
}

/** Declares the file of a part of prompts. */
export function partFile<const Placeholder extends string = never>(
  name: string,
  placeholders: readonly Placeholder[] = [],
): PromptFile<Placeholder> {
  return { name, kind: "part", placeholders };
}

/** A part with its values. */
export function promptPart<Placeholder extends string>(
  file: PromptFile<Placeholder>,
  values: Readonly<Record<NoInfer<Placeholder>, PromptValue>>,
): PromptPart {
  return { file, values };
}
