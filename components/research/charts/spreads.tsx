import { usePlotArea, useXAxisScale, useYAxisScale } from "recharts";
import { colorOf, type Series } from "./series";

/** More bands than these hide each other. */
const MOST_BANDS = 3;
/** Between whiskers of neighboring lines, in pixels. */
const OFFSET = 4;

/**
 * How far values spread around each line. "band" falls back to whiskers side by side, at some of the points, where there are
 * many lines. Inside a chart of recharts.
 */
export function Spreads({
  series,
  as,
  at: some,
}: {
  series: readonly Series[];
  as: "band" | "whiskers";
  at: readonly (number | string)[];
}) {
  const plot = usePlotArea();
  const scaleX = useXAxisScale();
  const scaleY = useYAxisScale();
  if (!plot || !scaleX || !scaleY) return null;
  // Shares end at 0 and 1, whatever a symmetric spread says.
  const within = (y: number) => Math.min(Math.max(y, plot.y), plot.y + plot.height);
  const isCrowded = as === "band" && series.length > MOST_BANDS;
  return series.map(({ id, color, points }, index) => {
    const aside = isCrowded ? (index - (series.length - 1) / 2) * OFFSET : 0;
    const spread = points.flatMap(({ x, y, spread }) => {
      const at = scaleX(x, { position: "middle" });
      const top = scaleY(y + (spread ?? 0));
      const bottom = scaleY(y - (spread ?? 0));
      return spread === undefined ||
        (isCrowded && !some.includes(x)) ||
        at === undefined ||
        top === undefined ||
        bottom === undefined
        ? []
        : [{ at: at + aside, top: within(top), bottom: within(bottom) }];
    });
    if (as === "whiskers" || isCrowded) {
      const path = spread.map(({ at, top, bottom }) => `M${at - 3} ${top}h6m-3 0V${bottom}m-3 0h6`).join("");
      return <path key={id} d={path} stroke={colorOf(color)} opacity={0.75} fill="none" />;
    }
    if (spread.length < 2) return null;
    const outline = [
      ...spread.map(({ at, top }) => `${at} ${top}`),
      ...spread.toReversed().map(({ at, bottom }) => `${at} ${bottom}`),
    ];
    return <path key={id} d={`M${outline.join("L")}Z`} fill={colorOf(color)} opacity={0.1} />;
  });
}
