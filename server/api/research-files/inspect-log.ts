import { exportInspectLog, LOG_FORMATS, writeInspectLog } from "@/server/runs";
import { ProblemError } from "@/server/trip";
import { getServices } from "../services";
import { respond } from "./respond";

/** Answers `GET …/runs/<id>/inspect?format=eval` with the run as a log of inspect_ai; `json`: as one JSON file. */
export function handleRunInspectLog(request: Request, id: string): Promise<Response> {
  const asked = new URL(request.url).searchParams.get("format");
  const format = LOG_FORMATS.find((each) => each === asked) ?? "eval";
  return respond(request, async (api) => {
    // Who may see the run may have its log.
    const { run } = await api.runs.view({ id });
    const log = await exportInspectLog((await getServices()).opened.database, run.id);
    if (!log.ok) throw new ProblemError(log.problem);
    const mediaType = format === "eval" ? "application/zip" : "application/json; charset=utf-8";
    return { name: `run-${run.id}.${format}`, mediaType, pieces: writeInspectLog(log.value, format) };
  });
}
