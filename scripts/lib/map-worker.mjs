import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { inModules, ROOT } from "./project.mjs";

/** Puts the map library's worker where pages can load it: bundlers cannot, since the library starts it by its address. */
export function serveMapWorker() {
  const folder = join(ROOT, "public", "maplibre");
  mkdirSync(folder, { recursive: true });
  copyFileSync(inModules("maplibre-gl/dist/maplibre-gl-worker.mjs"), join(folder, "maplibre-gl-worker.mjs"));
}
