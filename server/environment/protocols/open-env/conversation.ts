import { z } from "zod";
import { formatProblem, type Problem } from "@/server/trip";
import { badInput } from "../../http/problem-answer";
import type { SessionTable } from "../../sessions/session-table";
import { wantedOf, wantedSchema } from "../../sessions/wanted";
import { listToolsSchema, openEnvActionSchema, openEnvObservation, openEnvOpening, openEnvTools } from "./action";

const messageSchema = z.object({ type: z.string().max(40), data: z.json().optional() });

export type OpenEnvCode =
  | "INVALID_JSON"
  | "UNKNOWN_TYPE"
  | "VALIDATION_ERROR"
  | "EXECUTION_ERROR"
  | "CAPACITY_REACHED"
  | "SESSION_ERROR";

/** What is sent back, and whether the connection ends with it. */
export interface OpenEnvReply {
  readonly frame: { readonly type: string; readonly data: unknown } | null;
  readonly ends: boolean;
}

/**
 * One client of OpenEnv's WebSocket: `reset`, `step`, `state`, `close`, and `mcp` for the same messages as `POST /mcp`. It begins a session with its first
 * reset, or works on the one that its address names; either way, a reset begins another episode in place. An error leaves the connection as it is.
 */
export class OpenEnvConversation {
  constructor(
    private readonly table: SessionTable,
    private session: string | null,
    private readonly rpc: (body: unknown, session: string | null) => Promise<unknown>,
  ) {}

  /** The session that it works on, to be kept alive by the connection's heartbeat. */
  get current(): string | null {
    return this.session;
  }

  async answer(text: string): Promise<OpenEnvReply> {
    const message = messageSchema.safeParse(jsonOrUndefined(text));
    if (!message.success) return error("INVALID_JSON", "This is no JSON object with a type.");
    const { type, data } = message.data;
    switch (type) {
      case "reset":
        return this.reset(data ?? {});
      case "step":
        return this.step(data ?? {});
      case "state":
        return this.state();
      case "mcp":
        return said("mcp", await this.rpc(data ?? {}, this.session));
      case "close":
        return this.close();
      default:
        return error("UNKNOWN_TYPE", `There is no message "${type}". Messages: reset, step, state, mcp, close.`);
    }
  }

  private async reset(data: unknown): Promise<OpenEnvReply> {
    const read = wantedSchema.safeParse(data);
    if (!read.success) return refused(badInput(read.error.issues));
    const wanted = wantedOf(read.data);
    const known = this.session !== null && this.table.touch(this.session);
    const opened =
      this.session !== null && known ? await this.table.reset(this.session, wanted) : await this.table.open(wanted);
    if (!opened.ok) return refused(opened.problem);
    this.session = opened.value.session;
    return said("observation", openEnvOpening(opened.value.opening));
  }

  private async step(data: unknown): Promise<OpenEnvReply> {
    if (this.session === null) return error("SESSION_ERROR", "No episode is under way: send reset first.");
    const opening = await this.table.openingOf(this.session);
    if (!opening.ok) return refused(opening.problem);
    const { tools } = opening.value;
    if (listToolsSchema.safeParse(data).success) return said("observation", openEnvTools(tools));
    const read = openEnvActionSchema.safeParse(data);
    if (!read.success) return refused(badInput(read.error.issues));
    const { tool_name: tool, arguments: input, request_id } = read.data;
    if (!tools.some(({ name }) => name === tool)) return error("VALIDATION_ERROR", `unknown tool ${tool}`);
    const observed = await this.table.step(this.session, { tool, arguments: input }, request_id ?? undefined);
    return observed.ok ? said("observation", openEnvObservation(observed.value)) : refused(observed.problem);
  }

  private async state(): Promise<OpenEnvReply> {
    if (this.session === null) return said("state", { episode_id: null, step_count: 0 });
    const state = await this.table.state(this.session);
    if (!state.ok) return refused(state.problem);
    const { episodeId, steps } = state.value;
    return said("state", { episode_id: episodeId, step_count: steps, session_id: this.session });
  }

  private async close(): Promise<OpenEnvReply> {
    if (this.session !== null) await this.table.close(this.session);
    this.session = null;
    return { frame: null, ends: true };
  }
}

function said(type: string, data: unknown): OpenEnvReply {
  return { frame: { type, data }, ends: false };
}

function error(code: OpenEnvCode, message: string): OpenEnvReply {
  return { frame: { type: "error", data: { message, code } }, ends: code === "CAPACITY_REACHED" };
}

function refused(problem: Problem): OpenEnvReply {
  return error(codeOf(problem), formatProblem(problem));
}

function codeOf({ code }: Problem): OpenEnvCode {
  switch (code) {
    case "bad_input":
      return "VALIDATION_ERROR";
    case "at_capacity":
      return "CAPACITY_REACHED";
    case "not_found":
    case "changed_meanwhile":
      return "SESSION_ERROR";
    default:
      return "EXECUTION_ERROR";
  }
}

function jsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
