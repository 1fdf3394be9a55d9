import { type DemandChange, demandsIn, formatMoney, isLocalDate, type TripRequest } from "@/server/trip";

/** An answer that there is no plan. */
export interface NoPlan {
  readonly changes: readonly DemandChange[];
  /** Lines of changes that say none. */
  readonly unknown: readonly string[];
  /** The plan that the changes give, in words or JSON. */
  readonly rest: string;
}

const HEAD = /^[\s#*"`]*no plan\b[^\n]*/i;
/** A line, whose end is trimmed by code: a pattern that does it takes forever on a line of stars. */
const CHANGE = /^[ \t#*-]*change:(.*)$/gim;

/** "No plan", a line for each change, and the plan that they give; null where the text does not begin like that. */
export function readNoPlan(text: string, request: TripRequest): NoPlan | null {
  if (!HEAD.test(text)) return null;
  const body = text.replace(HEAD, "");
  const lines = [...body.matchAll(CHANGE)].map(([, words = ""]) =>
    words
      .trim()
      .replace(/[*.]{1,3}$/, "")
      .trim(),
  );
  const read = lines.map((words) => ({ words, change: changeIn(words, request) }));
  return {
    changes: read.flatMap(({ change }) => change ?? []),
    unknown: read.flatMap(({ words, change }) => (change === null ? [words] : [])),
    rest: body.replace(CHANGE, "").trim(),
  };
}

function changeIn(words: string, request: TripRequest): DemandChange | null {
  const budget = /^budget\D*([\d,]{1,12}(?:\.\d{1,2})?)$/i.exec(words)?.[1];
  if (budget !== undefined) {
    const amountMinor = Math.round(Number(budget.replaceAll(",", "")) * 100);
    const to = { amountMinor, currency: request.demands.budget?.currency ?? "USD" };
    return { demand: "budget", change: `raise the budget to ${formatMoney(to)}`, to };
  }
  const start = /^(?:start|dates?)\D*(\d{4}-\d{2}-\d{2})$/i.exec(words)?.[1];
  if (start !== undefined && isLocalDate(start)) return { demand: "dates", change: `start on ${start}`, to: start };
  const dropped = /^drop\s+(.+)$/i.exec(words)?.[1];
  const demand = demandsIn(request).find((name) => dropped !== undefined && isSame(name, dropped));
  return demand === undefined ? null : { demand, change: `drop ${demand}`, to: null };
}

/** "room type", "the house rules": letters count alone, and one more letter at the end does not. */
function isSame(name: string, written: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/^the /, "")
      .replace(/[^a-z]/g, "")
      .replace(/s$/, "");
  return plain(name) === plain(written);
}

/** The same in words, as it is read. */
export function noPlanText(changes: readonly DemandChange[], plan: string): string | null {
  const lines = changes.map(({ demand, to }) => {
    if (to === null) return `Change: drop ${demand}`;
    if (typeof to === "string") return `Change: start ${to}`;
    return "amountMinor" in to ? `Change: budget ${to.amountMinor / 100}` : null;
  });
  return lines.includes(null) ? null : ["No plan", ...lines, plan].join("\n");
}
