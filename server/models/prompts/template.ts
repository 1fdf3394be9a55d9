import { fail, ok, type Result } from "@/server/trip";
import type { PromptFile } from "./prompt-file";

/** The text of a prompt's file, taken apart: its messages, or the one text of a part. */
export interface Template {
  readonly messages: readonly TemplateMessage[];
}

export interface TemplateMessage {
  /** Null: the text of a part. */
  readonly role: "system" | "user" | null;
  readonly text: string;
}

const MARK = /^\[(system|user)\]$/gm;
const PLACEHOLDER = /\{\{([^{}\n]*)\}\}/g;

/**
 * Reads the text of a prompt's file. `source` is named by the problem "bad_file": where the messages are not marked as its kind wants, or its
 * placeholders are not exactly those that are declared.
 */
export function readTemplate(file: PromptFile, text: string, source: string): Result<Template> {
  const bad = (message: string) =>
    fail({ code: "bad_file", message: `${source}: ${message}`, where: { file: source } });
  const messages = messagesIn(text);
  const [first] = messages;
  if (file.kind === "part" && (messages.length !== 1 || first?.role !== null)) {
    return bad("This is part of a prompt. Leave out the lines [system] and [user].");
  }
  if (file.kind === "prompt" && (first === undefined || first.role === null)) {
    return bad("A prompt begins with the line [system] or [user], and each of its messages does.");
  }
  const used = new Set(messages.flatMap((message) => placeholdersIn(message.text)));
  const missing = file.placeholders.find((name) => !used.has(name));
  if (missing !== undefined) return bad(`The placeholder {{${missing}}} is missing.`);
  const unknown = [...used].find((name) => !file.placeholders.includes(name));
  if (unknown === undefined) return ok({ messages });
  const known = file.placeholders.map((name) => `{{${name}}}`).join(", ") || "none";
  return bad(`There is no placeholder {{${unknown}}}. This prompt has ${known}.`);
}

/**
 * The text with its values, which are data: nothing in them is expanded. A placeholder that is a paragraph of its own takes the paragraph with
 * it when its value is empty.
 */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  const textOf = (name: string) => values[name.trim()] ?? "";
  return text
    .split("\n\n")
    .map((paragraph) => ({ paragraph, filled: paragraph.replace(PLACEHOLDER, (_, name: string) => textOf(name)) }))
    .filter(({ paragraph, filled }) => filled !== "" || paragraph === "")
    .map(({ filled }) => filled)
    .join("\n\n");
}

function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name.trim());
}

function messagesIn(text: string): TemplateMessage[] {
  const marks = [...text.matchAll(MARK)];
  const before = text.slice(0, marks[0]?.index).trim();
  const marked = marks.map((mark, index): TemplateMessage => {
    const written = text.slice(mark.index + mark[0].length, marks[index + 1]?.index).trim();
    return { role: mark[1] === "user" ? "user" : "system", text: written };
  });
  return before === "" && marked.length > 0 ? marked : [{ role: null, text: before }, ...marked];
}
