import { geoAzimuthalEqualArea, geoCentroid, geoPath } from "d3-geo";
import type { MultiPoint } from "geojson";
import { formatDuration, type Itinerary, type LegStop } from "@/server/trip";
import { listed } from "../format";
import { atlas } from "./atlas";
import { bowedLine, CHARACTER_WIDTH, createLabelPlacer, type PlacedLabel, type Point } from "./route-layout";
import { RouteLegs } from "./route-legs";
import { LEG_LABELS } from "./stop-words";
import { legsOf } from "./trip-difference";

export interface PlaceOnMap {
  readonly name: string;
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null;
}

const WIDTH = 360;
const HEIGHT = 280;
const PADDING = 44;
/** Pixels per radian: closer than this the outlines turn coarse and a short trip loses its surroundings. */
const CLOSEST = 4_500;

/** The route over the outlines of land and states, drawn on the server; in words when a city's place is not known. */
export function RouteMap({ itinerary, places }: { itinerary: Itinerary; places: readonly PlaceOnMap[] }) {
  const legs = legsOf(itinerary);
  const cities = new Map<string, [longitude: number, latitude: number]>();
  for (const name of legs.flatMap(({ from, to }) => [from, to])) {
    const coordinates = places.find((place) => place.name === name)?.coordinates;
    if (coordinates == null) return <RouteLegs itinerary={itinerary} />;
    cities.set(name, [coordinates.longitude, coordinates.latitude]);
  }
  if (cities.size === 0) return null;

  const project = projectionOf([...cities.values()]);
  const points = new Map([...cities].map(([name, place]) => [name, pointOf(project(place))]));
  const placer = createLabelPlacer(WIDTH, HEIGHT, [...points.values()]);
  const cityLabels = [...points].map(([name, point]) => placer.besideDot(name, point));
  const lines = legs.map((leg) => {
    const { path, at } = bowedLine(points.get(leg.from) ?? ORIGIN, points.get(leg.to) ?? ORIGIN);
    return { leg, path, label: placer.onLine(legLabel(leg), [0.5, 0.38, 0.62].map(at)) };
  });
  const draw = geoPath(project);
  const { land, borders, stateBorders } = atlas();

  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Map of the route: ${listed(legs.map(legSentence))}.`}
        className="w-full rounded-card bg-information-soft"
      >
        <path d={draw(land) ?? ""} className="fill-paper" />
        <path d={draw(stateBorders) ?? ""} className="fill-none stroke-hairline" />
        <path d={draw(borders) ?? ""} className="fill-none stroke-edge" strokeWidth={0.75} />
        {lines.map(({ leg, path }) => (
          <path
            key={leg.id}
            d={path}
            className="fill-none stroke-accent"
            strokeWidth={2}
            strokeDasharray={leg.mode === "flight" ? "2 5" : undefined}
            strokeLinecap="round"
          />
        ))}
        {[...points].map(([name, { x, y }]) => (
          <circle key={name} cx={x} cy={y} r={5} className="fill-accent stroke-paper" strokeWidth={2} />
        ))}
        {lines.map(({ leg, label }) => label && <LegLabel key={leg.id} label={label} />)}
        {cityLabels.map((label) => label && <CityLabel key={label.text} label={label} />)}
      </svg>
    </figure>
  );
}

const ORIGIN: Point = { x: 0, y: 0 };

function pointOf(projected: [number, number] | null): Point {
  return projected === null ? ORIGIN : { x: projected[0], y: projected[1] };
}

function projectionOf(cities: [number, number][]) {
  const all: MultiPoint = { type: "MultiPoint", coordinates: cities };
  const [longitude, latitude] = geoCentroid(all);
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .clipExtent([
      [-1, -1],
      [WIDTH + 1, HEIGHT + 1],
    ])
    .fitExtent(
      [
        [PADDING, PADDING],
        [WIDTH - PADDING, HEIGHT - PADDING],
      ],
      all,
    );
  if (projection.scale() < CLOSEST) return projection;
  return projection.scale(CLOSEST).translate([WIDTH / 2, HEIGHT / 2]);
}

function legLabel({ mode, durationMinutes }: LegStop): string {
  return durationMinutes === null ? LEG_LABELS[mode] : `${LEG_LABELS[mode]}, ${formatDuration(durationMinutes)}`;
}

function legSentence(leg: LegStop): string {
  return `${leg.from} to ${leg.to} (${legLabel(leg).toLowerCase()})`;
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
