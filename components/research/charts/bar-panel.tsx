"use client";

import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  useXAxisScale,
  useYAxisScale,
  XAxis,
  YAxis,
} from "recharts";
import { useMedia } from "../../ui/use-media";
import { PanelTitle } from "./panel-title";
import { colorOf } from "./series";

export interface IntervalBar {
  readonly id: string;
  /** Of its row; no two rows have the same. */
  readonly label: string;
  readonly color: number;
  /** Null where there is no figure: the row stays. */
  readonly value: number | null;
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** At the end of the bar. */
  readonly text: string;
}

const ROW = 30;
const BAR = 14;
const CHARACTER = 6.8;
const AXIS = { stroke: "var(--edge)", tick: { fill: "var(--muted)", fontSize: 12 }, tickLine: false } as const;

/** Bars from 0 one under another, each named at its row and with its figure at its end; a whisker is its 95 % interval. */
export function BarPanel({
  title,
  axis,
  ticks,
  bars,
}: {
  title: string;
  axis: string;
  ticks: readonly number[];
  bars: readonly IntervalBar[];
}) {
  const isNarrow = useMedia("(max-width: 40rem)");
  const longest = Math.max(4, ...bars.map(({ label }) => label.length));
  const longestText = Math.max(0, ...bars.map(({ text }) => text.length));
  return (
    <div className="min-w-0">
      <PanelTitle title={title} axis={axis} />
      <div role="img" aria-label={`${title}: ${axis}. The table below the figure has the numbers.`}>
        <ResponsiveContainer width="100%" height={bars.length * ROW + 40}>
          <BarChart
            layout="vertical"
            data={bars.map(({ label, value }) => ({ label, value: value ?? 0 }))}
            margin={{ top: 4, right: longestText * CHARACTER + 16, bottom: 4, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid horizontal={false} stroke="var(--hairline)" />
            <XAxis {...AXIS} type="number" domain={[ticks[0] ?? 0, ticks.at(-1) ?? 100]} ticks={[...ticks]} />
            <YAxis
              {...AXIS}
              axisLine={false}
              type="category"
              dataKey="label"
              width={Math.min(longest * CHARACTER + 12, isNarrow ? 110 : 220)}
              tick={{ fill: "var(--ink)", fontSize: 12 }}
              interval={0}
            />
            {/* Unseen: the scales come from it. */}
            <Bar dataKey="value" fill="none" isAnimationActive={false} />
            <Bars bars={bars} />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}

function Bars({ bars }: { bars: readonly IntervalBar[] }) {
  const scaleX = useXAxisScale();
  const scaleY = useYAxisScale();
  if (!scaleX || !scaleY) return null;
  const zero = scaleX(0);
  return bars.map(({ id, label, color, value, interval, text }) => {
    const y = scaleY(label, { position: "middle" });
    const end = scaleX(value ?? 0);
    if (y === undefined || zero === undefined || end === undefined) return null;
    const [low, high] = interval === null ? [end, end] : [scaleX(interval.low), scaleX(interval.high)];
    return (
      <g key={id}>
        <rect
          x={zero}
          y={y - BAR / 2}
          width={Math.max(0, end - zero)}
          height={BAR}
          fill={colorOf(color)}
          opacity={0.75}
        />
        {interval !== null && low !== undefined && high !== undefined && (
          <path d={`M${low} ${y - 4}v8m0 -4H${high}m0 -4v8`} stroke="var(--ink)" fill="none" />
        )}
        <text x={Math.max(end, high ?? end) + 6} y={y + 4} fill="var(--ink)" fontSize={12}>
          {text}
        </text>
      </g>
    );
  });
}
