import type { Map as MapLibreMap } from "maplibre-gl";
import { useMemo, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { classNames } from "../../ui/class-names";
import { StopSymbol } from "../stop-marker";
import { CityMarker, CityName } from "./city-marker";
import { lineOf, middleOfLine, spreadOut, zoomForExtent, zoomToOpen } from "./map-geometry";
import { OnMap } from "./on-map";
import type { CityOnMap, LegOnMap, StopOnMap, TripOnMap } from "./trip-on-map";

/** Pixels that a leg's line must be long to bear a marker. */
const LONG_ENOUGH = 110;
/** Steps in which the markers follow the zoom. */
const ZOOM_STEP = 0.25;

const KIND_WORDS = { stay: "Stay", meal: "Meal", visit: "Visit", leg: "Way" } as const;
const MODE_WORDS = { flight: "Flight", train: "Train", bus: "Bus", "self-driving": "Drive", taxi: "Taxi" } as const;

/**
 * The trip's stops and legs as buttons on the map, in the order of the trip. A city whose stops would lie on each other is
 * one marker until the map is near enough.
 */
export function MapMarkers({
  map,
  trip,
  selected,
  onSelect,
  onOpenCity,
}: {
  map: MapLibreMap;
  /** What is shown of the trip. */
  trip: TripOnMap;
  selected: string | null;
  onSelect: (stopId: string | null) => void;
  onOpenCity: (stops: readonly StopOnMap[]) => void;
}) {
  const zoom = useZoom(map);
  const cities = useMemo(() => trip.cities.map((city) => withStops(city, trip.stops)), [trip]);
  const closed = cities.filter(({ opensAt }) => zoom < opensAt);
  const open = cities
    .filter(({ opensAt, stops }) => zoom >= opensAt && stops.length > 0)
    .map((city) => ({ ...city, offsets: spreadOut(city.stops, zoom) }));

  const markers = [
    ...closed.map((city) => ({
      order: city.stops[0]?.order ?? -1,
      marker: (
        <CityMarker
          key={`city ${city.name}`}
          map={map}
          city={city}
          others={closed}
          count={city.stops.length}
          onOpen={() => onOpenCity(city.stops)}
        />
      ),
    })),
    ...open.flatMap(({ stops, offsets }) =>
      stops.map((stop) => ({
        order: stop.order,
        marker: (
          <StopButton
            key={stop.id}
            map={map}
            stop={stop}
            offset={offsets.get(stop.id)}
            isSelected={selected !== null && stop.ids.includes(selected)}
            onSelect={onSelect}
          />
        ),
      })),
    ),
    ...trip.legs
      .filter(({ id, from, to }) => id === selected || zoom >= zoomForExtent([from, to], LONG_ENOUGH))
      .map((leg) => ({
        order: leg.order,
        marker: <LegButton key={leg.id} map={map} leg={leg} isSelected={leg.id === selected} onSelect={onSelect} />,
      })),
  ].toSorted((one, other) => one.order - other.order);

  // Within the map's own element, so that dragging and scrolling over a marker moves the map.
  return createPortal(
    <>
      {open.map(({ name, at }) => (
        <CityName key={name} map={map} name={name} at={at} />
      ))}
      {markers.map(({ marker }) => marker)}
    </>,
    map.getCanvasContainer(),
  );
}

/** The map's zoom, in steps. */
function useZoom(map: MapLibreMap): number {
  return useSyncExternalStore(
    (changed) => {
      map.on("zoom", changed);
      return () => map.off("zoom", changed);
    },
    () => Math.floor(map.getZoom() / ZOOM_STEP) * ZOOM_STEP,
  );
}

function withStops(city: CityOnMap, all: readonly StopOnMap[]) {
  const stops = all.filter((stop) => stop.city === city.name);
  return { ...city, stops, opensAt: stops.length === 0 ? Infinity : zoomToOpen(stops) };
}

function StopButton({
  map,
  stop,
  offset,
  isSelected,
  onSelect,
}: {
  map: MapLibreMap;
  stop: StopOnMap;
  offset?: { x: number; y: number };
  isSelected: boolean;
  onSelect: (stopId: string | null) => void;
}) {
  const [first, last] = [stop.days[0], stop.days.at(-1)];
  const days = first === last ? `day ${first}` : `days ${first} to ${last}`;
  return (
    <OnMap map={map} at={stop.at} offset={offset} className={markerLayer(isSelected)}>
      <MarkerButton
        label={`${KIND_WORDS[stop.look.kind]}: ${stop.name}, ${days}${stop.number === null ? "" : `, number ${stop.number}`}`}
        caption={stop.name}
        isSelected={isSelected}
        onPress={() => onSelect(isSelected ? null : stop.id)}
      >
        <StopSymbol
          look={stop.look}
          number={stop.number}
          className={classNames("shadow-float", stop.look.kind === "stay" ? "border border-accent" : "bg-raised")}
        />
      </MarkerButton>
    </OnMap>
  );
}

function LegButton({
  map,
  leg,
  isSelected,
  onSelect,
}: {
  map: MapLibreMap;
  leg: LegOnMap;
  isSelected: boolean;
  onSelect: (stopId: string | null) => void;
}) {
  const middle = useMemo(() => middleOfLine(lineOf(leg)), [leg]);
  return (
    <OnMap map={map} at={middle} className={markerLayer(isSelected)}>
      <MarkerButton
        label={`${MODE_WORDS[leg.mode]}: ${leg.name}, day ${leg.day}`}
        caption={leg.name}
        isSelected={isSelected}
        onPress={() => onSelect(isSelected ? null : leg.id)}
      >
        <StopSymbol look={{ kind: "leg", mode: leg.mode }} className="size-7" />
      </MarkerButton>
    </OnMap>
  );
}

function markerLayer(isSelected: boolean): string {
  return isSelected ? "z-20" : "z-10 focus-within:z-30 hover:z-30";
}

/** A marker with room for a finger around it; its name shows while it is selected, pointed at or has the focus. */
function MarkerButton({
  label,
  caption,
  isSelected,
  onPress,
  children,
}: {
  label: string;
  caption: string;
  isSelected: boolean;
  onPress: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSelected}
      onClick={onPress}
      className="group/marker relative grid size-10 place-items-center"
    >
      <span className={classNames(isSelected && "rounded-full ring-3 ring-accent ring-offset-2 ring-offset-paper")}>
        {children}
      </span>
      <span
        aria-hidden
        className={classNames(
          "pointer-events-none absolute top-full left-1/2 max-w-48 -translate-x-1/2 truncate rounded-inner bg-ink px-2 py-0.5 text-paper text-xs",
          !isSelected && "hidden group-hover/marker:block group-focus-visible/marker:block",
        )}
      >
        {caption}
      </span>
    </button>
  );
}
