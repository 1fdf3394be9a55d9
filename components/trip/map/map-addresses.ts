/** Where the ways between the stops of a version of a trip are. */
export function waysAddress(tripId: string, version: number): string {
  return `/api/trips/${tripId}/ways?version=${version}`;
}

/** What a map loads, whatever is on it. */
const OF_EVERY_MAP = ["/api/map/settings", "/api/map/basemap", "/maplibre/maplibre-gl-worker.mjs"];

/** All that the map of a trip loads, to be kept with its page. */
export function mapAddresses(streets: string | null, ways: string): string[] {
  return [...OF_EVERY_MAP, ...(streets === null ? [] : [streets]), ways];
}
