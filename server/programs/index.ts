import { join } from "node:path";
import type programs from "./programs.json";

/**
 * Absolute path of a program or thread as it was compiled last, by what serves, tests or runs a command (scripts/lib/programs.mjs).
 * From source each start would load a thousand files, 3 s of a core instead of 1.
 */
export function programFile(name: keyof typeof programs): string {
  return join(/* turbopackIgnore: true */ process.cwd(), ".cache", "programs", `${name}.mjs`);
}
