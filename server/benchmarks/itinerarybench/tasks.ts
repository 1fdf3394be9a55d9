import { filledLines, parseJson, readTextFile } from "@/server/episodes";
import { type ItinerarybenchTask, itinerarybenchTaskSchema } from "@/server/scoring";
import { fail, ok, type Result } from "@/server/trip";

/** Reads a tasks file (JSON Lines); errors name the file, the line and the field. */
export function readItinerarybenchTasks(file: string): Result<ItinerarybenchTask[]> {
  const text = readTextFile(file);
  if (!text.ok) return text;
  const tasks = new Map<string, ItinerarybenchTask>();
  for (const line of filledLines(text.value)) {
    const where = { file, line: line.number };
    const task = parseJson(line.text, itinerarybenchTaskSchema, where);
    if (!task.ok) return task;
    if (tasks.has(task.value.id)) {
      const message = `The task ${task.value.id} occurs twice; each needs its own ID.`;
      return fail({ code: "bad_file", message, where: { ...where, field: "id" } });
    }
    tasks.set(task.value.id, task.value);
  }
  if (tasks.size === 0) return fail({ code: "bad_file", message: "The file has no tasks.", where: { file } });
  return ok([...tasks.values()]);
}
