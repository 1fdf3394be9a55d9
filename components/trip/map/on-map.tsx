import type { Map as MapLibreMap } from "maplibre-gl";
import { type ReactNode, useEffect, useRef } from "react";
import type { PlaceCoordinates } from "@/server/views";
import { classNames } from "../../ui/class-names";
import type { Point } from "./route-layout";

/** What lies further outside the map than this cannot be reached by keyboard either. */
const MARGIN = 8;
const NO_OFFSET: Point = { x: 0, y: 0 };

/** Keeps what is in it centered on a place while the map moves, `offset` pixels next to it; hidden while it is not in view. */
export function OnMap({
  map,
  at: { latitude, longitude },
  offset: { x, y } = NO_OFFSET,
  className,
  children,
}: {
  map: MapLibreMap;
  at: PlaceCoordinates;
  offset?: Point;
  className?: string;
  children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function place() {
      if (element.current === null) return;
      const point = map.project([longitude, latitude]);
      const [left, top] = [point.x + x, point.y + y];
      const { clientWidth, clientHeight } = map.getContainer();
      const isInView = left > -MARGIN && left < clientWidth + MARGIN && top > -MARGIN && top < clientHeight + MARGIN;
      element.current.style.visibility = isInView ? "visible" : "hidden";
      element.current.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px) translate(-50%, -50%)`;
    }
    place();
    map.on("move", place);
    map.on("resize", place);
    return () => {
      map.off("move", place);
      map.off("resize", place);
    };
  }, [map, latitude, longitude, x, y]);
  return (
    <div ref={element} className={classNames("absolute top-0 left-0", className)}>
      {children}
    </div>
  );
}
