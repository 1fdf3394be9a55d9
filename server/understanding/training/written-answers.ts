import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type EntryKey, entryKeySchema, ProblemError } from "@/server/trip";
import { classesOf, ELSE } from "../learned/answer-classes";

/** An answer that somebody wrote to a question about an entry, and what it comes to. */
export interface WrittenAnswer {
  readonly entry: EntryKey;
  /** A value of the entry, or one of the classes in parentheses. */
  readonly name: string;
  /** Who wrote it: texts of one hand are alike in style. */
  readonly hand: string;
  readonly text: string;
  /** How much the writer was to let it count; null where nothing was asked for. */
  readonly weight: Weight | null;
}

type Weight = "stressed" | "light" | "plain";

interface Line {
  readonly section: string;
  readonly hand: string;
  readonly text: string;
  readonly weight: Weight | null;
  /** "flight.preferredCabin.txt:17". */
  readonly at: string;
}

/**
 * The answers of a folder with a table for each entry: sections "## value", lines of a hand, the text and, where one was asked for, how
 * much it counts, with tabs between. Throws ProblemError `bad_file`.
 */
export function writtenAnswers(folder: string): readonly WrittenAnswer[] {
  return readdirSync(folder).flatMap((file) => {
    const entry = entryKeySchema.safeParse(basename(file, ".txt")).data;
    if (entry === undefined) return [];
    return linesOf(join(folder, file)).map(({ section, at, ...line }) => {
      const name = NOTHING.has(section) ? ELSE : section;
      if (!classesOf(entry).includes(name)) throw damaged(`${at}: "${section}" is no value of ${entry}.`);
      return { ...line, entry, name };
    });
  });
}

/** Replies that settle nothing: about something else, for what is no choice, or with a question. */
const NOTHING: ReadonlySet<string> = new Set(["(else)", "(outside)", "(asked back)"]);

function linesOf(path: string): readonly Line[] {
  const lines: Line[] = [];
  let section: string | null = null;
  for (const [index, line] of readFileSync(path, "utf8").split("\n").entries()) {
    if (line.startsWith("## ")) section = line.slice(3);
    else if (line !== "") {
      const [hand, text, weight, ...more] = line.split("\t");
      const at = `${basename(path)}:${index + 1}`;
      if (section === null || hand === undefined || text === undefined || !isWeight(weight) || more.length > 0) {
        throw damaged(
          `${at}: a hand, a tab and a text are expected (and a tab and its weight), under a section "## value".`,
        );
      }
      lines.push({ section, hand, text, weight: weight ?? null, at });
    }
  }
  return lines;
}

function isWeight(text: string | undefined): text is Weight | undefined {
  return text === undefined || text === "stressed" || text === "light" || text === "plain";
}

function damaged(message: string): ProblemError {
  return new ProblemError({ code: "bad_file", message });
}
