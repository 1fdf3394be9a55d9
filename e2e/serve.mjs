// Serves the built pages on PORT with a data folder of its own: node e2e/serve.mjs sample|travelplanner
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../scripts/lib/project.mjs";
import { run } from "../scripts/lib/run.mjs";

const [world = "sample"] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "dragoman-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const env = { DRAGOMAN_DATA: folder, DRAGOMAN_WORLD: world, DATABASE_URL: "", TRUSTED_PROXIES: "127.0.0.1" };
if (world === "travelplanner") {
  const source = join(ROOT, "../shared/data/travelplanner/database");
  const code = await run(process.execPath, ["scripts/dragoman.mjs", "world", "import", "travelplanner", source], {
    env,
  });
  if (code !== 0) process.exit(code);
}
if (process.env.ADMIN_FILE) {
  // Roles are granted by an admin, and the first one comes from the command line.
  const add = ["scripts/dragoman.mjs", "user", "add", "admin@example.org", "--role", "admin", "--json"];
  const stdio = ["ignore", openSync(process.env.ADMIN_FILE, "w"), 2];
  const code = await run(process.execPath, add, { env, stdio });
  if (code !== 0) process.exit(code);
}
process.exit(await run(process.execPath, ["scripts/start.mjs"], { env }));
