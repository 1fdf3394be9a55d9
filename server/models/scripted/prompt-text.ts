import type { ReceivedPrompt } from "./skill";

/** What the first message says that the model is to do. */
export function instructionOf({ messages: [first] }: ReceivedPrompt): string {
  return first?.role === "system" ? first.content : "";
}

/** Everything that was said after the instruction, in order. */
export function bodyOf({ messages }: ReceivedPrompt): string {
  const said = messages.filter(({ role }) => role !== "system");
  return said.map(({ content }) => content).join("\n\n");
}

/** The text behind the last of one label and before another; null: to the end. */
export function between(text: string, after: string, before: string | null): string {
  const at = text.lastIndexOf(after);
  const rest = at === -1 ? "" : text.slice(at + after.length);
  return (before === null ? rest : (rest.split(before)[0] ?? "")).trim();
}

/** The traveler's query: what follows the last "Query: ", else what the traveler said last, up to an empty line. */
export function queryIn(body: string): string {
  return between(body, "\nQuery: ", "\n\n") || between(body, "\nThe traveler: ", "\n\n");
}
