import { buildPages, isBuilt } from "./build.mjs";
import { installPackages } from "./install.mjs";
import { serveMapWorker } from "./map-worker.mjs";
import { host, requirePort } from "./port.mjs";
import { preparePrograms, watchPrograms } from "./programs.mjs";
import { inModules } from "./project.mjs";
import { run } from "./run.mjs";

/**
 * Serves the pages until a signal ends it, after installing and building whatever is missing or stale. The database and
 * the sample world are prepared by the server itself (instrumentation.ts).
 * @param {"start" | "dev"} mode built pages, or pages that follow the sources
 * @returns {Promise<number>} the server's exit code
 */
export async function startServer(mode) {
  const port = await requirePort();
  if (mode === "start") {
    await preparePrograms({ building: !isBuilt() });
    await buildPages();
  } else {
    await installPackages({ building: true });
    serveMapWorker();
    await watchPrograms();
  }
  return run(process.execPath, [inModules("next/dist/bin/next"), mode, "--port", String(port), "--hostname", host()], {
    env: { NEXT_TELEMETRY_DISABLED: "1", ...(mode === "start" && { NEXT_MANUAL_SIG_HANDLE: "true" }) },
  });
}
