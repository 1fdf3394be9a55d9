import type { SqlValue, Statement, StatementIterator } from "sql.js";
import type { Cell } from "@/server/worlds";
import { explainedError } from "./explained-error";
import { CELL_CHARACTERS, RESULT_CHARACTERS, RESULT_ROWS } from "./limits";
import type { SqlAnswer } from "./messages";
import type { WorldDatabase } from "./world-database";

const ONE_SELECT = "Write one statement that begins with SELECT or WITH; the tables can only be read.";

/**
 * Runs one reading statement. Whatever is wrong with it is the answer's `error`, with what can be written instead. The words
 * of the statement are looked at for a better message only: the database itself is set to refuse writes.
 */
export function runStatement(statement: string, world: WorldDatabase): SqlAnswer {
  const failed = (error: string): SqlAnswer => ({ query: statement, columns: [], result: "", error, cut: null });
  if (!/^(?:select|with)\b/i.test(withoutComments(statement))) return failed(ONE_SELECT);
  const statements = world.database.iterateStatements(statement);
  try {
    const first = statements.next();
    if (first.done) return failed(ONE_SELECT);
    if (withoutComments(statements.getRemainingSQL()) !== "") return failed(`${ONE_SELECT} Here there are more.`);
    return { query: statement, ...readResult(first.value), error: "" };
  } catch (error) {
    return failed(explainedError(error instanceof Error ? error.message : String(error), world.relations));
  } finally {
    free(statements);
  }
}

/** The engine frees a text and its statements at the end of the list; preparing the rest runs nothing. */
function free(statements: StatementIterator): void {
  try {
    while (!statements.next().done);
  } catch {
    // One that cannot be prepared ends the list too.
  }
}

/** What is left of a text without comments, semicolons and blanks before it. */
function withoutComments(sql: string): string {
  let rest = sql;
  for (;;) {
    const next = rest.replace(/^(?:[\s;]+|--[^\n]*(?:\n|$)|\/\*[\s\S]*?(?:\*\/|$))/, "");
    if (next === rest) return rest;
    rest = next;
  }
}

function readResult(statement: Statement): Pick<SqlAnswer, "columns" | "result" | "cut"> {
  const result: Cell[][] = [];
  let characters = 0;
  let cut: string | null = null;
  let cutCells = false;
  while (statement.step()) {
    const row = statement.get().map((value) => {
      const cell = cellOf(value);
      if (typeof cell === "string" && typeof value === "string" && cell.length < value.length) cutCells = true;
      return cell;
    });
    characters += row.reduce<number>((sum, cell) => sum + String(cell).length, 0);
    if (result.length === RESULT_ROWS) cut = `Only the first ${RESULT_ROWS} rows are shown.`;
    else if (characters > RESULT_CHARACTERS) cut = `Only the first ${RESULT_CHARACTERS} characters are shown.`;
    if (cut !== null) break;
    result.push(row);
  }
  if (cutCells) cut = `${cut ?? ""} Texts are cut after ${CELL_CHARACTERS} characters.`.trim();
  return { columns: statement.getColumnNames(), result, cut };
}

function cellOf(value: SqlValue): Cell {
  if (value instanceof Uint8Array) return `a blob of ${value.length} bytes`;
  // JSON knows neither infinity nor what is no number.
  if (typeof value === "number" && !Number.isFinite(value)) return String(value);
  if (typeof value === "string" && value.length > CELL_CHARACTERS) return `${value.slice(0, CELL_CHARACTERS - 1)}…`;
  return value;
}
