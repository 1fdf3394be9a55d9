import { LEG_LABELS } from "@/server/trip";
import type { PlaceCoordinates } from "@/server/views";
import { listed } from "../../format";
import { mercator } from "../../trips/route-picture/mercator";
import { frameOf } from "../../trips/route-picture/route-lines";
import { LAND } from "../../trips/route-picture/route-picture";
import { classNames } from "../../ui/class-names";
import { useSelection } from "../selection";
import { bowedLine, CHARACTER_WIDTH, createLabelPlacer, type PlacedLabel, type Point } from "./route-layout";
import { type LegOnMap, ofDay, type TripOnMap } from "./trip-on-map";

const SIZE = { width: 360, height: 440 };

/** The route over the outlines of land and states: at once with the page, and for good where the browser cannot draw a map that moves. */
export function RouteDrawing({ onMap, className }: { onMap: TripOnMap; className?: string }) {
  const { shownDay, selected } = useSelection();
  const { cities, legs } = ofDay(onMap, shownDay);
  const frame = frameOf(
    cities.map(({ at }) => mercator(at)),
    SIZE,
  );
  const unit = frame.width / SIZE.width;
  const pointOf = (place: PlaceCoordinates): Point => {
    const { x, y } = mercator(place);
    return { x: tenths((x - frame.x) / unit), y: tenths((y - frame.y) / unit) };
  };
  const points = cities.map(({ at }) => pointOf(at));
  const placer = createLabelPlacer(SIZE.width, SIZE.height, points);
  const cityLabels = cities.map(({ name, at }) => placer.besideDot(name, pointOf(at)));
  const lines = legs.map((leg) => {
    const { path, at } = bowedLine(pointOf(leg.from), pointOf(leg.to));
    return { leg, path, label: placer.onLine(LEG_LABELS[leg.mode], [0.5, 0.38, 0.62].map(at)) };
  });

  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={`Map of the route: ${listed(legs.map(legSentence))}.`}
      // The outlines go on beyond the picture, so that they fill a frame of any shape.
      className={classNames("overflow-visible", className)}
    >
      <g transform={`scale(${tenths(100 / unit) / 100}) translate(${tenths(-frame.x)} ${tenths(-frame.y)})`}>
        <use href={LAND} className="fill-paper stroke-hairline text-information-soft" strokeWidth={unit} />
      </g>
      {lines.map(({ leg, path }) => (
        <path
          key={leg.id}
          d={path}
          className="fill-none stroke-accent"
          strokeWidth={leg.id === selected ? 4 : 2}
          strokeDasharray={leg.mode === "flight" ? "2 5" : undefined}
          strokeLinecap="round"
        />
      ))}
      {points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={5} className="fill-accent stroke-paper" strokeWidth={2} />
      ))}
      {lines.map(({ leg, label }) => label && <LegLabel key={leg.id} label={label} />)}
      {cityLabels.map((label) => label && <CityLabel key={label.text} label={label} />)}
    </svg>
  );
}

/** Server and browser reckon logarithms to different last digits; what they draw must be the same. */
function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}

function legSentence({ name, mode }: LegOnMap): string {
  return `${name} (${LEG_LABELS[mode].toLowerCase()})`;
}

/** A label on a patch of paper, so that it reads over lines. */
function LegLabel({ label }: { label: PlacedLabel }) {
  const width = label.text.length * CHARACTER_WIDTH;
  return (
    <>
      <rect x={label.x - width / 2} y={label.y - 13} width={width} height={18} rx={4} className="fill-paper" />
      <text x={label.x} y={label.y} textAnchor="middle" className="fill-accent text-xs">
        {label.text}
      </text>
    </>
  );
}

/** A label with a rim of paper, so that it reads over borders. */
function CityLabel({ label: { text, x, y, anchor } }: { label: PlacedLabel }) {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      className="fill-ink stroke-paper font-medium text-sm"
      strokeWidth={4}
      paintOrder="stroke"
    >
      {text}
    </text>
  );
}
