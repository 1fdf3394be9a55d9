import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelMessage } from "@/server/episodes";
import { fail, ok, ProblemError, type Result } from "@/server/trip";
import type { PromptFile, PromptPart, PromptValue, PromptValues } from "./prompt-file";
import { fillText, readTemplate, type Template } from "./template";

/** Texts in place of the files of prompts, by the prompts' names: "agents/two-stage/act". */
export type PromptTexts = Readonly<Record<string, string>>;

/** The prompts that a run asks by. */
export interface Prompts {
  /** The messages of a prompt, filled. */
  messagesOf(file: PromptFile, values: PromptValues): ModelMessage[];
  /** SHA-256 of each file's text, by the prompt's name. */
  hashesOf(files: readonly PromptFile[]): Record<string, string>;
}

interface LoadedPrompt {
  readonly template: Template;
  readonly sha256: string;
}

/** Of this process: a file that is edited while it runs counts from its next start. */
const shipped = new Map<string, LoadedPrompt>();

/** The prompts as the methods have them. */
export const SHIPPED_PROMPTS: Prompts = promptsOf((file) => shippedPrompt(file));

/** A shipped prompt's messages as one text, for agents that are given no messages. */
export function promptText({ file, values }: PromptPart): string {
  return SHIPPED_PROMPTS.messagesOf(file, values)
    .map(({ content }) => content)
    .join("\n\n");
}

/**
 * The prompts of a method with other texts for some of them. Problems: "bad_input" for a text that is none of `files`, and "bad_file" for
 * one that has other placeholders or messages than its prompt.
 */
export function promptsWith(texts: PromptTexts, files: readonly PromptFile[]): Result<Prompts> {
  const others = new Map<string, LoadedPrompt>();
  for (const [name, text] of Object.entries(texts)) {
    const file = files.find((known) => known.name === name);
    if (file === undefined) {
      const known = files.map((each) => each.name).join(", ") || "none";
      return fail({ code: "bad_input", message: `This method has no prompt "${name}". Its prompts: ${known}.` });
    }
    const loaded = load(file, text, `${name}.txt`);
    if (!loaded.ok) return loaded;
    others.set(name, loaded.value);
  }
  return ok(promptsOf((file) => others.get(file.name) ?? shippedPrompt(file)));
}

function promptsOf(loadedOf: (file: PromptFile) => LoadedPrompt): Prompts {
  const textOfPart = ({ file, values }: PromptPart): string => {
    const [text] = loadedOf(file).template.messages;
    return fillText(text?.text ?? "", textsOf(values));
  };
  const textOf = (value: PromptValue): string => {
    if (typeof value === "string") return value;
    return "file" in value ? textOfPart(value) : value.map(textOf).join("\n\n");
  };
  const textsOf = (values: PromptValues) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]));
  return {
    messagesOf(file, values) {
      const texts = textsOf(values);
      return loadedOf(file).template.messages.map(({ role, text }) => ({
        role: role ?? "user",
        content: fillText(text, texts),
      }));
    },
    hashesOf: (files) => Object.fromEntries(files.map((file) => [file.name, loadedOf(file).sha256])),
  };
}

/** Every command of the project runs in its root folder. Throws where a file is not what its method declares: that is a fault of the code. */
function shippedPrompt(file: PromptFile): LoadedPrompt {
  const known = shipped.get(file.name);
  if (known !== undefined) return known;
  const at = file.name.lastIndexOf("/");
  const source = join("server", file.name.slice(0, at), "prompts", `${file.name.slice(at + 1)}.txt`);
  const loaded = load(file, readFileSync(join(/* turbopackIgnore: true */ process.cwd(), source), "utf8"), source);
  if (!loaded.ok) throw new ProblemError(loaded.problem);
  shipped.set(file.name, loaded.value);
  return loaded.value;
}

function load(file: PromptFile, written: string, source: string): Result<LoadedPrompt> {
  const text = written.replaceAll("\r\n", "\n");
  const template = readTemplate(file, text, source);
  if (!template.ok) return template;
  return ok({ template: template.value, sha256: createHash("sha256").update(text).digest("hex") });
}
