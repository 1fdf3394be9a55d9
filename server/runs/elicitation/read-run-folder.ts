import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { filledLines, parseJson, readTextFile } from "@/server/episodes";
import {
  type DialogRecord,
  dialogRecordSchema,
  type ElicitationSummary,
  elicitationSummarySchema,
  fail,
  ok,
  type Result,
} from "@/server/trip";

/** What `bench elicitation --out` left behind. */
export interface RunFolder {
  /** Of the content: equal files give equal ids. */
  readonly id: string;
  readonly summary: ElicitationSummary;
  readonly dialogs: readonly DialogRecord[];
}

/** Hexadecimal digits of an id: 64 bits. */
const ID_LENGTH = 16;
/** How JSON writes what Postgres cannot store in a text: NUL and half surrogate pairs, behind an even number of backslashes. */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** Reads and checks a whole folder; a problem names file, line and field. */
export function readRunFolder(folder: string): Result<RunFolder> {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    return fail({ code: "bad_input", message: "There is no such folder.", where: { file: folder } });
  }
  const summaryFile = join(folder, "summary.json");
  const dialogsFile = join(folder, "dialogs.jsonl");
  const summaryText = readTextFile(summaryFile);
  if (!summaryText.ok) return summaryText;
  const dialogsText = readTextFile(dialogsFile);
  if (!dialogsText.ok) return dialogsText;

  const summary = parseJson(summaryText.value, elicitationSummarySchema, { file: summaryFile });
  if (!summary.ok) return summary;
  const dialogs = readDialogs(dialogsText.value, dialogsFile);
  if (!dialogs.ok) return dialogs;
  if (dialogs.value.length !== summary.value.travelers) {
    const message = `The run has ${summary.value.travelers} travelers, and ${dialogs.value.length} dialogs are in the file. The file is incomplete, or belongs to another run.`;
    return fail({ code: "bad_file", message, where: { file: dialogsFile } });
  }
  const id = createHash("sha256")
    .update(summaryText.value)
    .update("\0")
    .update(dialogsText.value)
    .digest("hex")
    .slice(0, ID_LENGTH);
  return ok({ id, summary: summary.value, dialogs: dialogs.value });
}

function readDialogs(text: string, file: string): Result<DialogRecord[]> {
  const dialogs: DialogRecord[] = [];
  const lineOf = new Map<string, number>();
  for (const line of filledLines(text)) {
    const where = { file, line: line.number };
    const dialog = parseJson(line.text, dialogRecordSchema, where);
    if (!dialog.ok) return dialog;
    const { id } = dialog.value;
    const earlier = lineOf.get(id);
    if (earlier !== undefined) {
      const message = `The dialog "${id}" is already in line ${earlier}.`;
      return fail({ code: "bad_file", message, where: { ...where, field: "id" } });
    }
    if (UNSTORABLE.test(JSON.stringify(dialog.value))) {
      const message = "The dialog has a character that no text may hold (NUL, or half of a surrogate pair).";
      return fail({ code: "bad_file", message, where });
    }
    lineOf.set(id, line.number);
    dialogs.push(dialog.value);
  }
  return ok(dialogs);
}
