import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import type { PromptTexts } from "@/server/models";
import { fail } from "@/server/trip";
import { requireValue } from "./require";

const LARGEST_BYTES = 50_000;
const MOST_FILES = 50;

/**
 * The texts of `--prompts`: of each file below the folder, by the name of the prompt that it takes the place of ("agents/two-stage/act.txt").
 * Whether a method has such a prompt is for it to say. Undefined without a folder.
 */
export function promptTextsIn(folder: string | undefined): PromptTexts | undefined {
  if (folder === undefined) return undefined;
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return refused("There is no such folder.", folder);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  if (paths.length === 0) return refused("The folder has no files.", folder);
  if (paths.length > MOST_FILES) return refused(`The folder has more than ${MOST_FILES} files.`, folder);
  return Object.fromEntries(
    paths.map((path) => {
      if (!path.endsWith(".txt")) return refused("A prompt's file ends with .txt.", path);
      if (statSync(path).size > LARGEST_BYTES) return refused(`A prompt may have ${LARGEST_BYTES} bytes.`, path);
      const name = path.slice(join(folder, sep).length, -".txt".length).replaceAll(sep, "/");
      return [name, readFileSync(path, "utf8")];
    }),
  );
}

function refused(message: string, file: string): never {
  return requireValue(fail({ code: "bad_input", message, where: { file } }));
}
