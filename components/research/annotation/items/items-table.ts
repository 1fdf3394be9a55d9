import type { AnnotationItemListItem, Rubric } from "@/server/views";
import type { DataTable } from "../../table/table";

/** Items in a table; the opening of each leads to the item. Spread: the highest rating less the lowest, by scale question. */
export function itemsTable(projectId: string, rubric: Rubric, items: readonly AnnotationItemListItem[]): DataTable {
  const scales = rubric.questions.filter(({ kind }) => kind === "scale");
  return {
    columns: [
      "Item",
      "Opening",
      "State",
      "Ratings",
      ...scales.map(({ label }) => `Spread: ${label}`),
      "Comments",
      "Skips",
    ],
    rows: items.map((item) => [
      item.position + 1,
      { value: item.opening, href: itemHref(projectId, item.id) },
      stateWords(item),
      ratingsWords(item),
      ...scales.map(({ id }) => item.spread[id] ?? null),
      item.comments,
      item.skips,
    ]),
  };
}

function itemHref(projectId: string, itemId: string): string {
  return `/research/annotation/${projectId}/items/${itemId}`;
}

/** Qualification items want no number of ratings. */
function ratingsWords({ ratings, wanted }: AnnotationItemListItem): string | number {
  return wanted === 0 ? ratings : `${ratings} of ${wanted}`;
}

function stateWords({ purpose, adjudicated }: AnnotationItemListItem): string | null {
  const words = [purpose === "qualification" ? "qualification" : null, adjudicated ? "adjudicated" : null];
  return words.filter((word) => word !== null).join(", ") || null;
}
