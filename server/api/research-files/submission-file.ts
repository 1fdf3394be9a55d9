import { submissionLines } from "@/server/runs";
import { getServices } from "../services";
import { respond } from "./respond";

/** Answers `GET …/runs/<id>/submission?trial=0` with the plans of one trial of each task in the benchmark's published format. */
export function handleRunSubmission(request: Request, id: string): Promise<Response> {
  const asked = Number(new URL(request.url).searchParams.get("trial") ?? "0");
  return respond(request, async (api) => {
    const { run } = await api.runs.view({ id });
    const { opened } = await getServices();
    async function* lines(): AsyncGenerator<string> {
      for await (const line of submissionLines(opened.database, run, asked)) yield `${JSON.stringify(line)}\n`;
    }
    return { name: `submission-${run.id}.jsonl`, mediaType: "application/jsonl; charset=utf-8", pieces: lines() };
  });
}
