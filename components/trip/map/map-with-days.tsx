"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useEffect, useState } from "react";
import { z } from "zod";
import { type DrawnWay, drawnWaysSchema } from "@/server/views";
import { classNames } from "../../ui/class-names";
import { Skeleton } from "../../ui/skeleton";
import { useAfter } from "../../ui/use-after";
import { useSelection } from "../selection";
import { DayFilter } from "./day-filter";
import { RouteDrawing } from "./route-drawing";
import { RouteLegs } from "./route-legs";
import type { DayToPlace, TripOnMap } from "./trip-on-map";

// The library is larger than the rest of the page and comes after it.
const MapCanvas = dynamic(() => import("./map-canvas"), { ssr: false });

/** Its first frames hold a slow machine for a quarter of a second, so the page comes first. */
const PATIENCE_MS = 4_000;

/** Without them it is still a map. */
const NO_WAYS: readonly DrawnWay[] = [];

const settingsSchema = z.object({ streetStyle: z.string().nullable() });

/**
 * The map with a choice of the day. The route is drawn at once, and stays until a map that moves has all that it shows; the route in
 * words where nobody knows the places. `onMap` is undefined while the places are looked up. Needs a SelectionProvider around it.
 */
export function MapWithDays({
  days,
  onMap,
  streets,
  ways,
  isAsked = false,
}: {
  days: readonly DayToPlace[];
  onMap: TripOnMap | null | undefined;
  /** The address of the streets of the trip's world; null: it has none. */
  streets: string | null;
  /** The address of the ways between its stops. */
  ways: string;
  /** The map was asked for: it begins at once. */
  isAsked?: boolean;
}) {
  const [isTouched, setIsTouched] = useState(isAsked);
  const [isDrawn, setIsDrawn] = useState(false);
  const { selected, shownDay } = useSelection();
  const isLive = useAfter(PATIENCE_MS) || isTouched;
  const touch = () => setIsTouched(true);
  useEffect(() => {
    if (selected !== null || shownDay !== null) setIsTouched(true);
  }, [selected, shownDay]);
  if (onMap === null) return <RouteLegs days={days} />;
  return (
    <>
      <DayFilter days={days.map(({ number }) => number)} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a hint that the map is wanted, not a control. */}
      <div
        onPointerEnter={touch}
        onFocus={touch}
        className="relative min-h-0 flex-1 overflow-hidden rounded-card border border-hairline"
      >
        {onMap === undefined ? (
          <Skeleton className="size-full" />
        ) : (
          <>
            {!isDrawn && <RouteDrawing onMap={onMap} className="absolute inset-0 size-full" />}
            {isLive && (
              <div className={classNames("absolute inset-0", !isDrawn && "opacity-0")}>
                <MovingMap
                  onMap={onMap}
                  streets={streets}
                  ways={ways}
                  onDrawn={() => setIsDrawn(true)}
                  onFail={() => setIsDrawn(false)}
                />
              </div>
            )}
          </>
        )}
      </div>
    </>
  );
}

/** Nothing where the browser cannot. */
function MovingMap({
  onMap,
  streets,
  ways,
  onDrawn,
  onFail,
}: {
  onMap: TripOnMap;
  streets: string | null;
  ways: string;
  onDrawn: () => void;
  onFail: () => void;
}) {
  const [canMove, setCanMove] = useState<boolean | null>(null);
  const settings = useQuery({
    queryKey: ["map settings"],
    queryFn: async ({ signal }) => settingsSchema.parse(await (await fetch("/api/map/settings", { signal })).json()),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const drawnWays = useQuery({
    queryKey: ["ways", ways],
    queryFn: async ({ signal }) => drawnWaysSchema.parse(await (await fetch(ways, { signal })).json()),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
  });
  useEffect(() => setCanMove(hasWebGl()), []);
  if (canMove !== true || settings.isPending) return null;
  return (
    <MapCanvas
      trip={onMap}
      streetStyle={settings.data?.streetStyle ?? null}
      streets={streets}
      ways={drawnWays.data ?? NO_WAYS}
      onDrawn={onDrawn}
      onFail={() => {
        setCanMove(false);
        onFail();
      }}
    />
  );
}

function hasWebGl(): boolean {
  return document.createElement("canvas").getContext("webgl2") !== null;
}
