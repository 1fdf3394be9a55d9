import type { AnnotationTurn, ItemContent } from "@/server/views";

/** One dialog of an item; a pair has two, and the turns of the second are counted on from the first. */
export interface ShownDialog {
  readonly title: string;
  readonly turns: readonly AnnotationTurn[];
  /** The index of its first turn. */
  readonly from: number;
}

export function dialogsOf(content: ItemContent): readonly ShownDialog[] {
  if (content.unit === "dialog") return [{ title: "Dialog", turns: content.turns, from: 0 }];
  return [
    { title: "First dialog", turns: content.first, from: 0 },
    { title: "Second dialog", turns: content.second, from: content.first.length },
  ];
}

export function countTurns(content: ItemContent): number {
  return dialogsOf(content).reduce((count, { turns }) => count + turns.length, 0);
}

/** "turn 3", in a pair "first, turn 3": numbers are from 1 within each dialog, `index` from 0 over all. */
export function turnLabel(content: ItemContent, index: number): string {
  if (content.unit === "dialog") return `turn ${index + 1}`;
  const { length } = content.first;
  return index < length ? `first, turn ${index + 1}` : `second, turn ${index - length + 1}`;
}

/** The id of a turn's element in the page. */
export function turnElementId(index: number): string {
  return `turn-${index}`;
}
