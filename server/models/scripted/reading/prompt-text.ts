import type { ReceivedPrompt } from "../skill";

/** What the first message says that the model is to do. */
export function instructionOf({ messages }: ReceivedPrompt): string {
  const first = messages[0];
  return first?.role === "system" ? first.content : "";
}

/** Everything that was said after the instruction, in order. */
export function bodyOf({ messages }: ReceivedPrompt): string {
  return messages
    .filter(({ role }) => role !== "system")
    .map(({ content }) => content)
    .join("\n\n");
}

/** The traveller's query: what stands behind the last "Query: ", up to an empty line. */
export function queryIn(body: string): string {
  const at = body.lastIndexOf("\nQuery: ");
  return at === -1 ? "" : (body.slice(at + "\nQuery: ".length).split("\n\n")[0] ?? "").trim();
}

/** The day on which the query is said; empty where the prompt does not tell. */
export function todayIn(body: string): string {
  return [...body.matchAll(/^Today is (\d{4}-\d{2}-\d{2})\./gm)].at(-1)?.[1] ?? "";
}
