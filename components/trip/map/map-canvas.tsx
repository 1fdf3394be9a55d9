"use client";

import "./map.css";
import { Maximize2, Minus, Plus } from "lucide-react";
import { type GeoJSONSource, LngLatBounds, type Map as MapLibreMap } from "maplibre-gl";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { DrawnWay, PlaceCoordinates } from "@/server/views";
import { Button } from "../../ui/button";
import { useSelection } from "../selection";
import { lineOf, zoomToOpen } from "./map-geometry";
import { MapMarkers } from "./map-markers";
import { LEG_LINES, LEGS, WAYS } from "./map-style";
import { ofDay, type StopOnMap, type TripOnMap } from "./trip-on-map";
import { type MapView, useMap } from "./use-map";

const PADDING = 56;
/** Nearer than this the outlines say nothing any more. */
const CLOSEST = 13;
const CLOSEST_WITH_STREETS = 16;
/** Milliseconds; the library moves at once where motion is not wanted. */
const MOVE = 180;

/** The trip on a map that can be moved: what is selected here is selected on the page, and the other way round. */
export default function MapCanvas({
  trip,
  streetStyle,
  streets,
  ways,
  onDrawn,
  onFail,
}: {
  trip: TripOnMap;
  streetStyle: string | null;
  /** The address of the world's own streets; null: it has none. */
  streets: string | null;
  /** Between the stops, drawn on the day that is chosen. */
  ways: readonly DrawnWay[];
  /** Its outlines or tiles are all there. */
  onDrawn: () => void;
  onFail: () => void;
}) {
  const container = useRef<HTMLDivElement>(null);
  const closest = streets === null ? CLOSEST : CLOSEST_WITH_STREETS;
  const map = useMap(
    container,
    streetStyle,
    streets,
    () => viewOf(placesOfTrip(ofDay(trip, shownDay)), closest),
    onFail,
  );
  const { selected, select, shownDay } = useSelection();
  const shown = useMemo(() => withSelected(ofDay(trip, shownDay), trip, selected), [trip, shownDay, selected]);

  const drawn = useEffectEvent(onDrawn);
  useEffect(() => {
    map?.once("idle", () => drawn());
  }, [map]);
  useLegLines(map, trip, shownDay, selected, select);
  useWayLines(map, ways, shownDay);
  useCamera(map, trip, closest, shownDay, selected);

  return (
    <div className="relative size-full">
      <div ref={container} className="size-full" />
      {map !== null && (
        <>
          <MapMarkers
            map={map}
            trip={shown}
            selected={selected}
            onSelect={select}
            onOpenCity={(stops) => show(map, placesOf(stops), closest)}
          />
          <div className="absolute top-2 right-2 flex flex-col gap-1">
            <MapButton label="Nearer" icon={Plus} onPress={() => map.zoomIn({ duration: MOVE })} />
            <MapButton label="Farther" icon={Minus} onPress={() => map.zoomOut({ duration: MOVE })} />
            <MapButton label="The whole trip" icon={Maximize2} onPress={() => show(map, placesOfTrip(trip), closest)} />
          </div>
        </>
      )}
    </div>
  );
}

function MapButton({ label, icon: Icon, onPress }: { label: string; icon: typeof Plus; onPress: () => void }) {
  return (
    <Button size="icon" aria-label={label} title={label} onClick={onPress}>
      <Icon aria-hidden />
    </Button>
  );
}

/** What is shown, and the selected stop also where it is of another day. */
function withSelected(shown: TripOnMap, trip: TripOnMap, selected: string | null): TripOnMap {
  if (selected === null) return shown;
  const missing = trip.stops.find((stop) => stop.ids.includes(selected) && !shown.stops.includes(stop));
  if (missing === undefined) return shown;
  const city = trip.cities.filter(({ name }) => name === missing.city && !shown.cities.some((c) => c.name === name));
  return { ...shown, stops: [...shown.stops, missing], cities: [...shown.cities, ...city] };
}

