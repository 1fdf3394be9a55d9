import type { ListItems } from "@/server/views";

export const ORDER_WORDS: Record<ListItems["order"], string> = {
  spread: "Widest spread first",
  newest: "Newest first",
  comments: "Most comments first",
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The page of items that an address asks for; what it lacks or has wrong is the first page by spread. */
export function itemsAsked(query: Query): Pick<ListItems, "order" | "cursor"> {
  const order = ORDERS.find((each) => each === query.order) ?? "spread";
  const cursor = typeof query.from === "string" && /^[0-9]{1,6}$/.test(query.from) ? Number(query.from) : null;
  return { order, cursor };
}

/** The address of a page of a project's items. */
export function itemsHref(projectId: string, { order, cursor }: Pick<ListItems, "order" | "cursor">): string {
  const from = cursor === null ? "" : `&from=${cursor}`;
  return `/research/annotation/${projectId}/items?order=${order}${from}`;
}

const ORDERS = ["spread", "newest", "comments"] as const;
