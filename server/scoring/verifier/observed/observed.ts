import { canonicalJson } from "@/server/episodes";
import { spellingKey } from "@/server/trip";
import { valuesIn } from "../text/values";
import type { TrajectoryCall } from "../trajectory";
import { isEmptyOutput, type Row, rowsOf } from "./rows";

/** What an agent writes itself, what it hands in, and code that prints whatever it is told to: none of it shows anything. */
const NO_SOURCES = new Set([
  ...["NotebookWrite", "Planner", "DailyPlanner", "execute_python", "none"],
  ...["assign", "say", "propose_itinerary", "finish", "over", "fail"],
]);

/** A call of a tool that looks things up, with what it showed. */
export interface Observation {
  readonly tool: string;
  /** Keys of what was asked for. */
  readonly asked: string;
  /** Dates that were asked for, as months × 100 + days. */
  readonly askedDates: readonly number[];
  readonly rows: readonly ObservedRow[];
  readonly isEmpty: boolean;
}

export interface ObservedRow {
  readonly row: Row;
  /** Keys of its cells that are texts. */
  readonly keys: readonly string[];
}

/** What was observed so far. The same question asked again replaces its earlier answer. */
export class Observed {
  private readonly byQuestion = new Map<string, Observation>();
  private readonly replacedRows: ObservedRow[] = [];
  private readonly rowsByKey = new Map<string, Set<ObservedRow>>();

  constructor(private readonly isNameOfWorld: (name: string) => boolean) {}

  /** Takes in a call; one that failed, or whose tool is no source, shows nothing. */
  add({ tool, input, ok, output }: TrajectoryCall): void {
    if (!ok || NO_SOURCES.has(tool)) return;
    const question = `${tool} ${canonicalJson(input)}`;
    const before = this.byQuestion.get(question);
    const asked = spellingKey(JSON.stringify(input));
    const rows = rowsOf(output)
      .map((row) => this.shown(row, tool, asked))
      .filter(({ row }) => row.size > 0);
    const askedDates = valuesIn(JSON.stringify(input)).flatMap(({ kind, amount }) => (kind === "date" ? [amount] : []));
    this.byQuestion.delete(question);
    this.byQuestion.set(question, { tool, asked, askedDates, rows, isEmpty: isEmptyOutput(output) });
    for (const old of before?.rows ?? []) {
      this.replacedRows.push(old);
      for (const key of old.keys) this.rowsByKey.get(key)?.delete(old);
    }
    for (const one of rows) {
      for (const key of one.keys) this.rowsByKey.set(key, (this.rowsByKey.get(key) ?? new Set()).add(one));
    }
  }

  /**
   * What a row shows. A database gives back what it is asked to (SELECT 'Grand Hotel', 20), so a name that stands in the question counts
   * only if the world has it, and a row of nothing but what was asked for does not count.
   */
  private shown(row: Row, tool: string, asked: string): ObservedRow {
    const isQuery = tool === "execute_sql";
    const isAsked = (cell: string | number) => ` ${asked} `.includes(` ${spellingKey(String(cell))} `);
    const cells = [...row].filter(([, cell]) => !isQuery || !isAsked(cell) || this.isNameOfWorld(String(cell)));
    const isEchoed = isQuery && cells.every(([, cell]) => isAsked(cell));
    const kept: Row = new Map(isEchoed ? [] : cells);
    const keys = [...kept.values()].flatMap((cell) => (typeof cell === "string" ? [spellingKey(cell)] : []));
    return { row: kept, keys: [...new Set(keys)].filter((key) => key !== "") };
  }

  get observations(): readonly Observation[] {
    return [...this.byQuestion.values()];
  }

  /** The rows that hold now, in the order of their calls. */
  get rows(): readonly ObservedRow[] {
    return this.observations.flatMap(({ rows }) => rows);
  }

  /** Rows of answers that a later one to the same question replaced. */
  get replaced(): readonly ObservedRow[] {
    return this.replacedRows;
  }

  /** The rows that have a cell of this name, and the lines of text in which it stands. */
  rowsOf(name: string): readonly ObservedRow[] {
    const key = spellingKey(name);
    if (key === "") return [];
    const lines = this.rows.filter((one) => isLine(one) && one.keys.some((line) => ` ${line} `.includes(` ${key} `)));
    return [...new Set([...(this.rowsByKey.get(key) ?? []), ...lines])];
  }

  hasName(name: string): boolean {
    return this.rowsOf(name).length > 0;
  }

  /** Whether a later answer to the same question no longer has it. */
  wasReplaced(name: string): boolean {
    const key = spellingKey(name);
    return this.replacedRows.some(({ keys }) => keys.includes(key)) && !this.hasName(name);
  }

  /** Cells that call something by its name. */
  *names(): Generator<string> {
    for (const { row } of [...this.rows, ...this.replacedRows]) {
      for (const [column, cell] of row) if (typeof cell === "string" && NAMES.test(column)) yield cell;
    }
  }
}

const NAMES = /name|number|title|^place$|^hotel$|^restaurant$|^attraction$|^spot$/i;

function isLine({ row }: ObservedRow): boolean {
  return row.has("");
}
