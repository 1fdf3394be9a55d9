import { createHash, randomUUID } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { generateSample } from "../sample/generate-sample";
import { worldsFolder } from "../snapshot/folders";

/**
 * Puts the world "sample" into a data folder, as its first use would: generating it takes twenty times as long as copying one
 * that was generated once for each state of this room.
 */
export async function copyPreparedSample(dataFolder: string): Promise<void> {
  cpSync(await preparedSample(), worldsFolder(dataFolder), { recursive: true });
}

async function preparedSample(): Promise<string> {
  const folder = resolve(".cache/test-world", hashOfRooms());
  if (existsSync(folder)) return worldsFolder(folder);
  // Tests in other processes may be making it too: each makes one of its own and moves it into place whole.
  const draft = `${folder}.${randomUUID()}`;
  const made = await generateSample({ folder: draft });
  if (!made.ok) throw new Error(made.problem.message);
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true });
  }
  return worldsFolder(folder);
}

/** Of this room and the vocabulary, which are all that the sample is made of. */
function hashOfRooms(): string {
  const worlds = dirname(dirname(fileURLToPath(import.meta.url)));
  const hash = createHash("sha256");
  for (const room of [worlds, join(worlds, "../trip")]) {
    for (const name of readdirSync(room, { recursive: true, encoding: "utf8" }).sort()) {
      if (name.endsWith(".ts")) hash.update(name).update(readFileSync(join(room, name)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}
