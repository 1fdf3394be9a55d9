import type { Task } from "@/server/episodes";

/** The traveller's words with the day on which they are said: years are left out easily, and dates without one are ambiguous. */
export function requestText({ text, today }: Pick<Task, "text" | "today">): string {
  return `Today is ${today}.\nQuery: ${text}`;
}
