import { fail, type ProblemCode } from "@/server/trip";
import { importOrderSchema } from "@/server/views";
import { createContext } from "../context";
import { isFromOwnPages } from "../request-guards";
import { getServices } from "../services";
import { answerOf, importFrom, takeUpload } from "./take-import";

/**
 * Answers `POST …/import`: an upload (`receiveUpload`) of tasks, a submission or a run, from researchers and admins. Answers JSON:
 * `{ ok: true, value }`, or `{ ok: false, problem }` with file, line and field.
 */
export async function handleImport(request: Request): Promise<Response> {
  if (!isFromOwnPages(request.headers)) return refusal(403, "This request came from another site's page.");
  // A page of another site can make a browser post forms and plain text, with its cookies, but not this.
  if (request.headers.get("content-type") !== "application/octet-stream") {
    return refusal(415, "Send an upload as application/octet-stream.");
  }
  const user = await createContext(request.headers).currentUser();
  if (user === null) return refusal(401, "Sign in as a researcher first.");
  if (user.role !== "researcher" && user.role !== "admin") {
    return refusal(403, "Your account may not do this. Ask an admin for the role researcher.");
  }
  if (request.body === null) return refusal(400, "The upload is empty.");
  const { opened } = await getServices();
  const imported = await takeUpload(request.body, importOrderSchema, (upload, folder) =>
    importFrom(opened.database, upload, folder),
  );
  return answerOf(imported);
}

function refusal(status: number, message: string, code: ProblemCode = "bad_input"): Response {
  return Response.json(fail({ code, message }), { status });
}
