import { numberText } from "../table/table";
import { colorOf, type Series } from "./series";

/** What the lines have at one place of the axis, the highest first. */
export function PointList({ of, x, series }: { of: string; x: number | string; series: readonly Series[] }) {
  const points = series
    .flatMap(({ id, label, color, points }) => {
      const point = points.find((one) => one.x === x);
      return point === undefined ? [] : [{ id, label, color, ...point }];
    })
    .toSorted((a, b) => b.y - a.y);
  return (
    <div className="rounded-card border border-hairline bg-raised px-3 py-2 text-ink text-xs shadow-float">
      <p className="pb-1 text-muted">{of}</p>
      <ul>
        {points.map(({ id, label, color, y, spread }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
            <span>
              <span
                aria-hidden
                className="mr-1.5 inline-block size-2 rounded-full"
                style={{ background: colorOf(color) }}
              />
              {label}
            </span>
            <span className="figures">
              {numberText(y)}
              {spread !== undefined && ` ± ${numberText(spread)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