/** The legs' lines, redrawn when they, the day or the selection change; pressing one selects it. */
function useLegLines(
  map: MapLibreMap | null,
  { legs }: TripOnMap,
  shownDay: number | null,
  selected: string | null,
  select: (stopId: string) => void,
) {
  useEffect(() => {
    map?.getSource<GeoJSONSource>(LEGS)?.setData({
      type: "FeatureCollection",
      features: legs.map((leg) => ({
        type: "Feature",
        properties: {
          id: leg.id,
          flight: leg.mode === "flight",
          selected: leg.id === selected,
          shown: shownDay === null || leg.day === shownDay,
        },
        geometry: { type: "LineString", coordinates: lineOf(leg) },
      })),
    });
  }, [map, legs, shownDay, selected]);

  useEffect(() => {
    if (map === null) return;
    const pressed = map.on("click", LEG_LINES, ({ features, originalEvent }) => {
      const id: unknown = features?.[0]?.properties.id;
      if (originalEvent.target === map.getCanvas() && typeof id === "string") select(id);
    });
    return () => pressed.unsubscribe();
  }, [map, select]);
}

/** The ways between the stops of the chosen day; of all days together they would be a tangle. */
function useWayLines(map: MapLibreMap | null, ways: readonly DrawnWay[], shownDay: number | null) {
  useEffect(() => {
    const shown = ways.filter(({ day }) => day === shownDay).flatMap(({ parts }) => parts);
    map?.getSource<GeoJSONSource>(WAYS)?.setData({
      type: "FeatureCollection",
      features: shown.map(({ by, points }) => ({
        type: "Feature",
        properties: { onFoot: by === "foot" },
        geometry: { type: "LineString", coordinates: points },
      })),
    });
  }, [map, ways, shownDay]);
}

/** Shows the whole trip first, then the day that is chosen and what is selected elsewhere. */
function useCamera(
  map: MapLibreMap | null,
  trip: TripOnMap,
  closest: number,
  shownDay: number | null,
  selected: string | null,
) {
  // The map begins where the trip is.
  const seenDay = useRef(shownDay);
  const showDay = useEffectEvent((on: MapLibreMap) => {
    if (seenDay.current === shownDay) return;
    seenDay.current = shownDay;
    show(on, placesOfTrip(ofDay(trip, shownDay)), closest);
  });
  const showSelected = useEffectEvent((on: MapLibreMap) => {
    const leg = trip.legs.find(({ id }) => id === selected);
    if (leg !== undefined) return show(on, [leg.from, leg.to], closest);
    const stop = trip.stops.find(({ ids }) => selected !== null && ids.includes(selected));
    if (stop === undefined) return;
    const opensAt = zoomToOpen(trip.stops.filter(({ city }) => city === stop.city));
    const isSeen = on.getZoom() >= opensAt && on.getBounds().contains(pair(stop.at));
    if (isSeen) return;
    // A little nearer than where the city opens, so that rounding does not close it again.
    on.easeTo({ center: pair(stop.at), zoom: Math.max(on.getZoom(), opensAt + 0.5), duration: MOVE });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day moves the map.
  useEffect(() => {
    if (map !== null) showDay(map);
  }, [map, shownDay]);
  useEffect(() => {
    if (map !== null && selected !== null) showSelected(map);
  }, [map, selected]);
}

function pair({ longitude, latitude }: PlaceCoordinates): [number, number] {
  return [longitude, latitude];
}

function placesOf(stops: readonly StopOnMap[]): PlaceCoordinates[] {
  return stops.map(({ at }) => at);
}

function placesOfTrip({ stops, legs, cities }: TripOnMap): PlaceCoordinates[] {
  return [...placesOf(stops), ...legs.flatMap(({ from, to }) => [from, to]), ...cities.map(({ at }) => at)];
}

/** Moves the map so that all of the places are in it. */
function show(map: MapLibreMap, places: readonly PlaceCoordinates[], closest: number): void {
  const view = viewOf(places, closest);
  if (view !== null) map.fitBounds(view.bounds, { ...view.options, duration: MOVE, linear: true });
}

/** Where all of the places are in the map; null without any. */
function viewOf(places: readonly PlaceCoordinates[], closest: number): MapView | null {
  if (places.length === 0) return null;
  const bounds = new LngLatBounds();
  for (const place of places) bounds.extend(pair(place));
  return { bounds, options: { padding: PADDING, maxZoom: closest } };
}
