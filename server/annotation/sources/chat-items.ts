import type { AnnotationTurn } from "@/server/views";
import type { RatedItem } from "../formats";

/** As much as an item holds. */
const MOST_TURNS = 200;
const LONGEST_TURN = 4_000;

/** A traveler's chat as raters get it: its words alone, the first 200 turns; null: there are none. `id`: of the chat, which the item is called by. */
export function itemOfChat(id: string, agent: string, said: readonly AnnotationTurn[]): RatedItem | null {
  const turns = said
    .map(({ by, text }) => ({ by, text: cut(text.trim()) }))
    .filter(({ text }) => text !== "")
    .slice(0, MOST_TURNS);
  if (turns.length === 0) return null;
  return { id, content: { unit: "dialog", turns }, source: [{ kind: "chat", reference: id, agent, judged: {} }] };
}

function cut(text: string): string {
  return text.length <= LONGEST_TURN ? text : `${text.slice(0, LONGEST_TURN - 1)}…`.toWellFormed();
}
