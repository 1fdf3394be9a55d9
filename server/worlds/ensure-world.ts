import type { Result } from "@/server/trip";
import { openWorldInTurns } from "./open-world";
import { generateSample } from "./sample/generate-sample";
import { dataFolder } from "./snapshot/folders";
import type { World } from "./world";

/** The one world that needs no import. */
const generated = "sample";

const running = new Map<string, Promise<Result<World>>>();

/**
 * Opens a world like `openWorld`; "sample" is generated when it is missing, and again when its files are damaged
 * or of another version. Calls at the same time share the work.
 */
export async function ensureWorld(
  name: string,
  { folder = dataFolder(), onProgress }: { folder?: string; onProgress?: (text: string) => void } = {},
): Promise<Result<World>> {
  const world = await openWorldInTurns(name, folder);
  if (world.ok || name !== generated) return world;
  const known = running.get(folder);
  if (known !== undefined) return known;
  const making = generateAndOpen(folder, onProgress).finally(() => running.delete(folder));
  running.set(folder, making);
  return making;
}

async function generateAndOpen(folder: string, onProgress?: (text: string) => void): Promise<Result<World>> {
  const made = await generateSample({ name: generated, folder, onProgress });
  return made.ok ? openWorldInTurns(generated, folder) : made;
}
