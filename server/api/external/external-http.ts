import { TRPCError } from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { z } from "zod";
import { fail, forLog, formatProblem, ok, type Problem, type Result } from "@/server/trip";
import { callerOf } from "../context";
import { httpCodeOf } from "../error-sentences";
import { guarded } from "../request-guards";
import { getServices } from "../services";
import { admit } from "./admit";

const sessionSchema = z.uuid();
const nextSchema = z.object({ session: sessionSchema.nullish() });
const planSchema = z.object({ plan: z.string().max(100_000) });
const reasonSchema = z.object({ reason: z.string().max(1_000).default("") });
const inputSchema = z.record(z.string().max(100), z.json());
const toolSchema = z.string().min(1).max(100);

/**
 * Answers an external agent, which shows the token of its run as "Authorization: Bearer …" (docs/EXTERNAL_AGENTS.md):
 * GET (the run), POST next, POST sessions/<session>/tools/<name>, …/plan and …/give-up. Bodies and answers are JSON; a refusal has `code`
 * and `message`.
 */
export async function handleExternalRequest(request: Request, path: readonly string[]): Promise<Response> {
  const checked = await guarded(request);
  if (checked instanceof Response) return checked;
  const token = /^Bearer (\S{1,200})$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  if (token === undefined) return refusal(NO_TOKEN, 401);
  const run = await admit(token, callerOf(request.headers));
  if (!run.ok) return refusal(run.problem, run.problem.code === "bad_input" ? 401 : undefined);
  try {
    const answer = await answerTo(checked, path, run.value);
    return answer.ok ? Response.json(answer.value, { headers: PRIVATE }) : refusal(answer.problem);
  } catch (error) {
    console.error("external agent:", forLog(error));
    return refusal({ code: "internal", message: "Something went wrong on the server. The task is still running." });
  }
}

const PRIVATE = { "Cache-Control": "no-store" };
const NO_TOKEN: Problem = { code: "bad_input", message: "Send the token of the run as Authorization: Bearer …" };

async function answerTo(request: Request, path: readonly string[], run: string): Promise<Result<unknown>> {
  const { external: sessions } = await getServices();
  const [first, session, what, name, ...more] = path;
  if (request.method === "GET" && first === undefined) return sessions.state(run);
  if (request.method !== "POST" || more.length > 0) return noSuchAddress();
  const body = await jsonOf(request);
  if (!body.ok) return body;
  if (first === "next" && session === undefined) {
    const asked = checked(nextSchema, body.value);
    if (!asked.ok) return asked;
    const next = await sessions.next(run, asked.value.session ?? null);
    return next.ok ? ok({ next: next.value }) : next;
  }
  const id = sessionSchema.safeParse(session);
  if (first !== "sessions" || !id.success) return noSuchAddress();
  switch (name === undefined ? what : `${what}/`) {
    case "plan": {
      const asked = checked(planSchema, body.value);
      return asked.ok ? sessions.submit(run, id.data, asked.value.plan) : asked;
    }
    case "give-up": {
      const asked = checked(reasonSchema, body.value);
      return asked.ok ? sessions.giveUp(run, id.data, asked.value.reason) : asked;
    }
    case "tools/": {
      const [tool, input] = [checked(toolSchema, name), checked(inputSchema, body.value)];
      if (!tool.ok) return tool;
      if (!input.ok) return input;
      return sessions.call(run, id.data, { tool: tool.value, input: input.value }, request.signal);
    }
    default:
      return noSuchAddress();
  }
}

/** An empty body is an empty object. */
async function jsonOf(request: Request): Promise<Result<unknown>> {
  const text = await request.text();
  try {
    return ok(text.trim() === "" ? {} : JSON.parse(text));
  } catch {
    return fail({ code: "bad_input", message: "The body is not JSON." });
  }
}

function checked<T>(schema: z.ZodType<T>, value: unknown): Result<T> {
  const read = schema.safeParse(value);
  if (read.success) return ok(read.data);
  const [issue] = read.error.issues;
  const field = issue?.path.map(String).join(".");
  return fail({
    code: "bad_input",
    message: issue?.message ?? "The input is invalid.",
    where: field ? { field } : {},
  });
}

function noSuchAddress() {
  const message =
    "There is nothing here. POST next, sessions/<session>/tools/<name>, …/plan or …/give-up; GET for the state of the run.";
  return fail({ code: "not_found", message });
}

function refusal(problem: Problem, status?: number): Response {
  const { code } = problem;
  const known = status ?? getHTTPStatusCodeFromError(new TRPCError({ code: httpCodeOf(code) }));
  const headers = known === 401 ? { ...PRIVATE, "www-authenticate": "Bearer" } : PRIVATE;
  return Response.json({ code, message: formatProblem(problem) }, { status: known, headers });
}
