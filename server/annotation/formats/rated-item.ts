import type { ItemContent, ItemSource, RatingRow, Rubric } from "@/server/views";

/** An item as ratings name it. */
export interface RatedItem {
  readonly id: string;
  readonly content: ItemContent;
  readonly source: ItemSource;
}

/** What a project's files are made of: the items of the batch in their order, and all answers ever given, the oldest first. */
export interface RatedItems {
  readonly rubric: Rubric;
  readonly items: readonly RatedItem[];
  readonly rows: readonly RatingRow[];
}
