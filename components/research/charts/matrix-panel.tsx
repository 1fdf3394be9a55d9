import { PanelTitle } from "./panel-title";
import { colorOf } from "./series";

const NARROWEST_CELL = 72;
const CHARACTER = 6.8;
const LABELS = 96;
const HEAD = 24;
const LINE = 36;

/** A matrix of correlations from −1 to 1; stronger ones are more strongly colored, and each says its number. */
export function MatrixPanel({
  title,
  coefficient = "Pearson's r",
  names,
  valueAt,
}: {
  title: string;
  coefficient?: string;
  names: readonly string[];
  valueAt: (row: string, column: string) => number | null;
}) {
  const heads = names.map((name) => name.split(" ")[0] ?? name);
  const cell = Math.max(NARROWEST_CELL, ...heads.map((head) => head.length * CHARACTER + 8));
  const width = LABELS + names.length * cell;
  const height = HEAD + names.length * LINE;
  return (
    <div className="min-w-0">
      <PanelTitle title={title} axis={coefficient} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that a narrow window can scroll to its columns by keyboard. */}
      <section aria-label={title} tabIndex={0} className="overflow-x-auto rounded-inner">
        <svg
          role="img"
          aria-label={`${title}: correlations. The table below the figure has the numbers.`}
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          fontSize={12}
        >
          {names.map((name, index) => (
            <text key={name} x={LABELS + (index + 0.5) * cell} y={HEAD - 8} textAnchor="middle" fill="var(--muted)">
              {heads[index]}
            </text>
          ))}
          {names.map((row, line) => (
            <g key={row}>
              <text x={0} y={HEAD + (line + 0.5) * LINE} dy="0.35em" fill="var(--muted)">
                {row}
              </text>
              {names.map((column, place) => {
                const value = valueAt(row, column);
                const x = LABELS + place * cell;
                const y = HEAD + line * LINE;
                return (
                  <g key={column}>
                    <rect
                      x={x + 1}
                      y={y + 1}
                      width={cell - 2}
                      height={LINE - 2}
                      rx={3}
                      fill={value !== null && value < 0 ? colorOf(1) : colorOf(0)}
                      fillOpacity={value === null ? 0.03 : 0.06 + 0.3 * Math.abs(value)}
                    />
                    <text x={x + cell / 2} y={y + LINE / 2} dy="0.35em" textAnchor="middle" fill="var(--ink)">
                      {value === null ? "–" : value.toFixed(2).replace("-", "−")}
                    </text>
                  </g>
                );
              })}
            </g>
          ))}
        </svg>
      </section>
    </div>
  );
}
