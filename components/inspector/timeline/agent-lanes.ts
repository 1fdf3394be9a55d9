import type { EventLine } from "@/server/api";

/** When an agent worked: from and to, in milliseconds. */
export interface AgentLane {
  readonly name: string;
  readonly spans: readonly (readonly [fromMs: number, toMs: number])[];
}

const MOST_LANES = 8;

/**
 * A lane for the main agent, with the calls that it made itself, and one for each name of the agents that worked for it. Beyond `MOST_LANES`
 * the rest share one. None where no agent worked for another.
 */
export function agentLanes(lines: readonly EventLine[], mainAgent: string): AgentLane[] {
  const agents = agentsBySpan(lines);
  const last = lines.at(-1)?.atMs ?? 0;
  const ends = new Map(lines.flatMap((line) => (line.type === "spanEnded" ? [[line.spanId, line.atMs]] : [])));
  const lanes = new Map<string, [number, number][]>([[mainAgent, []]]);
  const calls = new Map<string | null, number>();
  const add = (name: string, fromMs: number, toMs: number) => {
    const spans = lanes.get(name);
    if (spans === undefined) lanes.set(name, [[fromMs, toMs]]);
    else spans.push([fromMs, toMs]);
  };
  for (const { type, spanKind, spanId, subject, atMs, tookMs } of lines) {
    if (type === "spanBegan" && spanKind === "agent") add(subject ?? "", atMs, ends.get(spanId) ?? last);
    if (agents.get(spanId) != null) continue;
    if (type === "modelCalled") add(mainAgent, Math.max(0, atMs - (tookMs ?? 0)), atMs);
    if (type === "toolCalled") calls.set(spanId, atMs);
    if (type === "toolAnswered") add(mainAgent, calls.get(spanId) ?? atMs, atMs);
  }
  if (lanes.size === 1) return [];
  const all = [...lanes].map(([name, spans]): AgentLane => ({ name, spans }));
  if (all.length <= MOST_LANES) return all;
  const [shown, rest] = [all.slice(0, MOST_LANES - 1), all.slice(MOST_LANES - 1)];
  return [...shown, { name: `${rest.length} others`, spans: rest.flatMap(({ spans }) => spans) }];
}

/** The name of the agent whose work each span is; null: the main agent's. */
export function agentsBySpan(lines: readonly EventLine[]): ReadonlyMap<string | null, string | null> {
  const agents = new Map<string | null, string | null>([[null, null]]);
  for (const { type, spanKind, spanId, parentId, subject } of lines) {
    if (agents.has(spanId)) continue;
    const isAgent = type === "spanBegan" && spanKind === "agent";
    agents.set(spanId, isAgent ? subject : (agents.get(parentId) ?? null));
  }
  return agents;
}
