import { promptTextsSchema } from "@/server/views";

const LARGEST_BYTES = 50_000;

/** A file with its path below the folder that was chosen. */
interface ChosenFile {
  readonly name: string;
  readonly webkitRelativePath: string;
  readonly size: number;
  text(): Promise<string>;
}

/**
 * The texts of a folder of prompts by their names: "mine/agents/two-stage/act.txt" is that of "agents/two-stage/act", as the command line's
 * `--prompts mine` reads it. Throws with a sentence for people.
 */
export async function promptTexts(files: readonly ChosenFile[]): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const file of files) {
    const path = file.webkitRelativePath.split("/").slice(1).join("/") || file.name;
    if (!path.endsWith(".txt")) throw new Error(`${path}: a prompt's file ends with .txt.`);
    if (file.size > LARGEST_BYTES) throw new Error(`${path}: a prompt may have ${LARGEST_BYTES} bytes.`);
    texts[path.slice(0, -".txt".length)] = await file.text();
  }
  const checked = promptTextsSchema.safeParse(texts);
  if (!checked.success) throw new Error(checked.error.issues[0]?.message ?? "These are not prompts.");
  return checked.data;
}
