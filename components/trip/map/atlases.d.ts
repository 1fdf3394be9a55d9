declare module "us-atlas/states-10m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";

  const atlas: Topology<{ nation: GeometryCollection; states: GeometryCollection }>;
  export default atlas;
}

declare module "world-atlas/countries-50m.json" {
  import type { GeometryCollection, Topology } from "topojson-specification";

  const atlas: Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
  export default atlas;
}
