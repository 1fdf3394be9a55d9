"use client";

import { useQuery } from "@tanstack/react-query";
import { geoAzimuthalEqualArea, geoCentroid, geoPath } from "d3-geo";
import type { MultiPoint } from "geojson";
import { useMemo } from "react";
import { LEG_LABELS } from "@/server/trip";
import { listed } from "../../format";
import { Skeleton } from "../../ui/skeleton";
import { useSelection } from "../selection";
import type { Basemap, Outline } from "./basemap";
import { bowedLine, CHARACTER_WIDTH, createLabelPlacer, type PlacedLabel, type Point } from "./route-layout";
import { type LegOnMap, ofDay, type TripOnMap } from "./trip-on-map";

const WIDTH = 360;
const HEIGHT = 340;
const PADDING = 44;
/** Pixels per radian: closer than this the outlines turn coarse and a short trip loses its surroundings. */
const CLOSEST = 4_500;

/** The route over the outlines of land and states, for browsers that cannot draw a map that moves. */
export default function RouteDrawing({ onMap }: { onMap: TripOnMap }) {
  const { shownDay, selected } = useSelection();
  const basemap = useQuery({
    queryKey: ["basemap"],
    queryFn: async ({ signal }): Promise<Basemap> => (await fetch("/api/map/basemap", { signal })).json(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { cities, legs } = useMemo(() => ofDay(onMap, shownDay), [onMap, shownDay]);
  const project = useMemo(() => projectionOf(cities.map(({ at }) => [at.longitude, at.latitude])), [cities]);
  const outlines = useMemo(() => {
    const draw = geoPath(project);
    const pathOf = (outline: Outline) =>
      (basemap.data?.features ?? [])
        .filter(({ properties }) => properties.outline === outline)
        .map((feature) => draw(feature) ?? "")
        .join("");
    return { land: pathOf("land"), countries: pathOf("country border"), states: pathOf("state border") };
  }, [project, basemap.data]);
  if (basemap.isPending) return <Skeleton className="size-full" />;

  const pointOf = (place: { longitude: number; latitude: number }): Point => {
    const [x, y] = project([place.longitude, place.latitude]) ?? [0, 0];
    return { x, y };
  };
  const points = cities.map(({ at }) => pointOf(at));
  const placer = createLabelPlacer(WIDTH, HEIGHT, points);
  const cityLabels = cities.map(({ name, at }) => placer.besideDot(name, pointOf(at)));
  const lines = legs.map((leg) => {
    const { path, at } = bowedLine(pointOf(leg.from), pointOf(leg.to));
    return { leg, path, label: placer.onLine(LEG_LABELS[leg.mode], [0.5, 0.38, 0.62].map(at)) };
  });

  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Map of the route: ${listed(legs.map(legSentence))}.`}
      // The outlines go on beyond the picture, so that they fill a frame of any shape.
      className="size-full overflow-visible"
    >
      <path d={outlines.land} className="fill-paper" />
      <path d={outlines.states} className="fill-none stroke-hairline" />
      <path d={outlines.countries} className="fill-none stroke-edge" strokeWidth={0.75} />
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

function projectionOf(cities: [number, number][]) {
  const all: MultiPoint = { type: "MultiPoint", coordinates: cities };
  const [longitude, latitude] = geoCentroid(all);
  const projection = geoAzimuthalEqualArea()
    .rotate([-longitude, -latitude])
    .clipExtent([
      [-WIDTH, -HEIGHT],
      [2 * WIDTH, 2 * HEIGHT],
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
