import { parentPort } from "node:worker_threads";
import { fail, ok, type Result } from "@/server/trip";
import { openRelations } from "@/server/worlds";
import { ENGINE_BYTES, TABLE_ROWS } from "./limits";
import type { SqlMessage, SqlQuestion } from "./messages";
import { runStatement } from "./run-statement";
import { limitWasmMemory, type WorldDatabase, worldDatabase } from "./world-database";

/** The thread's side of `runSql`: makes a world's database once and answers statements over it. */

limitWasmMemory(ENGINE_BYTES);

/** The one world of this thread. */
let open: WorldDatabase | null = null;

async function databaseOf({ world, hash }: SqlQuestion): Promise<Result<WorldDatabase>> {
  if (open !== null) return ok(open);
  const relations = openRelations(world, TABLE_ROWS);
  if (!relations.ok) return relations;
  if (relations.value.hash !== hash) {
    const message = `The world "${world}" on disk is not the one that is asked about: it was imported again since.`;
    return fail({ code: "unavailable", message });
  }
  open = await worldDatabase(relations.value);
  return ok(open);
}

async function answer(question: SqlQuestion): Promise<SqlMessage> {
  try {
    const database = await databaseOf(question);
    if (!database.ok) return { kind: "problem", problem: database.problem };
    send({ kind: "begins" });
    return { kind: "answer", answer: runStatement(question.statement, database.value) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: "problem", problem: { code: "internal", message: `The database failed: ${reason}` } };
  }
}

function send(message: SqlMessage): void {
  parentPort?.postMessage(message);
}

parentPort?.on("message", async (question: SqlQuestion) => send(await answer(question)));
