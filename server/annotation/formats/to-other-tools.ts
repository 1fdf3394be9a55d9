import type { AnnotationTurn, ItemContent } from "@/server/views";
import type { RatedItem } from "./rated-item";

/** Items as `dataset.records.from_json` of Argilla 2 reads them: the item's id, and a text field `dialog`, or `first` and `second`. Blind: no source. */
export function argillaRecords(items: readonly RatedItem[]) {
  return items.map(({ id, content }) => ({ id, fields: fieldsOf(content, asText) }));
}

/** Items as Label Studio imports tasks: `data.item`, and `data.dialog`, or `first` and `second`, for its tag Paragraphs. Blind: no source. */
export function labelStudioTasks(items: readonly RatedItem[]) {
  return items.map(({ id, content }) => ({ data: { item: id, ...fieldsOf(content, asParagraphs) } }));
}

function fieldsOf<T>(content: ItemContent, write: (turns: readonly AnnotationTurn[]) => T): Record<string, T> {
  return content.unit === "dialog"
    ? { dialog: write(content.turns) }
    : { first: write(content.first), second: write(content.second) };
}

const NAMES = { agent: "Agent", traveler: "Traveler" } as const;

function asText(turns: readonly AnnotationTurn[]): string {
  return turns.map(({ by, text }) => `${NAMES[by]}: ${text}`).join("\n\n");
}

function asParagraphs(turns: readonly AnnotationTurn[]) {
  return turns.map(({ by, text }) => ({ author: NAMES[by], text }));
}
