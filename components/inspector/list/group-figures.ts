import type { EventLine } from "@/server/api";
import { costText, durationText } from "../units";
import type { Group } from "./tree";

/** "FlightSearch, CitySearch", or the roles of its models: what was done in a group. */
export function groupTitle({ lines, kind, title }: Group): string {
  const tools = subjectsOf(lines, "toolCalled").filter((tool) => kind !== "tool" || tool !== title);
  if (tools.length > 0) return tools.join(", ");
  const roles = subjectsOf(lines, "modelCalled");
  return roles.length > 0 ? roles.join(", ") : kind === "step" ? "thought" : "";
}

function subjectsOf(lines: readonly EventLine[], type: EventLine["type"]): string[] {
  return [...new Set(lines.flatMap((line) => (line.type === type ? (line.subject ?? []) : [])))];
}

/** Milliseconds from the beginning of a group (a model's call included) to its end, or to its last event until now. */
export function groupMs({ lines }: Group): number {
  const [first] = lines;
  const last = lines.reduce((latest, { atMs }) => Math.max(latest, atMs), 0);
  return first === undefined ? 0 : last - first.atMs + (first.tookMs ?? 0);
}

/** "1.2K tokens · $0.02 · 12 s": what a span took; only how long where no model was called in it. What no server reported is never 0. */
export function groupFigures(group: Group): string {
  const calls = group.lines.filter(({ type }) => type === "modelCalled");
  const duration = durationText(groupMs(group));
  if (calls.length === 0) return duration;
  const tokens = sumOf(calls.map((call) => call.tokens));
  const costs = sumOf(calls.map(({ costUsd }) => (costUsd === "unknown" ? null : costUsd)));
  return [
    tokens.known === null ? "tokens unknown" : `${tokens.atLeast}${COMPACT.format(tokens.known)} tokens`,
    costs.known === null ? "cost unknown" : `${costs.atLeast}${costText(costs.known)}`,
    duration,
  ].join(" · ");
}

const COMPACT = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

/** The sum of what is known; null where nothing is. */
function sumOf(figures: readonly (number | null)[]): { readonly known: number | null; readonly atLeast: "" | "≥ " } {
  const known = figures.filter((figure) => figure !== null);
  if (known.length === 0) return { known: null, atLeast: "" };
  return {
    known: known.reduce((sum, figure) => sum + figure, 0),
    atLeast: known.length < figures.length ? "≥ " : "",
  };
}
