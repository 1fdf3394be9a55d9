import { usePlotArea, useXAxisScale, useYAxisScale } from "recharts";
import { colorOf, type Series } from "./series";
import { spreadLabels } from "./spread-labels";

const LINE_HEIGHT = 14;

/** The name of each line next to its end. Inside a chart of recharts. */
export function EndLabels({ series, characters }: { series: readonly Series[]; characters: number }) {
  const plot = usePlotArea();
  const scaleX = useXAxisScale();
  const scaleY = useYAxisScale();
  if (!plot || !scaleX || !scaleY) return null;
  const ends = series.flatMap(({ id, points }) => {
    const last = points.at(-1);
    const at = last === undefined ? undefined : scaleY(last.y);
    return at === undefined ? [] : [{ id, at }];
  });
  const left = plot.x + plot.width;
  const placed = spreadLabels(ends, { gap: LINE_HEIGHT, top: plot.y, bottom: plot.y + plot.height });
  return placed.map(({ id, at, y }) => {
    const own = series.find((one) => one.id === id);
    if (own === undefined) return null;
    const last = own.points.at(-1);
    const from = (last && scaleX(last.x, { position: "middle" })) ?? left;
    return (
      <g key={id}>
        <path d={`M${from + 3} ${at}L${left + 8} ${y}`} stroke={colorOf(own.color)} fill="none" opacity={0.6} />
        <circle cx={left + 11} cy={y} r={3} fill={colorOf(own.color)} />
        <text x={left + 18} y={y} dy="0.35em" fontSize={12} fill="var(--ink)">
          {shortened(own.label, characters)}
        </text>
      </g>
    );
  });
}

function shortened(label: string, characters: number): string {
  return label.length <= characters ? label : `${label.slice(0, characters - 1)}…`;
}
