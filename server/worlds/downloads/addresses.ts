import { join } from "node:path";

/**
 * Where a file is published, or the same below a mirror's address: host and path follow it, as `wget --mirror` lays them out.
 * "https://download.geofabrik.de/europe/monaco-latest.osm.pbf" at "http://mirror.lan/data" is
 * "http://mirror.lan/data/download.geofabrik.de/europe/monaco-latest.osm.pbf".
 */
export function addressOf(published: string, mirror: string | undefined): string {
  if (mirror === undefined) return published;
  const { host, pathname, search } = new URL(published);
  return `${mirror.replace(/\/+$/, "")}/${host}${pathname}${search}`;
}

/** Where it lies on this machine: below `folder` by host and path. */
export function pathOf(published: string, folder: string): string {
  const { host, pathname, search } = new URL(published);
  const parts = [host, ...`${pathname}${search}`.split("/")].filter((part) => part !== "");
  return join(folder, ...parts.map((part) => part.replace(/[^\w.-]+/g, "-").replace(/^\.+/, "-")));
}
