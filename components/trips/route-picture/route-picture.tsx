import { Route } from "lucide-react";
import type { PlaceCoordinates } from "@/server/views";
import { routeLines } from "./route-lines";

/** Until it is there everything is as light as land: better than a city in the sea. */
export const LAND = "/api/map/land#map";

const SIZE = { width: 320, height: 132 };

/** The route over a hint of land, for the eye; the words next to it say the same. A mark where nobody knows the places. */
export function RoutePicture({
  route,
  placeOf,
}: {
  route: readonly string[];
  placeOf: (city: string) => PlaceCoordinates | null;
}) {
  const lines = routeLines(route, placeOf, SIZE);
  if (lines === null) {
    return (
      <div aria-hidden className="grid aspect-[320/132] place-items-center bg-sunken text-edge">
        <Route className="size-8" strokeWidth={1.25} />
      </div>
    );
  }
  const { viewBox, origin, stops, paths, unit } = lines;
  return (
    <svg aria-hidden viewBox={viewBox} className="block aspect-[320/132] w-full">
      <use href={LAND} className="fill-paper stroke-hairline text-information-soft" strokeWidth={unit} />
      {paths.map((path) => (
        <path key={path} d={path} className="fill-none stroke-accent" strokeWidth={2 * unit} strokeLinecap="round" />
      ))}
      <circle cx={origin.x} cy={origin.y} r={4 * unit} className="fill-paper stroke-accent" strokeWidth={2 * unit} />
      {stops.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={4 * unit} className="fill-accent stroke-paper" strokeWidth={unit} />
      ))}
    </svg>
  );
}
