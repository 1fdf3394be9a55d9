"use client";

import { useQuery } from "@tanstack/react-query";
import { type GeoProjection, geoAlbersUsa, geoMercator, geoPath } from "d3-geo";
import type { MultiPoint } from "geojson";
import { type PointerEvent, useMemo, useState } from "react";
import type { CurrentWorld } from "@/server/api";
import type { Basemap } from "../../trip/map/basemap";

const WIDTH = 320;
const HEIGHT = 200;
const PADDING = 10;
/** How far from a dot a press still means it, in units of the drawing. */
const REACH = 18;

interface Dot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/**
 * The world's cities on an outline map: a press takes the nearest. It doubles the searchable list next to it, which is there for the keyboard
 * and for those who do not see the map.
 */
export default function PlaceMap({
  cities,
  chosen,
  onChoose,
}: {
  cities: CurrentWorld["cities"];
  chosen: readonly string[];
  onChoose: (city: string) => void;
}) {
  const [near, setNear] = useState<Dot | null>(null);
  const basemap = useQuery({
    queryKey: ["basemap"],
    queryFn: async ({ signal }): Promise<Basemap> => (await fetch("/api/map/basemap", { signal })).json(),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { project, dots } = useMemo(() => dotsOf(cities), [cities]);
  const outlines = useMemo(() => {
    const draw = geoPath(project);
    const pathOf = (outline: string) =>
      (basemap.data?.features ?? [])
        .filter(({ properties }) => properties.outline === outline)
        .map((feature) => draw(feature) ?? "")
        .join("");
    return { land: pathOf("land"), states: pathOf("state border"), countries: pathOf("country border") };
  }, [project, basemap.data]);

  const dotAt = (event: PointerEvent<SVGSVGElement>) => nearest(dots, pointOf(event));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="w-full touch-manipulation overflow-hidden rounded-inner border border-hairline bg-sunken"
      onPointerMove={(event) => setNear(dotAt(event))}
      onPointerLeave={() => setNear(null)}
      onPointerUp={(event) => {
        const dot = dotAt(event);
        if (dot !== null) onChoose(dot.name);
      }}
    >
      <path d={outlines.land} className="fill-paper" />
      <path d={outlines.states} className="fill-none stroke-hairline" strokeWidth={0.5} />
      <path d={outlines.countries} className="fill-none stroke-edge" strokeWidth={0.5} />
      {dots.map((dot) => (
        <circle
          key={dot.name}
          cx={dot.x}
          cy={dot.y}
          r={dot.name === near?.name || chosen.includes(dot.name) ? 4 : 2.5}
          className={chosen.includes(dot.name) ? "fill-accent stroke-paper" : "fill-muted stroke-paper"}
          strokeWidth={0.75}
        />
      ))}
      {near !== null && (
        <text
          x={Math.min(WIDTH - 50, Math.max(50, near.x))}
          y={near.y < 24 ? near.y + 18 : near.y - 8}
          textAnchor="middle"
          className="pointer-events-none fill-ink stroke-paper font-medium text-xs"
          strokeWidth={3}
          paintOrder="stroke"
        >
          {near.name}
        </text>
      )}
    </svg>
  );
}

/** All states in one picture, Alaska and Hawaii set in, where every city is one of the United States'; else as far as the cities reach. */
function dotsOf(cities: CurrentWorld["cities"]): { project: GeoProjection; dots: Dot[] } {
  const located = cities.flatMap(({ name, coordinates }) =>
    coordinates === null ? [] : [{ name, at: [coordinates.longitude, coordinates.latitude] as [number, number] }],
  );
  const frame: [[number, number], [number, number]] = [
    [PADDING, PADDING],
    [WIDTH - PADDING, HEIGHT - PADDING],
  ];
  const all: MultiPoint = { type: "MultiPoint", coordinates: located.map(({ at }) => at) };
  const states = geoAlbersUsa();
  const isWithinStates = located.every(({ at }) => states(at) !== null);
  const project = isWithinStates ? states.fitExtent(frame, all) : geoMercator().fitExtent(frame, all);
  const dots = located.flatMap(({ name, at }): Dot[] => {
    const point = project(at);
    return point === null ? [] : [{ name, x: point[0], y: point[1] }];
  });
  return { project, dots };
}

/** Where a pointer is, in units of the drawing. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): { x: number; y: number } {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: ((clientX - left) / width) * WIDTH, y: ((clientY - top) / height) * HEIGHT };
}

function nearest(dots: readonly Dot[], { x, y }: { x: number; y: number }): Dot | null {
  const distance = (dot: Dot) => Math.hypot(dot.x - x, dot.y - y);
  const [first] = dots.filter((dot) => distance(dot) <= REACH).toSorted((a, b) => distance(a) - distance(b));
  return first ?? null;
}
