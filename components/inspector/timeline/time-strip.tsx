"use client";

import { type KeyboardEvent, memo, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import type { EventLine } from "@/server/api";
import { classNames } from "../../ui/class-names";
import { durationText } from "../units";
import { type AgentLane, agentLanes, agentsBySpan } from "./agent-lanes";
import { agentPaths, LANE_HEIGHT, LANES, type Lane, lengthMs, nearestTo, stripPaths } from "./strip";

const LANE_NAMES: Record<Lane, string> = { models: "Models", tools: "Tools", plans: "Plans", problems: "Problems" };
const LANE_STYLES: Record<Lane, string> = {
  models: "fill-information",
  tools: "fill-accent",
  plans: "fill-warning",
  problems: "fill-conflict",
};

/** The episode over time, a lane for each kind of work and, where agents work for the main one, for each agent; a press goes to the event nearest to that moment. */
export function TimeStrip({
  agent,
  lines,
  chosen,
  onChoose,
}: {
  /** Name of the main agent. */
  agent: string;
  lines: readonly EventLine[];
  /** Sequence number of the event that is read. */
  chosen: number;
  onChoose: (sequence: number) => void;
}) {
  const strip = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = strip.current;
    if (element === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const total = lengthMs(lines);
  const at = lines[chosen]?.atMs ?? 0;
  const agents = useMemo(() => agentLanes(lines, agent), [lines, agent]);
  const bySpan = useMemo(() => agentsBySpan(lines), [lines]);
  const working = bySpan.get(lines[chosen]?.spanId ?? null) ?? null;
  const height = (LANES.length + agents.length) * LANE_HEIGHT;

  function chooseAt(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const line = lines[nearestTo(lines, ((event.clientX - box.x) / box.width) * total)];
    if (line) onChoose(line.sequence);
  }

  function chooseByKey(event: KeyboardEvent) {
    const change = { ArrowLeft: -1, ArrowRight: 1, PageUp: -50, PageDown: 50 }[event.key];
    if (change === undefined) return;
    event.preventDefault();
    onChoose(Math.max(0, Math.min(lines.length - 1, chosen + change)));
  }

  return (
    <div className="flex items-start gap-3">
      <ul
        aria-hidden
        className={classNames("hidden shrink-0 text-muted sm:block", agents.length > 0 ? "w-24" : "w-16")}
        style={{ fontSize: 12, lineHeight: `${LANE_HEIGHT}px` }}
      >
        {LANES.map((lane) => (
          <li key={lane} className="text-right">
            {LANE_NAMES[lane]}
          </li>
        ))}
        {agents.map(({ name }) => (
          <li key={name} className="truncate text-right">
            {name}
          </li>
        ))}
      </ul>
      <div className="min-w-0 flex-1">
        <div
          ref={strip}
          role="slider"
          aria-label="Moment of the episode"
          aria-valuemin={0}
          aria-valuemax={Math.max(0, lines.length - 1)}
          aria-valuenow={chosen}
          aria-valuetext={`Event ${chosen}, at ${durationText(at)} of ${durationText(total)}${working === null ? "" : `, agent ${working}`}`}
          tabIndex={0}
          onPointerDown={chooseAt}
          onKeyDown={chooseByKey}
          className="relative cursor-pointer overflow-hidden rounded-inner bg-sunken"
          style={{ height }}
        >
          {width > 0 && <Bars lines={lines} agents={agents} width={width} height={height} />}
          <div
            className="pointer-events-none absolute inset-y-0 w-0.5 bg-ink"
            style={{ left: `min(${(at / total) * 100}%, calc(100% - 2px))` }}
          />
        </div>
        <p className="figures flex justify-between text-muted text-xs">
          <span>0 s</span>
          {lines.length > 0 && <span>{durationText(total)}</span>}
        </p>
      </div>
    </div>
  );
}

/** Redrawn only when events come or the window changes, not with every event that is read. */
const Bars = memo(function Bars({
  lines,
  agents,
  width,
  height,
}: {
  lines: readonly EventLine[];
  agents: readonly AgentLane[];
  width: number;
  height: number;
}) {
  const paths = useMemo(() => stripPaths(lines, width), [lines, width]);
  const ofAgents = useMemo(() => agentPaths(agents, lines, width), [agents, lines, width]);
  return (
    <svg aria-hidden="true" width={width} height={height} className="block">
      {LANES.map((lane) => (
        <path key={lane} d={paths[lane]} className={LANE_STYLES[lane]} />
      ))}
      {agents.map(({ name }, index) => (
        <path key={name} d={ofAgents[index]} className="fill-muted" />
      ))}
    </svg>
  );
});
