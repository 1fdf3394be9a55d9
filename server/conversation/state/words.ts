import type { EventOf } from "@/server/episodes";
import { type Act, partsSaid, type Said } from "@/server/trip";
import { NOTHING_SAID } from "./merge-said";

/** A message of the traveler's with what was made of it. */
export interface Words {
  readonly text: string;
  readonly understood: Said;
  /** Stretches with content that nothing was made of. */
  readonly unread: readonly string[];
  readonly acts: readonly Act[];
}

/** What an event says; what was said before acts were kept tells something. */
export function wordsOf({ text, understood, unread = [], acts }: EventOf<"said">): Words {
  return { text, understood: understood ?? NOTHING_SAID, unread, acts: acts ?? ["volunteer"] };
}

/** Whether something of the trip, its demands or preferences was understood. */
export function setsSomething({ understood }: Pick<Words, "understood">): boolean {
  return partsSaid(understood).some((part) => Object.keys(part).length > 0);
}

/** Whether words settle a field of the trip or an entry. */
export function settlesField({ understood }: Pick<Words, "understood">, field: string): boolean {
  return partsSaid(understood).some((part) => Object.hasOwn(part, field));
}

/** Whether words carry content: something that was understood, or that nothing was made of. */
export function saysSomething(words: Words): boolean {
  return setsSomething(words) || words.unread.length > 0;
}

/** What a message is too vague about; who leaves something open is not asked what they meant by it. */
export function unclearIn(words: Words): string[] {
  if (words.acts.includes("leaveOpen")) return [];
  return words.understood.unclear.filter((field) => !settlesField(words, field));
}
