import type { Map as MapLibreMap } from "maplibre-gl";
import { useSyncExternalStore } from "react";
import type { PlaceCoordinates } from "@/server/views";
import { counted } from "../../format";
import { classNames } from "../../ui/class-names";
import { OnMap } from "./on-map";
import { createLabelPlacer } from "./route-layout";
import type { CityOnMap } from "./trip-on-map";

/** Half the marker's size in pixels, as labels keep clear of it. */
const DOT = 15;

const SIDES = {
  right: "top-1/2 left-full -translate-y-1/2",
  left: "top-1/2 right-full -translate-y-1/2",
  above: "bottom-full left-1/2 -translate-x-1/2",
  below: "top-full left-1/2 -translate-x-1/2",
} as const;
type Side = keyof typeof SIDES;

const NAME =
  "pointer-events-none absolute whitespace-nowrap rounded-inner bg-paper/80 px-1 font-medium text-ink text-sm";

/** A city as one marker with the number of its stops, or a dot when the trip only passes; its name where there is room. */
export function CityMarker({
  map,
  city,
  others,
  count,
  onOpen,
}: {
  map: MapLibreMap;
  city: CityOnMap;
  /** Every city that is one marker now: their names keep clear of each other. */
  others: readonly CityOnMap[];
  count: number;
  onOpen: () => void;
}) {
  const side = useSideOfName(map, city, others);
  const name = side !== null && (
    <span aria-hidden className={classNames(NAME, SIDES[side])}>
      {city.name}
    </span>
  );
  return (
    <OnMap map={map} at={city.at} className="z-10 hover:z-30">
      {count === 0 ? (
        <span className="relative block size-3 rounded-full border-2 border-paper bg-accent">{name}</span>
      ) : (
        <button
          type="button"
          aria-label={`${city.name}, ${counted(count, "place")}: show them`}
          onClick={onOpen}
          className="relative grid size-10 place-items-center"
        >
          <span className="figures grid size-7 place-items-center rounded-full border-2 border-paper bg-accent font-medium text-on-accent text-xs">
            {count}
          </span>
          {name}
        </button>
      )}
    </OnMap>
  );
}

/** The name of a city whose stops are drawn, faint beneath them. */
export function CityName({ map, name, at }: { map: MapLibreMap; name: string; at: PlaceCoordinates }) {
  return (
    <OnMap map={map} at={at} className="pointer-events-none">
      <span aria-hidden className="whitespace-nowrap font-serif text-lg text-muted">
        {name}
      </span>
    </OnMap>
  );
}

/** Where a city's name finds room, seen again when the map has come to rest; null: nowhere. */
function useSideOfName(map: MapLibreMap, city: CityOnMap, others: readonly CityOnMap[]): Side | null {
  return useSyncExternalStore(
    (changed) => {
      map.on("moveend", changed);
      map.on("resize", changed);
      return () => {
        map.off("moveend", changed);
        map.off("resize", changed);
      };
    },
    () => sideOfName(map, city, others),
  );
}

function sideOfName(map: MapLibreMap, city: CityOnMap, others: readonly CityOnMap[]): Side | null {
  const { clientWidth, clientHeight } = map.getContainer();
  const points = others.map(({ at }) => map.project([at.longitude, at.latitude]));
  const placer = createLabelPlacer(clientWidth, clientHeight, points, DOT);
  for (const [index, other] of others.entries()) {
    const point = points[index];
    if (point === undefined) continue;
    const label = placer.besideDot(other.name, point);
    if (other !== city) continue;
    if (label === null) return null;
    if (label.anchor !== "middle") return label.anchor === "start" ? "right" : "left";
    return label.y < point.y ? "above" : "below";
  }
  return null;
}
