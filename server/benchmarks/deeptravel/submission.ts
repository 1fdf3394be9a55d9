import { z } from "zod";
import { type Event, filledLines, parseJson, readTextFile } from "@/server/episodes";
import { fail, ok, type Result } from "@/server/trip";
import type { Submission, TaskFiles } from "../benchmark";
import { answerText } from "./answer/answer-text";
import { type DeeptravelTask, deeptravelTaskSchema } from "./task";

const MOST_TASKS = 5_000;
const LONGEST_TEXT = 200_000;

/** A line of a file of answers: what an agent hands in, as its prompt asks for it. */
const lineSchema = z.object({ id: z.string().max(64), answer: z.string().max(LONGEST_TEXT).nullable() });

/** The tasks of a generated file (JSON Lines). Problems name file, line and field. */
export function importTasks({ tasks: file }: TaskFiles): Result<DeeptravelTask[]> {
  if (file === undefined) return fail({ code: "bad_input", message: "Name the file of tasks." });
  const text = readTextFile(file);
  if (!text.ok) return text;
  const tasks: DeeptravelTask[] = [];
  const ids = new Set<string>();
  for (const line of filledLines(text.value)) {
    const where = { file, line: line.number };
    const task = parseJson(line.text, deeptravelTaskSchema, where);
    if (!task.ok) return task;
    if (ids.has(task.value.id) || tasks.length >= MOST_TASKS) {
      const message = ids.has(task.value.id)
        ? `The task ${task.value.id} comes twice.`
        : `The file has more than ${MOST_TASKS} tasks.`;
      return fail({ code: "bad_file", message, where: { ...where, field: "id" } });
    }
    ids.add(task.value.id);
    tasks.push(task.value);
  }
  return tasks.length > 0 ? ok(tasks) : fail({ code: "bad_file", message: "The file has no tasks.", where: { file } });
}

/** Answers of another system, matched by `id`. They stay words here: a plan is read in the world that it is scored in. */
export function readAnswers(file: string, tasks: readonly DeeptravelTask[]): Result<Submission> {
  const text = readTextFile(file);
  if (!text.ok) return text;
  const known = new Set(tasks.map(({ id }) => id));
  const answerOf = new Map<string, string | null>();
  for (const line of filledLines(text.value)) {
    const where = { file, line: line.number };
    const read = parseJson(line.text, lineSchema, where);
    if (!read.ok) return read;
    const { id, answer } = read.value;
    if (!known.has(id) || answerOf.has(id)) {
      const message = known.has(id)
        ? `The task ${id} already has an answer.`
        : `No task has the id ${JSON.stringify(id)}.`;
      return fail({ code: "bad_file", message, where: { ...where, field: "id" } });
    }
    answerOf.set(id, answer);
  }
  const missing = tasks.filter(({ id }) => !answerOf.has(id)).length;
  const notes = missing === 0 ? [] : [`No answer for ${missing} of ${tasks.length} tasks: counted as not delivered.`];
  return ok({ notes, plans: tasks.map(({ id }) => written(answerOf.get(id) ?? null)) });
}

function written(answer: string | null): Event[] | null {
  return answer === null || answer.trim() === ""
    ? null
    : [{ type: "planWritten", text: answer, days: null, readBy: null }];
}

export function answerLine({ id }: DeeptravelTask, events: readonly Event[]) {
  return { id, answer: answerText(events) };
}
