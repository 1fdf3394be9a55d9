import type { ExpressionSpecification, LayerSpecification, SourceSpecification, StyleSpecification } from "maplibre-gl";

/** The tokens that the map is drawn with, as colors of the theme that shows. */
export interface MapColors {
  readonly land: string;
  readonly water: string;
  readonly stateBorder: string;
  readonly countryBorder: string;
  readonly line: string;
  readonly street: string;
  readonly path: string;
}

/** Reads the tokens as they are resolved within `element`: WebGL knows no CSS variables. */
export function mapColors(element: HTMLElement): MapColors {
  const probe = element.appendChild(document.createElement("span"));
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const colors = {
    land: read("--paper"),
    water: read("--information-soft"),
    stateBorder: read("--hairline"),
    countryBorder: read("--edge"),
    line: read("--accent"),
    street: read("--edge"),
    path: read("--edge"),
  };
  probe.remove();
  return colors;
}

/** The source of the world's own streets; its features have the property `street`: "street", "steps" or "path". */
export const STREETS = "streets";
const OPEN_STREET_MAP =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">© OpenStreetMap contributors</a>';
/** From farther away they are a blot. */
const STREETS_FROM_ZOOM = 11;

/** Land and borders from the outlines that come with the app, and the world's streets where an address of them is given. */
export function outlineStyle(colors: MapColors, streets: string | null): StyleSpecification {
  const style = outlinesOnly(colors);
  if (streets === null) return style;
  const source: SourceSpecification = { type: "geojson", data: streets, attribution: OPEN_STREET_MAP };
  return {
    ...style,
    sources: { ...style.sources, [STREETS]: source },
    layers: [...style.layers, ground(colors), ...streetLayers(colors)],
  };
}

/** From near by the outlines are too coarse: a city by the sea would lie in it. */
function ground({ land }: MapColors): LayerSpecification {
  const opacity: ExpressionSpecification = ["interpolate", ["linear"], ["zoom"], 10.5, 0, 11.5, 1];
  return { id: "ground", type: "background", paint: { "background-color": land, "background-opacity": opacity } };
}

/** Thin lines; the width of streets grows as the map comes nearer, and paths and stairs are there from near by only. */
function streetLayers({ street, path }: MapColors): LayerSpecification[] {
  const isStreet: ExpressionSpecification = ["==", ["get", "street"], "street"];
  const isPath: ExpressionSpecification = ["==", ["get", "street"], "path"];
  const areSteps: ExpressionSpecification = ["==", ["get", "street"], "steps"];
  const paths = { type: "line", source: STREETS, minzoom: STREETS_FROM_ZOOM + 2 } as const;
  const thin: ExpressionSpecification = ["interpolate", ["linear"], ["zoom"], 13, 0.4, 17, 1.25];
  const wider: ExpressionSpecification = ["interpolate", ["linear"], ["zoom"], 11, 0.3, 14, 0.9, 17, 2.5];
  return [
    { id: "paths", ...paths, filter: isPath, paint: { "line-color": path, "line-width": thin, "line-opacity": 0.6 } },
    {
      id: "stairs",
      ...paths,
      filter: areSteps,
      paint: { "line-color": path, "line-width": thin, "line-dasharray": [2, 1.5] },
    },
    {
      id: "streets",
      type: "line",
      source: STREETS,
      minzoom: STREETS_FROM_ZOOM,
      filter: isStreet,
      layout: { "line-cap": "round", "line-join": "round" },
      paint: { "line-color": street, "line-width": wider },
    },
  ];
}

function outlinesOnly(colors: MapColors): StyleSpecification {
  const source = "outlines";
  return {
    version: 8,
    sources: {
      [source]: {
        type: "geojson",
        data: "/api/map/basemap",
        attribution: "Natural Earth · US Census",
        // Pixels that outlines may be off: twice the usual, and a third of the points.
        tolerance: 0.75,
      },
    },
    layers: [
      { id: "water", type: "background", paint: { "background-color": colors.water } },
      {
        id: "land",
        type: "fill",
        source,
        filter: ["==", ["get", "outline"], "land"],
        paint: { "fill-color": colors.land },
      },
      {
        id: "state borders",
        type: "line",
        source,
        filter: ["==", ["get", "outline"], "state border"],
        paint: { "line-color": colors.stateBorder },
      },
      {
        id: "country borders",
        type: "line",
        source,
        filter: ["==", ["get", "outline"], "country border"],
        paint: { "line-color": colors.countryBorder, "line-width": 0.75 },
      },
    ],
  };
}

/** The source of the legs' lines; its features have the properties `flight`, `selected`, `shown` and `id`. */
export const LEGS = "legs";
/** The source of the ways between stops; its features have the property `onFoot`. */
export const WAYS = "ways";
/** The layers on which a leg can be pressed. */
export const LEG_LINES = ["legs by road", "legs by air"];

/** A style with the trip's lines on top: walks dotted and rides whole; flights dashed, the selected leg stronger, those of days not shown faint. */
export function withLegs(
  style: StyleSpecification,
  before: StyleSpecification | undefined,
  { line, land }: MapColors,
): StyleSpecification {
  const legs = before?.sources[LEGS] ?? { type: "geojson", data: { type: "FeatureCollection", features: [] } };
  const ways = before?.sources[WAYS] ?? { type: "geojson", data: { type: "FeatureCollection", features: [] } };
  const byAir: ExpressionSpecification = ["get", "flight"];
  const width: ExpressionSpecification = ["case", ["get", "selected"], 4, 2];
  const opacity: ExpressionSpecification = ["case", ["get", "shown"], 1, 0.2];
  const paint = { "line-color": line, "line-width": width, "line-opacity": opacity };
  const rim: ExpressionSpecification = ["case", ["get", "selected"], 7, 5];
  const layers: LayerSpecification[] = [
    ...wayLayers(line, land),
    { id: "rim of legs", type: "line", source: LEGS, paint: { ...paint, "line-color": land, "line-width": rim } },
    { id: "legs by road", type: "line", source: LEGS, filter: ["!", byAir], paint },
    {
      id: "legs by air",
      type: "line",
      source: LEGS,
      filter: byAir,
      layout: { "line-cap": "round" },
      paint: { ...paint, "line-dasharray": [0.8, 2.2] },
    },
  ];
  return { ...style, sources: { ...style.sources, [LEGS]: legs, [WAYS]: ways }, layers: [...style.layers, ...layers] };
}

function wayLayers(line: string, land: string): LayerSpecification[] {
  const onFoot: ExpressionSpecification = ["get", "onFoot"];
  const round = { "line-cap": "round", "line-join": "round" } as const;
  return [
    { id: "rim of ways", type: "line", source: WAYS, layout: round, paint: { "line-color": land, "line-width": 6 } },
    {
      id: "rides",
      type: "line",
      source: WAYS,
      filter: ["!", onFoot],
      layout: round,
      paint: { "line-color": line, "line-width": 3 },
    },
    {
      id: "walks",
      type: "line",
      source: WAYS,
      filter: onFoot,
      layout: round,
      paint: { "line-color": line, "line-width": 2.5, "line-dasharray": [0.2, 2] },
    },
  ];
}
