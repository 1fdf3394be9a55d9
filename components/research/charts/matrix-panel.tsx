import { PanelTitle } from "./panel-title";

const CELL = 72;
const LABELS = 96;
const HEAD = 24;

/** A matrix of correlations from −1 to 1; stronger ones are more strongly coloured, and each says its number. */
export function MatrixPanel({
  title,
  names,
  valueAt,
}: {
  title: string;
  names: readonly string[];
  valueAt: (row: string, column: string) => number | null;
}) {
  const width = LABELS + names.length * CELL;
  const height = HEAD + names.length * (CELL / 2);
  return (
    <div className="min-w-0">
      <PanelTitle title={title} axis="Pearson's r" />
      <svg
        role="img"
        aria-label={`${title}: correlations. The numbers stand in the table below the figure.`}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="max-w-full"
        fontSize={12}
      >
        {names.map((name, index) => (
          <text key={name} x={LABELS + (index + 0.5) * CELL} y={HEAD - 8} textAnchor="middle" fill="var(--muted)">
            {name.split(" ")[0]}
          </text>
        ))}
        {names.map((row, line) => (
          <g key={row}>
            <text x={0} y={HEAD + (line + 0.5) * (CELL / 2)} dy="0.35em" fill="var(--muted)">
              {row}
            </text>
            {names.map((column, place) => {
              const value = valueAt(row, column);
              const x = LABELS + place * CELL;
              const y = HEAD + line * (CELL / 2);
              return (
                <g key={column}>
                  <rect
                    x={x + 1}
                    y={y + 1}
                    width={CELL - 2}
                    height={CELL / 2 - 2}
                    rx={3}
                    fill={value !== null && value < 0 ? "var(--series-1)" : "var(--series-0)"}
                    fillOpacity={value === null ? 0.03 : 0.06 + 0.3 * Math.abs(value)}
                  />
                  <text x={x + CELL / 2} y={y + CELL / 4} dy="0.35em" textAnchor="middle" fill="var(--ink)">
                    {value === null ? "–" : value.toFixed(2).replace("-", "−")}
                  </text>
                </g>
              );
            })}
          </g>
        ))}
      </svg>
    </div>
  );
}
