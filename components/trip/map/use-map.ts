import {
  AttributionControl,
  type FitBoundsOptions,
  type LngLatBounds,
  Map as MapLibreMap,
  ScaleControl,
  setWorkerUrl,
} from "maplibre-gl";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { type MapColors, mapColors, outlineStyle, STREETS, withLegs } from "./map-style";

setWorkerUrl("/maplibre/maplibre-gl-worker.mjs");

/** A part of the world that the map shows. */
export interface MapView {
  readonly bounds: LngLatBounds;
  readonly options: FitBoundsOptions;
}

/**
 * A map within `container`, drawn in the theme's colors, null until its style is there. `streetStyle` names a MapLibre style
 * of street tiles; when it is unavailable the outlines stay. `streets` is the address of the world's own streets, drawn where there are no tiles. It begins at `firstView`, so that it need not draw the whole world before. `onFail` is called when there can be no map at all.
 */
export function useMap(
  container: RefObject<HTMLDivElement | null>,
  streetStyle: string | null,
  streets: string | null,
  firstView: () => MapView | null,
  onFail: () => void,
): MapLibreMap | null {
  const [ready, setReady] = useState<MapLibreMap | null>(null);
  const fail = useEffectEvent(onFail);
  const create = useEffectEvent((element: HTMLDivElement) => createMap(element, firstView()));

  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    const map = create(element);
    if (map === null) return fail();

    let base = streetStyle;
    const draw = () => drawStyle(map, base, streets, mapColors(element));
    let hasStyle = false;
    map.on("style.load", () => {
      hasStyle = true;
      setReady(map);
    });
    map.on("error", (event) => {
      // Without the streets it is still a map.
      if ("sourceId" in event && event.sourceId === STREETS) return;
      if (base === null) return map.isStyleLoaded() ? undefined : fail();
      // A tile that are unavailable leaves a hole, and the others stay.
      if (hasStyle) return;
      base = null;
      // A style that never came would be waited for before the next one.
      map.setStyle(null);
      draw();
    });
    draw();

    const theme = new MutationObserver(draw);
    theme.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", draw);
    return () => {
      theme.disconnect();
      system.removeEventListener("change", draw);
      setReady(null);
      map.remove();
    };
  }, [container, streetStyle, streets]);

  return ready;
}

/** Null where the browser gives no WebGL. */
function createMap(container: HTMLDivElement, view: MapView | null): MapLibreMap | null {
  try {
    const map = new MapLibreMap({
      container,
      ...(view && { bounds: view.bounds, fitBoundsOptions: view.options }),
      attributionControl: false,
      // Nothing on it fades; without, it draws fewer frames while the page begins.
      fadeDuration: 0,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      renderWorldCopies: false,
      maxZoom: 17,
      locale: { "Map.Title": "Map; arrow keys move it, plus and minus zoom" },
    });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.addControl(new AttributionControl({ compact: false }), "bottom-right");
    map.addControl(new ScaleControl({ maxWidth: 80 }), "bottom-left");
    return map;
  } catch {
    return null;
  }
}

function drawStyle(map: MapLibreMap, streetStyle: string | null, streets: string | null, colors: MapColors): void {
  map.setStyle(streetStyle ?? outlineStyle(colors, streets), {
    transformStyle: (before, style) => withLegs(style, before, colors),
  });
}
