import { filledLines, parseJson } from "@/server/episodes";
import { fail, ok, type Result } from "@/server/trip";
import { type DialogLine, type DialogSource, dialogLineSchema, type GivenDialog } from "@/server/views";
import type { RatedItem } from "../formats";

/** Items at most in one file. */
const MOST_ITEMS = 10_000;

/**
 * The items of a file of dialogs, one JSON object a line: `{id?, agent?, turns, judged?}`, or a pair `{id?, first, second}`, or `{id?, content, source?}`. A line without
 * an id is called by its number. Problems name the file and the line.
 */
export function readDialogLines(text: string, file: string): Result<RatedItem[]> {
  const lines = filledLines(text);
  if (lines.length > MOST_ITEMS) {
    return fail({
      code: "bad_file",
      message: `A file may have at most ${MOST_ITEMS} dialogs; split it.`,
      where: { file },
    });
  }
  const items: RatedItem[] = [];
  const ids = new Set<string>();
  for (const { number, text: line } of lines) {
    const read = parseJson(line, dialogLineSchema, { file, line: number });
    if (!read.ok) return read;
    const item = itemOf(read.value, `line ${number}`);
    if (ids.has(item.id)) {
      const message = `An earlier line has the id ${item.id} too. Give each line its own.`;
      return fail({ code: "bad_file", message, where: { file, line: number, field: "id" } });
    }
    ids.add(item.id);
    items.push(item);
  }
  if (items.length === 0) return fail({ code: "bad_file", message: "There is no dialog in it.", where: { file } });
  return ok(items);
}

/** Items as such a file, one line. */
export function dialogLine({ id, content, source }: RatedItem): string {
  const [one, other] = source;
  const line: DialogLine =
    content.unit === "dialog"
      ? { id, ...givenDialog(content.turns, one) }
      : { id, first: givenDialog(content.first, one), second: givenDialog(content.second, other) };
  return `${JSON.stringify(line)}\n`;
}

function itemOf(line: DialogLine, place: string): RatedItem {
  const id = line.id ?? place;
  const source = ({ agent, judged = {} }: GivenDialog): DialogSource => {
    return { kind: "imported", reference: id, agent: agent ?? null, judged };
  };
  if ("content" in line) return { id, content: line.content, source: line.source ?? [source({ turns: [] })] };
  return "turns" in line
    ? { id, content: { unit: "dialog", turns: line.turns }, source: [source(line)] }
    : {
        id,
        content: { unit: "pair", first: line.first.turns, second: line.second.turns },
        source: [source(line.first), source(line.second)],
      };
}

function givenDialog(turns: GivenDialog["turns"], source: DialogSource | undefined): GivenDialog {
  const agent = source?.agent ?? undefined;
  const judged = source?.judged ?? {};
  return { ...(agent === undefined ? {} : { agent }), turns, ...(Object.keys(judged).length === 0 ? {} : { judged }) };
}
