import type { Answers } from "../../trpc/client";

export type DialogItem = Answers["research"]["dialogs"]["page"]["dialogs"][number];
type Measure = keyof Omit<DialogItem, "opening">;

/** Which dialogs of a run, in which order; the address of their list says it. */
export interface DialogsAsked {
  readonly sortBy: Measure;
  readonly descending: boolean;
  /** At least `from` and below `below`; null: every dialog. */
  readonly filter: { readonly measure: Measure; readonly from: number | null; readonly below: number | null } | null;
  /** From 1. */
  readonly page: number;
}

/** What each measure is called, in the order of columns. "position" is the order of the run. */
export const MEASURES: Record<Measure, string> = {
  position: "Dialog",
  rounds: "Rounds",
  overall: "Overall",
  critical: "Critical",
  planPriority: "Plan & priority",
  proactive: "Proactive",
  clarification: "Clarification",
  total: "Total",
  reward: "Reward R",
};

export const FIRST_PAGE: DialogsAsked = { sortBy: "position", descending: false, filter: null, page: 1 };

/** The address of a list of dialogs. */
export function dialogsHref(runId: string, asked: Partial<DialogsAsked> = {}): string {
  const { sortBy, descending, filter, page } = { ...FIRST_PAGE, ...asked };
  const query = new URLSearchParams();
  if (sortBy !== FIRST_PAGE.sortBy) query.set("sort", sortBy);
  if (descending) query.set("order", "descending");
  if (filter !== null) query.set("measure", filter.measure);
  if (filter?.from != null) query.set("from", String(filter.from));
  if (filter?.below != null) query.set("below", String(filter.below));
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return `/research/elicitation/${runId}${text === "" ? "" : `?${text}`}`;
}

/** What an address asks for; what it does not say, or says wrongly, is as on the first page. */
export function dialogsAsked(query: Readonly<Record<string, string | string[] | undefined>>): DialogsAsked {
  const measure = measureOf(query.measure);
  const from = numberOf(query.from);
  const below = numberOf(query.below);
  const page = numberOf(query.page) ?? 1;
  return {
    sortBy: measureOf(query.sort) ?? FIRST_PAGE.sortBy,
    descending: query.order === "descending",
    filter: measure === null || (from === null && below === null) ? null : { measure, from, below },
    page: Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1,
  };
}

/** The address of one dialog; they are counted from 1 there. */
export function dialogHref(runId: string, position: number): string {
  return `/research/elicitation/${runId}/${position + 1}`;
}

function measureOf(text: string | string[] | undefined): Measure | null {
  return typeof text === "string" && isMeasure(text) ? text : null;
}

function isMeasure(text: string): text is Measure {
  return Object.hasOwn(MEASURES, text);
}

function numberOf(text: string | string[] | undefined): number | null {
  return typeof text === "string" && text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : null;
}
