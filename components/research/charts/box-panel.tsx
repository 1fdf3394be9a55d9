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

export interface Box {
  readonly label: string;
  readonly color: number;
  readonly least: number;
  readonly quartiles: readonly [number, number, number];
  readonly most: number;
}

const ROW = 34;
const AXIS = { stroke: "var(--edge)", tick: { fill: "var(--muted)", fontSize: 12 }, tickLine: false } as const;

/** Box plots one under another, each named at its row: whiskers from the least to the most, the box between the quartiles. */
export function BoxPanel({
  title,
  axis,
  ticks,
  boxes,
}: {
  title: string;
  axis: string;
  ticks: readonly number[];
  boxes: readonly Box[];
}) {
  const isNarrow = useMedia("(max-width: 40rem)");
  const longest = Math.max(4, ...boxes.map(({ label }) => label.length));
  return (
    <div className="min-w-0">
      <PanelTitle title={title} axis={axis} />
      <div role="img" aria-label={`${title}: box plots. The table below the figure has the numbers.`}>
        <ResponsiveContainer width="100%" height={boxes.length * ROW + 40}>
          <BarChart
            layout="vertical"
            data={boxes.map(({ label, quartiles }) => ({ label, median: quartiles[1] }))}
            margin={{ top: 4, right: 16, bottom: 4, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid horizontal={false} stroke="var(--hairline)" />
            <XAxis {...AXIS} type="number" domain={[ticks[0] ?? 0, ticks.at(-1) ?? 1]} ticks={[...ticks]} />
            <YAxis
              {...AXIS}
              axisLine={false}
              type="category"
              dataKey="label"
              width={Math.min(longest * 6.8 + 12, isNarrow ? 110 : 190)}
              tick={{ fill: "var(--ink)", fontSize: 12 }}
              interval={0}
            />
            {/* Unseen: the scales come from it. */}
            <Bar dataKey="median" fill="none" isAnimationActive={false} />
            <Boxes boxes={boxes} />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}

function Boxes({ boxes }: { boxes: readonly Box[] }) {
  const scaleX = useXAxisScale();
  const scaleY = useYAxisScale();
  if (!scaleX || !scaleY) return null;
  return boxes.map(({ label, color, least, quartiles, most }) => {
    const y = scaleY(label, { position: "middle" });
    const [left, low, middle, high, right] = [least, ...quartiles, most].map((value) => scaleX(value));
    if (y === undefined || left === undefined || low === undefined) return null;
    if (middle === undefined || high === undefined || right === undefined) return null;
    return (
      <g key={label} stroke={colorOf(color)}>
        <path d={`M${left} ${y - 5}v10m0 -5H${low}M${high} ${y}H${right}m0 -5v10`} fill="none" />
        <rect
          x={low}
          y={y - 9}
          width={Math.max(high - low, 1)}
          height={18}
          rx={2}
          fill="var(--raised)"
          strokeWidth={1.5}
        />
        <path d={`M${middle} ${y - 9}v18`} strokeWidth={3} />
      </g>
    );
  });
}
