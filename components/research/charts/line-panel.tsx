"use client";

import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { useMedia } from "../../ui/use-media";
import { EndLabels } from "./end-labels";
import { PanelTitle } from "./panel-title";
import { PointList } from "./point-list";
import { colorOf, dashesOf, type Series } from "./series";
import { Spreads } from "./spreads";

const LONGEST_LABEL = { wide: 26, narrow: 12 };
const CHARACTER = 6.6;
const AXIS = { stroke: "var(--edge)", tick: { fill: "var(--muted)", fontSize: 12 }, tickLine: false } as const;

/** Lines over a number (rounds) or over names (groups), each named at its end. */
export function LinePanel({
  title,
  series,
  x,
  y,
  spread = "whiskers",
  height = 260,
}: {
  title: string;
  series: readonly Series[];
  /** What runs along the axis, with its ticks. */
  x: { readonly label: string; readonly ticks: readonly (number | string)[] };
  y: { readonly label: string; readonly ticks: readonly number[]; readonly digits: number };
  spread?: "band" | "whiskers";
  height?: number;
}) {
  const isNarrow = useMedia("(max-width: 40rem)");
  const most = isNarrow ? LONGEST_LABEL.narrow : LONGEST_LABEL.wide;
  const characters = Math.min(most, Math.max(4, ...series.map(({ label }) => label.length)));
  const isNumeric = x.ticks.every((tick) => typeof tick === "number");
  return (
    <div className="min-w-0">
      <PanelTitle title={title} axis={y.label} />
      <div role="img" aria-label={`${title}: ${y.label}. The table below the figure has the numbers.`}>
        <ResponsiveContainer width="100%" height={height}>
          <LineChart
            data={rowsOf(series)}
            margin={{ top: 8, right: characters * CHARACTER + 24, bottom: x.label === "" ? 0 : 12, left: 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid vertical={false} stroke="var(--hairline)" />
            <XAxis
              {...AXIS}
              dataKey="x"
              type={isNumeric ? "number" : "category"}
              domain={isNumeric ? ["dataMin", "dataMax"] : undefined}
              ticks={[...x.ticks]}
              padding={isNumeric ? undefined : { left: 12, right: 12 }}
              label={{ value: x.label, position: "insideBottom", offset: -8, fill: "var(--muted)", fontSize: 12 }}
            />
            <YAxis
              {...AXIS}
              axisLine={false}
              width={44}
              domain={[y.ticks[0] ?? 0, y.ticks.at(-1) ?? 1]}
              ticks={[...y.ticks]}
              tickFormatter={(value: number) => value.toFixed(y.digits)}
            />
            <Tooltip
              cursor={{ stroke: "var(--edge)" }}
              content={({ active, label }) =>
                active && label !== undefined ? (
                  <PointList of={`${x.label} ${label}`.trim()} x={label} series={series} />
                ) : null
              }
            />
            <Spreads series={series} as={spread} at={x.ticks.slice(1, -1)} />
            {series.map(({ id, color, points }) => (
              <Line
                key={id}
                dataKey={id}
                stroke={colorOf(color)}
                strokeDasharray={dashesOf(color)}
                strokeWidth={2}
                dot={points.length < 6 ? { r: 3, fill: colorOf(color), strokeDasharray: "0" } : false}
                connectNulls
                isAnimationActive={false}
              />
            ))}
            <EndLabels series={series} characters={characters} />
          </LineChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}

/** One row for each place on the axis, in the order in which places come up. */
function rowsOf(series: readonly Series[]): Record<string, number | string>[] {
  const rows = new Map<number | string, Record<string, number | string>>();
  for (const { id, points } of series) {
    for (const { x, y } of points) rows.set(x, { ...rows.get(x), x, [id]: y });
  }
  return [...rows.values()].toSorted((a, b) => (typeof a.x === "number" && typeof b.x === "number" ? a.x - b.x : 0));
}
